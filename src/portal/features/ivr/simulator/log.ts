import type { CallEvent, CallState, Effect, NoteEffect } from '../../../../../machines/call/call.effects.ts';
import type { Menu } from '../../../../../machines/ivr/compile/compile.ts';

/** What one event made of the call; the first moment is the call's beginning, and has none. */
export interface Moment {
  event: CallEvent | null;
  state: CallState;
  effects: readonly Effect[];
}

/** A key that meant nothing when it was pressed: no part of the call, but of what its log says. */
export interface IgnoredKey {
  type: 'keyIgnored';
  key: string;
  /** Which moment of the call it was pressed in, and how many seconds after the call's beginning. */
  moment: number;
  at: number;
}

/** One effect in the log. */
export interface LogRow {
  id: string;
  /** Which moment of the call asked for it. */
  moment: number;
  /** Seconds since the call began. */
  at: number;
  effect: Effect | IgnoredKey;
  /** What ended it, where it is something that takes time and is over. */
  ending: { event: CallEvent; after: number } | null;
  /** It is under way now. */
  isRunning: boolean;
}

/** What happened at one node without a break; null stands for the time before the first one. */
export interface LogGroup {
  id: string;
  node: string | null;
  rows: LogRow[];
  isCurrent: boolean;
}

/** Effects that last until an event of their own kind. */
const endings: Partial<Record<Effect['type'], readonly CallEvent['type'][]>> = {
  play: ['PLAYED', 'KEY', 'HANG_UP'],
  waitKey: ['KEY', 'NO_KEY', 'HANG_UP'],
  record: ['RECORDED', 'KEY', 'HANG_UP'],
  callApi: ['API_ANSWERED', 'HANG_UP'],
  dialTrunk: ['TRUNK_ENDED', 'HANG_UP'],
};

/** Whether what an event ended went well; null where it was cut short, and no link is taken. */
export function isGoodEnd(event: CallEvent): boolean | null {
  switch (event.type) {
    case 'API_ANSWERED':
      return event.ok;
    case 'TRUNK_ENDED':
      return event.outcome === 'answered';
    case 'RECORDED':
      return event.seconds > 0;
    case 'KEY':
    case 'NO_KEY':
    case 'PLAYED':
    case 'HANG_UP':
      return null;
  }
}

export function lasts(effect: Effect): boolean {
  return effect.type in endings;
}

/** The seconds between the beginning of the call and an instant. */
export function secondsIn(state: CallState, at = state.at): number {
  return (Date.parse(at) - Date.parse(state.startedAt)) / 1_000;
}

/** The call as it went, in the order in which it did things, by the node that it was at. */
export function logOf(moments: readonly Moment[], ignored: readonly IgnoredKey[] = []): LogGroup[] {
  const groups: LogGroup[] = [];
  moments.forEach((moment, place) => {
    moment.effects.forEach((effect, index) => {
      if (effect.type === 'stop') return;
      const node = nodeOf(moments, place, index);
      const last = groups.at(-1);
      const isEntry = isEntering(effect);
      const group = last && last.node === node && !isEntry ? last : newGroup(`${place}-${index}`, node);
      if (group !== last) groups.push(group);
      if (isEntry) return;
      group.rows.push(rowOf(moments, place, index, effect));
    });
    const pressed = ignored.filter(({ moment }) => moment === place);
    groups.at(-1)?.rows.push(...pressed.map((key, index) => ignoredRow(key, `${place}-ignored-${index}`)));
  });
  const current = groups.at(-1);
  if (current && moments.at(-1)?.state.phase !== 'ended') current.isCurrent = true;
  return groups;
}

function rowOf(moments: readonly Moment[], place: number, index: number, effect: Effect): LogRow {
  const { state } = moments[place] ?? {};
  const at = state ? secondsIn(state) : 0;
  const next = moments[place + 1];
  const isLast = moments[place]?.effects.slice(index + 1).every((other) => !lasts(other)) ?? true;
  const isOpen = lasts(effect) && isLast;
  const ended = isOpen && next?.event && endings[effect.type]?.includes(next.event.type) ? next : undefined;
  return {
    id: `${place}-${index}`,
    moment: place,
    at,
    effect,
    ending: ended?.event ? { event: ended.event, after: secondsIn(ended.state) - at } : null,
    isRunning: isOpen && next === undefined && state?.phase !== 'ended',
  };
}

function ignoredRow(effect: IgnoredKey, id: string): LogRow {
  return { id, moment: effect.moment, at: effect.at, effect, ending: null, isRunning: false };
}

/** The node an effect belongs to: its own, or, where it names none, the one that the call is entering or at. */
function nodeOf(moments: readonly Moment[], place: number, index: number): string | null {
  const moment = moments[place];
  const effect = moment?.effects[index];
  if (!moment || !effect) return null;
  if ('node' in effect) return effect.node;
  if (effect.type === 'saveAnswer') return moments[place - 1]?.state.node ?? moment.state.node;
  const later = moment.effects.slice(index + 1).find((other) => 'node' in other);
  return later && 'node' in later ? later.node : moment.state.node;
}

/** The nodes in the order in which the call came to them, each with the number of its step; a repeated visit counts anew. */
export function walkOf(moments: readonly Moment[]): { uuid: string; step: number }[] {
  return moments
    .flatMap(({ effects }) => effects)
    .flatMap((effect) => (isEntering(effect) && effect.node !== null ? [effect.node] : []))
    .map((uuid, place) => ({ uuid, step: place + 1 }));
}

/** The welcome boxes that were heard, or made their call, in their order. */
export function boxesMet(moments: readonly Moment[], { boxes, nodes }: Menu): string[] {
  const met = moments.flatMap(({ state: { stage, index, part, node } }) => {
    if (part === 0) return [];
    if (stage === 'callBoxes') return boxes[index]?.id ?? [];
    return stage === 'boxes' && node !== null ? (nodes.get(node)?.boxes[index]?.id ?? []) : [];
  });
  return [...new Set(met)];
}

/** What the call is at, of all that is drawn: the node it came to last, before the first the welcome box; a number tells one step from the next. */
export function heardNow(moments: readonly Moment[], menu: Menu): { uuid: string; step: number } | null {
  const last = walkOf(moments).at(-1);
  if (last) return last;
  const boxes = boxesMet(moments, menu);
  const uuid = boxes.at(-1);
  return uuid === undefined ? null : { uuid, step: boxes.length };
}

function isEntering(effect: Effect): effect is NoteEffect {
  return effect.type === 'note' && effect.code === 'entered';
}

function newGroup(id: string, node: string | null): LogGroup {
  return { id, node, rows: [], isCurrent: false };
}

/** The effect that the call waits for at its end, if any. */
export function openEffect(moments: readonly Moment[]): Effect | null {
  const last = moments.at(-1);
  if (!last || last.state.phase === 'ended') return null;
  return last.effects.findLast((effect) => lasts(effect)) ?? null;
}

/** Somebody or something other than the phone itself made the call go on here. */
export function isDecision({ event }: Moment): boolean {
  return event !== null && event.type !== 'PLAYED';
}
