import { initialTransition, transition } from 'xstate';
import { type SessionEvent, sessionMachine } from '../../machines/session/session.machine.ts';

type EventType = SessionEvent['type'];

/** From one state at rest to the next: what somebody does or what happens, and the answers that follow. */
export interface Passage {
  from: string;
  events: EventType[];
  to: string;
}

/** Six digits, and the pause is over: with these nothing but the state decides. */
const payloads: Partial<Record<EventType, object>> = {
  OTP_CONFIRM: { code: '417826' },
  OTP_RESEND: { secondsLeft: 0 },
};

const snapshotIn = (state: string) => sessionMachine.resolveState({ value: state });
const sent = (type: EventType) => ({ type, ...payloads[type] }) as SessionEvent;

export const sessionStart = initialTransition(sessionMachine)[0].value;

/** Where nothing is awaited from the server: a connection that is lost there changes nothing. */
export function isAtRest(state: string): boolean {
  return !snapshotIn(state).can({ type: 'CONNECTION_LOST' });
}

/** What the machine takes in a state. Signing out leads to the same place from everywhere; somebody does it where there is a session at rest. */
function eventsIn(state: string): EventType[] {
  const own = sessionMachine.getStateNodeById(`${sessionMachine.id}.${state}`).ownEvents as EventType[];
  return isAtRest(state) && snapshotIn(state).hasTag('hasSession') ? [...own, 'SIGN_OUT'] : own;
}

/** "authorizing CODE exchangingCode", for each step of a passage. */
export function stepsOf({ from, events }: Passage): string[] {
  let here = from;
  return events.map((type) => {
    const [after] = transition(sessionMachine, snapshotIn(here), sent(type));
    const step = `${here} ${type} ${after.value}`;
    here = after.value;
    return step;
  });
}

/** Every passage there is. */
export function sessionPassages(): Passage[] {
  return Object.keys(sessionMachine.states)
    .filter(isAtRest)
    .flatMap((from) => passagesOn({ from, events: [], to: from }));
}

function passagesOn({ from, events, to }: Passage): Passage[] {
  return eventsIn(to).flatMap((type) => {
    const [after] = transition(sessionMachine, snapshotIn(to), sent(type));
    const longer = { from, events: [...events, type], to: after.value };
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
