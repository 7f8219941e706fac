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

/** Ways that are drawn as one line, by one or several events: from one state or a whole group, to one state or a whole group. */
export interface Line {
  source: string;
  from: string[];
  target: string;
  to: string[];
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

/**
 * What leads from every state of a group to one outside of it leaves the group, and what leads from one outside to every
 * state of a group enters it; what goes the same way is one line.
 */
export function linesOf(
  ways: readonly Way[],
  groups: ReadonlyMap<string, string[]>,
  states: readonly string[],
): Line[] {
  const lines = new Map<string, Line>();
  const isAny = (way: Way) => ways.some((one) => one.from === way.from && one.event === way.event && one.to === way.to);
  const shared = (inside: string, outside: string, way: (member: string) => Way) =>
    [...groups].find(
      ([, members]) =>
        members.length > 1 &&
        members.includes(inside) &&
        !members.includes(outside) &&
        members.every((member) => isAny(way(member))),
    );
  for (const way of ways) {
    const { event, from, to } = way;
    const left = shared(from, to, (member) => ({ ...way, from: member }));
    const entered = left ? undefined : shared(to, from, (member) => ({ ...way, to: member }));
    const [source, sources] = left ? [idOf(left[0]), left[1]] : [from, [from]];
    const [target, targets] = entered ? [idOf(entered[0]), entered[1]] : [to, [to]];
    const key = `${source} ${target}`;
    const line = lines.get(key) ?? {
      source,
      from: sources,
      target,
      to: targets,
      events: [],
      isBack: states.indexOf(targets[0] ?? '') < states.indexOf(sources[0] ?? ''),
    };
    if (!line.events.includes(event)) line.events.push(event);
    lines.set(key, line);
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
