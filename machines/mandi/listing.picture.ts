import type { Picture } from '../shared/workflow.ts';

/** Where the states of a listing stand: the review above, whether it is shown below. */
export const listingPicture: Picture = {
  width: 796,
  height: 264,
  groups: [
    { label: 'Review', x: 0, y: 0, width: 796, height: 176 },
    { label: 'Shown', x: 0, y: 188, width: 480, height: 76 },
  ],
  nodes: {
    pending: { x: 16, y: 28 },
    approved: { x: 328, y: 28 },
    rejected: { x: 328, y: 116 },
    deleted: { x: 644, y: 72 },
    active: { x: 16, y: 212 },
    inactive: { x: 328, y: 212 },
  },
  edges: [
    { event: 'APPROVE', from: ['pending'], to: 'approved', path: 'M152 42H327', label: { x: 240, y: 42 } },
    { event: 'RETURN_TO_PENDING', from: ['approved'], to: 'pending', path: 'M328 60H153', label: { x: 200, y: 60 } },
    { event: 'EDIT', from: ['approved'], to: 'pending', path: 'M328 60H153', label: { x: 256, y: 60 } },
    { event: 'IMAGES', from: ['approved'], to: 'pending', path: 'M328 60H153', label: { x: 296, y: 60 } },
    {
      event: 'REJECT',
      from: ['pending'],
      to: 'rejected',
      path: 'M120 72V124a8 8 0 0 0 8 8H327',
      label: { x: 220, y: 132 },
    },
    {
      event: 'RETURN_TO_PENDING',
      from: ['rejected'],
      to: 'pending',
      path: 'M328 150H60a8 8 0 0 1-8-8V73',
      label: { x: 180, y: 150 },
    },
    { event: 'REJECT', from: ['approved'], to: 'rejected', path: 'M372 72V115', label: { x: 372, y: 94 } },
    { event: 'APPROVE', from: ['rejected'], to: 'approved', path: 'M420 116V73', label: { x: 420, y: 94 } },
    {
      event: 'DELETE',
      from: ['pending', 'approved', 'rejected'],
      to: 'deleted',
      path: 'M464 86H643',
      label: { x: 552, y: 86 },
    },
    { event: 'RESTORE', from: ['deleted'], to: 'approved', path: 'M644 104H500V64H465', label: { x: 560, y: 104 } },
    { event: 'RESTORE', from: ['deleted'], to: 'rejected', path: 'M644 104H500V130H465', label: { x: 560, y: 104 } },
    { event: 'RESTORE', from: ['deleted'], to: 'pending', path: 'M712 116V168H36V73', label: { x: 600, y: 168 } },
    { event: 'TOGGLE', from: ['active'], to: 'inactive', path: 'M152 226H327', label: { x: 240, y: 226 } },
    { event: 'TOGGLE', from: ['inactive'], to: 'active', path: 'M328 244H153', label: { x: 240, y: 244 } },
  ],
};
