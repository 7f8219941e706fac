import type { Picture } from '../shared/workflow.ts';

/** Where the states of a report stand and how the ways run between them. */
export const reportPicture: Picture = {
  width: 480,
  height: 176,
  groups: [{ label: 'Decided', x: 312, y: 0, width: 168, height: 176, labelAt: 'end' }],
  nodes: { open: { x: 16, y: 72 }, agreed: { x: 328, y: 28 }, dismissed: { x: 328, y: 116 } },
  edges: [
    { event: 'AGREE', from: ['open'], to: 'agreed', path: 'M84 72V50a8 8 0 0 1 8-8H327', label: { x: 210, y: 42 } },
    {
      event: 'DISMISS',
      from: ['open'],
      to: 'dismissed',
      path: 'M84 116V138a8 8 0 0 0 8 8H327',
      label: { x: 210, y: 146 },
    },
    { event: 'REOPEN', from: ['agreed', 'dismissed'], to: 'open', path: 'M312 94H153', label: { x: 232, y: 94 } },
  ],
};
