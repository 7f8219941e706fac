import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { candidates, guardNames, statesOf, UNBORN } from './states.ts';

/* What of a machine is drawn: every transition that leads to another state, as the lines of its picture. */

/** What of a workflow is drawn. */
export interface Drawable {
  name: string;
  machine: AnyStateMachine;
  states: Readonly<Record<string, { group?: string }>>;
  events: Readonly<Record<string, { short: string }>>;
  guards?: Readonly<Record<string, string>>;
  payloadGuards?: Readonly<Record<string, string>>;
}

interface Way {
  event: string;
  from: string;
  to: string;
}

/** Ways that are drawn as one line: from one state or from a whole group, by one or several events. */
export interface Line {
  source: string;
  from: string[];
  to: string;
  events: string[];
  /** Leads back to a state written before: laid out the other way round, so that what comes later stands further right. */
  isBack: boolean;
}

export function regionsOf({ root }: AnyStateMachine): AnyStateNode[] {
  return root.type === 'parallel' ? Object.values(root.states) : [root];
}

export function bornStates(region: AnyStateNode): AnyStateNode[] {
  return Object.values(region.states).filter(({ tags }) => !tags.includes(UNBORN));
}

/** The ways from one state to another, those passed through at once by the condition that leads there. */
export function waysOf(region: AnyStateNode): Way[] {
  const born = bornStates(region);
  return born.flatMap((state) => {
    const sent = [...state.transitions].flatMap(([event, ways]) => ways.map((way) => ({ ...way, event })));
    const always = (state.always ?? []).map((way) => ({
      ...way,
      event: guardNames(way.guard).join(' ') || 'otherwise',
    }));
    const anywhere = [...region.transitions].flatMap(([event, ways]) => ways.map((way) => ({ ...way, event })));
    return [...sent, ...always, ...anywhere].flatMap(({ event, target }) => {
      const to = target?.[0]?.key;
      return to === undefined || to === state.key ? [] : [{ event, from: state.key, to }];
    });
  });
}

export function groupsOf({ states }: Drawable, keys: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const key of keys) {
    const group = states[key]?.group;
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), key]);
  }
  return groups;
}

/** What leads from every state of a group to one outside of it leaves the group; what goes the same way is one line. */
export function linesOf(
  ways: readonly Way[],
  groups: ReadonlyMap<string, string[]>,
  states: readonly string[],
): Line[] {
  const lines = new Map<string, Line>();
  const add = (source: string, from: string[], { event, to }: Way) => {
    const key = `${source} ${to}`;
    const line = lines.get(key) ?? {
      source,
      from,
      to,
      events: [],
      isBack: states.indexOf(to) < states.indexOf(from[0] ?? ''),
    };
    if (!line.events.includes(event)) line.events.push(event);
    lines.set(key, line);
  };
  for (const way of ways) {
    const group = [...groups].find(
      ([, members]) =>
        members.includes(way.from) &&
        !members.includes(way.to) &&
        members.length > 1 &&
        members.every((from) => ways.some((one) => one.from === from && one.event === way.event && one.to === way.to)),
    );
    if (group) add(idOf(group[0]), group[1], way);
    else add(way.from, [way.from], way);
  }
  return [...lines.values()];
}

export const idOf = (group: string) => `group ${group}`;

/** Whether the record itself may keep it from happening. */
export function asks({ machine, guards = {}, payloadGuards = {} }: Drawable, event: string): boolean {
  const states = statesOf(machine);
  const names = new Set(states.flatMap((state) => candidates(machine, state, event).flatMap((way) => way.guards)));
  return [...names].some((guard) => guard in guards && !(guard in payloadGuards));
}
