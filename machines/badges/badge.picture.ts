import type { Picture } from '../shared/workflow.ts';

/** Where the states of a badge stand and how the ways run between them. */
export const badgePicture: Picture = {
  width: 796,
  height: 264,
  groups: [{ label: 'Held', x: 312, y: 88, width: 168, height: 176, labelAt: 'end' }],
  nodes: {
    recommended: { x: 16, y: 116 },
    rejected: { x: 328, y: 28 },
    accepted: { x: 328, y: 116 },
    assigned: { x: 328, y: 204 },
    revoked: { x: 644, y: 160 },
  },
  edges: [
    {
      event: 'REJECT',
      from: ['recommended'],
      to: 'rejected',
      path: 'M84 116V48a8 8 0 0 1 8-8H327',
      label: { x: 200, y: 40 },
    },
    { event: 'ACCEPT', from: ['recommended'], to: 'accepted', path: 'M152 130H327', label: { x: 200, y: 130 } },
    { event: 'RETURN', from: ['accepted'], to: 'recommended', path: 'M328 148H153', label: { x: 250, y: 148 } },
    {
      event: 'RETURN',
      from: ['rejected'],
      to: 'recommended',
      path: 'M328 62H124a8 8 0 0 0-8 8V115',
      label: { x: 240, y: 62 },
    },
    { event: 'REVOKE', from: ['accepted', 'assigned'], to: 'revoked', path: 'M480 182H643', label: { x: 560, y: 182 } },
  ],
};
