/** A decision that this person made on this page. */
export interface Made {
  name: string;
  /** Takes it back; given up half way, it can be taken back again. Without it there is no way back. */
  takeBack?: (giveUp: () => void) => void;
  /** What leads on from there instead, in words, where there is no way back. */
  instead?: string;
  /** What taking it back is called, where it is no plain undo. */
  word?: string;
  /** By the clock here, until when there is a way back; without it there is one for as long as the page is open. */
  until?: number | undefined;
  /** Takes the message that offers to undo it off the screen. */
  unsay?: () => void;
  /** The server has not answered, and what it answers is needed to take it back. */
  isOnItsWay?: boolean;
  /** It is to be taken back as soon as it can be. */
  isCalledBack?: boolean;
}

interface Answers {
  onNothing: () => void;
  onFinal: (made: Made) => void;
  /** It is taken back when the server has answered. */
  onWaiting: (name: string) => void;
  /** What U means now; nothing where there is nothing more. */
  onChange?: (last: Meant | null) => void;
}

/** The last decision; without a way back it is final, whatever came before it. */
export type Meant = Pick<Made, 'name' | 'instead'> & { isFinal: boolean };

/**
 * What this person has decided on this page, and the way back from the last of it: never from what others did, and never past a
 * decision that is still on its way.
 */
export function decisionsMade({ onNothing, onFinal, onWaiting, onChange = () => {} }: Answers) {
  const made: Made[] = [];
  const remove = (one: Made) => {
    const place = made.indexOf(one);
    if (place >= 0) made.splice(place, 1);
    changed();
    return place;
  };
  const changed = () => {
    const last = made.at(-1);
    onChange(last ? { name: last.name, ...(last.instead && { instead: last.instead }), isFinal: isFinal(last) } : null);
  };
  const isFinal = ({ takeBack, isOnItsWay }: Made) => !takeBack && !isOnItsWay;
  /** What cannot be taken back stands between U and what came before it: no older message may offer U. */
  const closeWay = (one: Made) => {
    if (isFinal(one)) for (const older of made) older.unsay?.();
  };
  const isOver = ({ until }: Made) => until !== undefined && Date.now() >= until;
  const undo = (one: Made | undefined = made.findLast(({ isCalledBack }) => !isCalledBack)) => {
    if (!one || !made.includes(one)) {
      onNothing();
      return;
    }
    if (one.isOnItsWay) {
      one.isCalledBack = true;
      onWaiting(one.name);
      return;
    }
    const place = remove(one);
    one.unsay?.();
    if (!one.takeBack || isOver(one)) return onFinal(one);
    one.takeBack(() => {
      one.isCalledBack = false;
      made.splice(place, 0, one);
      changed();
    });
  };
  return {
    add(one: Made): void {
      closeWay(one);
      made.push(one);
      changed();
    },
    /** The server has taken it: true where it is being taken back already, so that nothing need be said of it. */
    arrived(one: Made, takeBack?: Made['takeBack']): boolean {
      one.isOnItsWay = false;
      if (takeBack) one.takeBack = takeBack;
      if (one.isCalledBack) undo(one);
      else if (made.at(-1) === one) closeWay(one);
      changed();
      return one.isCalledBack === true;
    },
    /** The server has refused it: it never was. */
    forget: (one: Made): void => void remove(one),
    has: (one: Made): boolean => made.includes(one),
    undo,
  };
}
