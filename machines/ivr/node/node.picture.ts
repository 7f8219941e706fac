import type { Picture } from '../../shared/workflow.ts';

/** Where the states of a menu node stand and how the ways run between them. */
export const nodePicture: Picture = {
  width: 796,
  height: 132,
  groups: [{ label: 'In the draft', x: 0, y: 0, width: 480, height: 88 }],
  nodes: {
    inactive: { x: 16, y: 28 },
    active: { x: 328, y: 28 },
    deleted: { x: 644, y: 28 },
  },
  edges: [
    { event: 'ACTIVATE', from: ['inactive'], to: 'active', path: 'M152 42H327', label: { x: 240, y: 42 } },
    { event: 'DEACTIVATE', from: ['active'], to: 'inactive', path: 'M328 60H153', label: { x: 240, y: 60 } },
    { event: 'DELETE', from: ['active'], to: 'deleted', path: 'M464 42H643', label: { x: 560, y: 42 } },
    {
      event: 'DELETE',
      from: ['inactive'],
      to: 'deleted',
      path: 'M104 72V96a8 8 0 0 0 8 8H672a8 8 0 0 0 8-8V73',
      label: { x: 400, y: 104 },
    },
    {
      event: 'RESTORE',
      from: ['deleted'],
      to: 'inactive',
      path: 'M736 72V112a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8V73',
      label: { x: 240, y: 120 },
    },
  ],
};
