import type { MenuNode } from '../../../../machines/ivr/menu.ts';
import type { NodeEvent, NodeFacts } from '../../../../machines/ivr/node/node.machine.ts';
import { nodePolicy } from '../../../../machines/ivr/node/node.policy.ts';
import { nodeWorkflow } from '../../../../machines/ivr/node/node.workflow.ts';
import { decide } from '../../../../machines/shared/decide.ts';
import { initialState } from '../../../../machines/shared/states.ts';
import type { Actor } from '../../../../machines/shared/workflow.ts';
import type { Step } from '../../platform/history.ts';
import { deniedError } from '../../records/denial.ts';

export const NODE = 'menu node';

/** A step of a node as its machine decided it; where it leads is said nowhere else. */
export interface NodeStep {
  event: NodeEvent['type'];
  from: string | null;
  to: string;
}

/** A node before its steps: in no state yet while it is new. */
export interface Standing {
  id: string;
  state: string | null;
  version: number;
  facts: NodeFacts;
}

/** Takes a node through events, one after the other; throws the refusal of the first that its machine does not accept. */
export function decidedSteps(
  { id, state, version, facts }: Standing,
  events: readonly NodeEvent['type'][],
  actor: Actor,
): NodeStep[] {
  let at = state;
  return events.map((event, index) => {
    const subject = { id, state: at ?? initialState(nodeWorkflow.machine), version: version + index, facts };
    const decision = decide(nodeWorkflow, subject, { type: event }, { actor });
    if (decision.outcome === 'replayed') throw new Error(`${event} of a node that is ${subject.state}`);
    if (decision.outcome !== 'accepted') throw deniedError(nodeWorkflow, NODE, decision);
    const step = { event, from: at, to: decision.state };
    at = decision.state;
    return step;
  });
}

/** Somebody whose call was allowed by its own permission, whatever events it comes to. */
export function allowedByTheCall({ id, name }: { id: string | null; name: string }): Actor {
  return { id: id ?? '', name, permissions: new Set(Object.values(nodePolicy)) };
}

/** The steps of a node as the history keeps them; `version` is the node's after the last. */
export function historyOf(node: MenuNode, steps: readonly NodeStep[], done: Pick<Step, 'by' | 'at'>): Step[] {
  return steps.map((step, index) => ({
    entity: nodeWorkflow.name,
    id: node.id,
    ...step,
    version: node.version - steps.length + index + 1,
    facts: { title: node.title },
    ...done,
  }));
}
