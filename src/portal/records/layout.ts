import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { UNBORN } from '../../../machines/shared/states.ts';
import type { Picture, Workflow } from '../../../machines/shared/workflow.ts';
import type { Elkish } from './stoppable.ts';

export const NODE = { width: 136, height: 44 } as const;
const MARGIN = 12;
const LETTER = 7;
const LABEL_HEIGHT = 20;

interface Way {
  event: string;
  from: string;
  to: string;
}

/** A picture for a workflow that nobody has drawn: layered from left to right, each region under the one before. */
export async function laidOut<F extends object>(workflow: Workflow<F>, elk: Elkish): Promise<Picture> {
  const regions = regionsOf(workflow.machine);
  const ways = regions.flatMap(waysOf);
  const graph: ElkNode = await elk.layout({
    id: workflow.name,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.spacing.nodeNodeBetweenLayers': '40',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.spacing.nodeNode': '28',
      'elk.spacing.edgeEdge': '12',
      'elk.spacing.edgeNode': '16',
      'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
    },
    children: regions.flatMap((region) => bornStates(region).map(({ key }) => ({ id: key, ...NODE }))),
    edges: ways.map((way, place) => edgeOf(way, place, workflow)),
  });
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    groups: [],
    nodes: Object.fromEntries((graph.children ?? []).map(({ id, x = 0, y = 0 }) => [id, { x, y }])),
    edges: ways.map((way, place) => {
      const { path, middle } = lineOf(graph.edges?.[place], graph);
      return { event: way.event, from: [way.from], to: way.to, path, label: middle };
    }),
  };
}

function regionsOf({ root }: AnyStateMachine): AnyStateNode[] {
  return root.type === 'parallel' ? Object.values(root.states) : [root];
}

function bornStates(region: AnyStateNode): AnyStateNode[] {
  return Object.values(region.states).filter(({ tags }) => !tags.includes(UNBORN));
}

/** The ways from one state to another; what stays in its state is not drawn. */
function waysOf(region: AnyStateNode): Way[] {
  const ways = bornStates(region).flatMap((state) =>
    [...state.transitions].flatMap(([event, transitions]) =>
      transitions.flatMap(({ target }) => {
        const to = target?.[0]?.key;
        return to === undefined || to === state.key ? [] : [{ event, from: state.key, to }];
      }),
    ),
  );
  return [...new Map(ways.map((way) => [`${way.event} ${way.from} ${way.to}`, way])).values()];
}

function edgeOf<F extends object>({ event, from, to }: Way, place: number, workflow: Workflow<F>): ElkExtendedEdge {
  const words = workflow.events[event]?.short ?? event;
  return {
    id: String(place),
    sources: [from],
    targets: [to],
    labels: [
      {
        text: words,
        width: words.length * LETTER + 24,
        height: LABEL_HEIGHT,
        layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  };
}

function lineOf(edge: ElkExtendedEdge | undefined, graph: ElkNode) {
  const [section] = edge?.sections ?? [];
  const [label] = edge?.labels ?? [];
  const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
  const path = points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  const middle = {
    x: round((label?.x ?? (graph.width ?? 0) / 2) + (label?.width ?? 0) / 2),
    y: round((label?.y ?? 0) + LABEL_HEIGHT / 2),
  };
  return { path, middle };
}

const round = (length: number) => Math.round(length * 10) / 10;
