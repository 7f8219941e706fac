import '@xyflow/react/dist/style.css';
import { Background, Controls, MiniMap, ReactFlow } from '@xyflow/react';
import { createRoot } from 'react-dom/client';
import { draftOf } from '../../../machines/ivr/draft/draft.ts';
import { CARD, layout } from '../../../machines/ivr/layout/layout.ts';

/* React Flow as it comes, with the same tree at the same places: what the designer's own drawing is compared with. */
const query = new URLSearchParams(window.location.search);
const source = await (await fetch(`/source.json?nodes=${query.get('nodes') ?? '500'}`)).json();
const began = performance.now();
const draft = draftOf(source);
const { places } = layout(draft);
const nodes = [...places].map(([id, position]) => ({
  id,
  position,
  width: CARD.width,
  height: CARD.height,
  data: { label: draft.nodes.get(id)?.title ?? '' },
}));
const edges = [...draft.nodes.values()].flatMap(({ childNodeUuid, parentNodeUuid }) =>
  parentNodeUuid === null
    ? []
    : [{ id: `${parentNodeUuid} ${childNodeUuid}`, source: parentNodeUuid, target: childNodeUuid }],
);
const start = places.get([...(draft.children.get(null) ?? [])][0] ?? '');

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <ReactFlow
    defaultNodes={nodes}
    defaultEdges={edges}
    onlyRenderVisibleElements
    panOnScroll
    minZoom={0.02}
    defaultViewport={{ x: 16, y: window.innerHeight / 2 - (start?.y ?? 0), zoom: 1 }}
  >
    <Background />
    <MiniMap />
    <Controls aria-label="Controls" />
  </ReactFlow>,
);
Object.assign(window, { measured: { began } });
