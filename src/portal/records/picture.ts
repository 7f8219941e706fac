import { eventsFor } from '../../../machines/shared/decide.ts';
import { mayLeadTo } from '../../../machines/shared/ways.ts';
import type { Actor, EventVerdict, Picture, Subject, Workflow } from '../../../machines/shared/workflow.ts';
import { type Walk, wayKey } from './walk.ts';

export type NodeStatus = 'walked' | 'here' | 'open';
export type EdgeStatus = 'walked' | 'possible' | 'waits' | 'off';

export interface PictureNode {
  state: string;
  x: number;
  y: number;
  status: NodeStatus;
  /** Where the record is, since it came there, as its heading says; elsewhere all visits together. */
  time: number | null;
  visits: number;
}

export interface PictureEdge {
  key: string;
  event: string;
  path: string;
  label: { x: number; y: number };
  status: EdgeStatus;
  /** The steps that took this way. */
  numbers: readonly number[];
  /** The guard that is in the way. */
  guard: string | null;
  /** It leads on from here, but this person's role does not include it. */
  denied: EventVerdict | null;
  /** Lies on the ground of a group, which its label must cover. */
  inGroup: boolean;
}

/** Whether an event may be sent now, and the states that it may lead to then. */
export interface Way extends EventVerdict {
  to: readonly string[];
}

export function waysOf<F extends object>(workflow: Workflow<F>, subject: Subject<F>, actor: Actor): Way[] {
  return eventsFor(workflow, subject, actor).map((verdict) => ({
    ...verdict,
    to: mayLeadTo(workflow, subject, verdict.event, actor),
  }));
}

/** The picture of a workflow as it stands for one record: where it was, where it is, and what may happen now. */
export function drawn<F extends object>(
  workflow: Workflow<F>,
  picture: Picture,
  state: string,
  walk: Walk,
  ways: readonly Way[],
): { nodes: PictureNode[]; edges: PictureEdge[] } {
  const here = state.split('+');
  const nodes = Object.entries(picture.nodes).map(([name, { x, y }]): PictureNode => {
    const stay = walk.stays.get(name);
    const status = here.includes(name) ? 'here' : stay ? 'walked' : 'open';
    const time = (status === 'here' ? stay?.last : stay?.time) ?? null;
    return { state: name, x, y, status, time, visits: stay?.visits ?? 0 };
  });
  const edges = picture.edges.map((edge): PictureEdge => {
    const numbers = edge.from.flatMap((from) =>
      edge.to.flatMap((to) => walk.numbers.get(wayKey(edge.event, from, to)) ?? []),
    );
    const way = ways.find(({ event }) => event === edge.event);
    // A way back that is shut is not one that is still to come.
    const turnsBack = workflow.events[edge.event]?.turnsBack === true;
    const isShut = way && (way.enabled || turnsBack) && !edge.to.some((to) => way.to.includes(to));
    const verdict = isShut ? undefined : way;
    const leaves = edge.from.some((from) => here.includes(from));
    const ended = here.every((part) => workflow.states[part]?.ended);
    const status = edgeStatus(verdict, leaves && !ended, numbers);
    return {
      key: `${edge.event} ${edge.from.join(',')} ${edge.to.join(',')}`,
      event: edge.event,
      path: edge.path,
      label: edge.label,
      status,
      numbers,
      guard: status === 'waits' ? (verdict?.denial?.guard ?? null) : null,
      denied: leaves && !ended && verdict?.denial?.kind === 'permission' ? verdict : null,
      inGroup: picture.groups.some((group) => contains(group, edge.label)),
    };
  });
  return { nodes, edges: edges.sort((one, other) => RANK[one.status] - RANK[other.status]) };
}

/** What matters more is drawn over what matters less. */
const RANK: Record<EdgeStatus, number> = { off: 0, possible: 1, waits: 2, walked: 3 };

function edgeStatus(verdict: EventVerdict | undefined, leaves: boolean, numbers: readonly number[]): EdgeStatus {
  if (numbers.length > 0) return 'walked';
  if (!leaves || !verdict) return 'off';
  if (verdict.enabled) return 'possible';
  return verdict.denial?.kind === 'guard' ? 'waits' : 'off';
}

function contains(group: Picture['groups'][number], { x, y }: { x: number; y: number }): boolean {
  return x >= group.x && x <= group.x + group.width && y >= group.y && y <= group.y + group.height;
}
