/** A decision that this person made on this page. */
export interface Made {
  name: string;
  /** Takes it back; given up half way, it can be taken back again. Without it there is no way back. */
  takeBack?: (giveUp: () => void) => void;
  /** Takes the message that offers to undo it off the screen. */
  unsay?: () => void;
}

interface Answers {
  /** Nothing was decided here, or all of it was taken back. */
  onNothing: () => void;
  onFinal: (name: string) => void;
}

/** What this person has decided on this page, and the way back from the last of it: never from what others did. */
export function decisionsMade({ onNothing, onFinal }: Answers) {
  const made: Made[] = [];
  return {
    add(one: Made): void {
      // What cannot be taken back stands between U and what came before it: no older message may offer U.
      if (!one.takeBack) for (const older of made) older.unsay?.();
      made.push(one);
    },
    undo(one: Made | undefined = made.at(-1)) {
      const place = one ? made.indexOf(one) : -1;
      if (!one || place < 0) {
        onNothing();
        return;
      }
      made.splice(place, 1);
      one.unsay?.();
      if (one.takeBack) one.takeBack(() => made.splice(place, 0, one));
      else onFinal(one.name);
    },
  };
}
