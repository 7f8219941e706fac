import type { Picture } from '../shared/workflow.ts';

/** Where the states of a post stand and how the ways run between them. */
export const postPicture: Picture = {
  width: 796,
  height: 176,
  groups: [{ label: 'Status', x: 0, y: 0, width: 480, height: 176 }],
  nodes: {
    pending: { x: 16, y: 72 },
    approved: { x: 328, y: 28 },
    rejected: { x: 328, y: 116 },
    deleted: { x: 644, y: 72 },
  },
  edges: [
    {
      event: 'SET_STATUS',
      from: ['pending'],
      to: 'approved',
      path: 'M84 72V58a8 8 0 0 1 8-8H327',
      label: { x: 210, y: 50 },
    },
    {
      event: 'SET_STATUS',
      from: ['pending'],
      to: 'rejected',
      path: 'M84 116V130a8 8 0 0 0 8 8H327',
      label: { x: 210, y: 138 },
    },
    { event: 'SET_STATUS', from: ['approved'], to: 'pending', path: 'M328 64H170V86H153', label: { x: 240, y: 64 } },
    { event: 'EDIT', from: ['approved'], to: 'pending', path: 'M328 64H170V86H153', label: { x: 292, y: 64 } },
    { event: 'SET_STATUS', from: ['rejected'], to: 'pending', path: 'M328 124H170V102H153', label: { x: 240, y: 124 } },
    { event: 'EDIT', from: ['rejected'], to: 'pending', path: 'M328 124H170V102H153', label: { x: 292, y: 124 } },
    { event: 'SET_STATUS', from: ['approved'], to: 'rejected', path: 'M372 72V115', label: { x: 372, y: 94 } },
    { event: 'SET_STATUS', from: ['rejected'], to: 'approved', path: 'M420 116V73', label: { x: 420, y: 94 } },
    {
      event: 'DELETE',
      from: ['pending', 'approved', 'rejected'],
      to: 'deleted',
      path: 'M480 86H643',
      label: { x: 560, y: 86 },
    },
    { event: 'RESTORE', from: ['deleted'], to: 'approved', path: 'M644 104H500V64H465', label: { x: 560, y: 104 } },
    { event: 'RESTORE', from: ['deleted'], to: 'rejected', path: 'M644 104H500V130H465', label: { x: 560, y: 104 } },
    { event: 'RESTORE', from: ['deleted'], to: 'pending', path: 'M712 116V168H36V117', label: { x: 600, y: 168 } },
  ],
};
