import type { Picture } from '../shared/workflow.ts';

/** Where the states of a loan stand and how the ways run between them. */
export const loanPicture: Picture = {
  width: 1132,
  height: 176,
  groups: [
    { label: 'Not decided', x: 0, y: 0, width: 400, height: 176 },
    { label: 'Agreed', x: 484, y: 0, width: 648, height: 88, labelAt: 'end' },
  ],
  nodes: {
    submitted: { x: 16, y: 28 },
    assigned: { x: 248, y: 28 },
    deferred: { x: 248, y: 116 },
    accepted: { x: 500, y: 28 },
    signed: { x: 756, y: 28 },
    procured: { x: 980, y: 28 },
    rejected: { x: 756, y: 116 },
    closed: { x: 980, y: 116 },
  },
  edges: [
    { event: 'ASSIGN_AGENT', from: ['submitted'], to: 'assigned', path: 'M152 50H247', label: { x: 200, y: 50 } },
    {
      event: 'DEFER',
      from: ['submitted'],
      to: 'deferred',
      path: 'M84 72V130a8 8 0 0 0 8 8H247',
      label: { x: 168, y: 138 },
    },
    { event: 'DEFER', from: ['assigned'], to: 'deferred', path: 'M284 72V115', label: { x: 284, y: 94 } },
    { event: 'ASSIGN_AGENT', from: ['deferred'], to: 'assigned', path: 'M348 116V73', label: { x: 348, y: 94 } },
    { event: 'ACCEPT', from: ['assigned'], to: 'accepted', path: 'M384 50H499', label: { x: 442, y: 50 } },
    {
      event: 'ACCEPT',
      from: ['deferred'],
      to: 'accepted',
      path: 'M384 128H560a8 8 0 0 0 8-8V73',
      label: { x: 476, y: 128 },
    },
    {
      event: 'REJECT',
      from: ['submitted', 'assigned', 'deferred'],
      to: 'rejected',
      path: 'M400 150H755',
      label: { x: 620, y: 150 },
    },
    { event: 'SIGN_CONTRACT', from: ['accepted'], to: 'signed', path: 'M636 50H755', label: { x: 696, y: 50 } },
    { event: 'PROCURE', from: ['signed'], to: 'procured', path: 'M892 50H979', label: { x: 936, y: 50 } },
    {
      event: 'CLOSE',
      from: ['accepted', 'signed', 'procured'],
      to: 'closed',
      path: 'M1048 88V115',
      label: { x: 1074, y: 102 },
    },
    {
      event: 'UNDO_ACCEPT',
      from: ['accepted'],
      to: 'assigned',
      path: 'M540 28V20a8 8 0 0 0-8-8H352a8 8 0 0 0-8 8V27',
      label: { x: 442, y: 12 },
    },
  ],
};
