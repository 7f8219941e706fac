import { initialTransition, transition } from 'xstate';
import { type SessionEvent, sessionMachine } from '../../machines/session/session.machine.ts';

type EventType = SessionEvent['type'];

/** A place is a state, and for the steps of signing in also whether they are taken over a page: "otpRequired over a page". */
export interface Passage {
  from: string;
  /** What somebody does or what happens, and the answers that follow. */
  events: EventType[];
  /** The next place at rest. */
  to: string;
}

const OVER = ' over a page';
/** Where there always is a page. */
const withPage = ['lapsed', 'signedIn', 'refreshing'];

/** Six digits, and the pause is over: with these nothing but the state decides. */
const payloads: Partial<Record<EventType, object>> = {
  OTP_CONFIRM: { code: '417826' },
  OTP_RESEND: { secondsLeft: 0 },
};

const stateAt = (place: string) => place.replace(OVER, '');
const snapshotAt = (place: string) =>
  sessionMachine.resolveState({
    value: stateAt(place),
    context: { hasPage: place.endsWith(OVER) || withPage.includes(place) },
  });
const sent = (type: EventType) => ({ type, ...payloads[type] }) as SessionEvent;

const sessionStart = initialTransition(sessionMachine)[0].value;

function placeAfter(place: string, type: EventType): string {
  const [{ value, context }] = transition(sessionMachine, snapshotAt(place), sent(type));
  return context.hasPage && !withPage.includes(value) ? `${value}${OVER}` : value;
}

/** Where nothing is awaited from the server: a connection that is lost there changes nothing. */
function isAtRest(place: string): boolean {
  return !snapshotAt(place).can({ type: 'CONNECTION_LOST' });
}

/** What the machine takes at a place. Signing out leads to the same one from everywhere; somebody does it where a session is, or has lapsed. */
function eventsAt(place: string): EventType[] {
  const own = sessionMachine.getStateNodeById(`${sessionMachine.id}.${stateAt(place)}`).ownEvents as EventType[];
  return isAtRest(place) && withPage.includes(place) ? [...own, 'SIGN_OUT'] : own;
}

/** "authorizing CODE exchangingCode", for each step of a passage. */
export function stepsOf({ from, events }: Passage): string[] {
  let here = from;
  return events.map((type) => {
    const after = placeAfter(here, type);
    const step = `${stateAt(here)} ${type} ${stateAt(after)}`;
    here = after;
    return step;
  });
}

/** Every passage there is. */
export function sessionPassages(): Passage[] {
  const places = Object.keys(sessionMachine.states).flatMap((state) =>
    withPage.includes(state) || state === sessionStart ? [state] : [state, `${state}${OVER}`],
  );
  return places.filter(isAtRest).flatMap((from) => passagesOn({ from, events: [], to: from }));
}

function passagesOn({ from, events, to }: Passage): Passage[] {
  return eventsAt(to).flatMap((type) => {
    const longer = { from, events: [...events, type], to: placeAfter(to, type) };
    return isAtRest(longer.to) ? [longer] : passagesOn(longer);
  });
}

const LONGEST = 5;

/** Walks from the start that together take each of these passages, always on to the nearest one that is still open, each of a few passages. */
export function sessionRounds(passages: readonly Passage[]): Passage[][] {
  const open = new Set(passages);
  const rounds: Passage[][] = [];
  while (open.size > 0) {
    const round: Passage[] = [];
    while (round.length < LONGEST) {
      const way = wayTo(open, passages, round.at(-1)?.to ?? sessionStart);
      if (!way) break;
      for (const passage of way) open.delete(passage);
      round.push(...way);
    }
    if (round.length === 0) throw new Error('some passages are never reached');
    rounds.push(round);
  }
  return rounds;
}

/** The shortest way from here whose last passage is still open. */
function wayTo(open: ReadonlySet<Passage>, passages: readonly Passage[], here: string): Passage[] | null {
  const seen = new Set([here]);
  let ways: Passage[][] = [[]];
  while (ways.length > 0) {
    const longer = ways.flatMap((way) => {
      const at = way.at(-1)?.to ?? here;
      return passages.filter(({ from }) => from === at).map((passage) => [...way, passage]);
    });
    const found = longer.find((way) => way.some((passage) => open.has(passage)));
    if (found) return found;
    ways = longer.filter((way) => {
      const { to = '' } = way.at(-1) ?? {};
      return !seen.has(to) && seen.add(to);
    });
  }
  return null;
}
