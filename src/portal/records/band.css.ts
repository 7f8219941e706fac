import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { SMALL } from '../ui/small.ts';
import { vars } from '../ui/theme.css.ts';

const region = `color-mix(in oklab, ${vars.surface[3]} 45%, ${vars.surface[2]})`;

export const band = style({
  borderBlock: `1px solid ${vars.border.subtle}`,
  background: vars.surface[2],
  padding: '12px 24px 16px',
  '@media': { [SMALL]: { paddingBlock: 4 }, '(max-width: 640px)': { paddingInline: 12 } },
});
export const bandHead = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBlockEnd: 8,
  '@media': { [SMALL]: { marginBlockEnd: 0 } },
});
export const toggle = style({ marginInlineStart: 'auto' });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const legendMark = style({ inlineSize: 20, blockSize: 8, flex: 'none' });
export const legendHere = style({ fill: vars.accent.main });
export const scroller = style({
  overflowX: 'auto',
  overflowY: 'hidden',
  paddingBlock: 6,
  marginBlock: -6,
  // What goes on beyond the edge is seen to.
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.text.faint} transparent`,
});
export const frame = style({ position: 'relative' });
const moreBase = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});
/** There is more of it on this side. */
export const more = styleVariants({
  before: [moreBase, { insetInlineStart: -12 }],
  after: [moreBase, { insetInlineEnd: -12 }],
});
globalStyle(`${moreBase} > *`, { pointerEvents: 'auto' });
export const picture = style({ position: 'relative', margin: 0 });
export const lines = style({
  position: 'absolute',
  inset: 0,
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const group = style({ fill: region, stroke: vars.border.subtle });
export const groupName = style({
  position: 'absolute',
  fontSize: vars.type.meta.size,
  lineHeight: '16px',
  color: vars.text.faint,
});
const lineBase = style({ fill: 'none', strokeWidth: 1.5 });
export const line = styleVariants({
  walked: [lineBase, { stroke: vars.accent.main, strokeWidth: 2 }],
  possible: [lineBase, { stroke: vars.text.muted }],
  waits: [lineBase, { stroke: vars.warn.main, strokeDasharray: '4 3' }],
  off: [lineBase, { stroke: vars.border.main }],
});
export const arrow = styleVariants({
  walked: { fill: vars.accent.main },
  possible: { fill: vars.text.muted },
  waits: { fill: vars.warn.main },
  off: { fill: vars.border.main },
});

const nodeBase = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: 136,
  blockSize: 44,
  paddingInline: '10px 6px',
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
});
export const node = styleVariants({
  open: [nodeBase, { color: vars.text.faint }],
  walked: [nodeBase, { borderColor: vars.accent.main, background: vars.accent.soft, color: vars.accent.strong }],
  here: [
    nodeBase,
    {
      borderColor: vars.accent.main,
      background: vars.accent.main,
      color: vars.accent.on,
      boxShadow: `0 0 0 4px color-mix(in oklab, ${vars.accent.main} 22%, transparent)`,
    },
  ],
});
export const nodeWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const nodeName = style({
  fontSize: vars.type.body.size,
  lineHeight: '18px',
  fontWeight: 500,
  selectors: { [`${node.walked} &`]: { color: vars.text.main }, [`${node.here} &`]: { fontWeight: 600 } },
});
export const nodeTime = style({
  fontSize: 12,
  lineHeight: '16px',
  blockSize: 16,
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  selectors: { [`${node.here} &`]: { color: 'inherit' } },
});

const labelBase = style({
  position: 'absolute',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  transform: 'translate(-50%, -8px)',
  selectors: { '[dir="rtl"] &': { transform: 'translate(50%, -8px)' } },
});
export const label = styleVariants({
  walked: [labelBase, { color: vars.accent.strong, fontWeight: 500 }],
  possible: [labelBase, { color: vars.text.main }],
  waits: [labelBase, { color: vars.warn.main, fontWeight: 500 }],
  off: [labelBase, { color: vars.text.faint }],
});
export const labelLine = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: 4,
  borderRadius: vars.radius.small,
  background: vars.surface[2],
  selectors: { '[data-in-group] > &': { background: region } },
});
export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 16,
  blockSize: 16,
  borderRadius: 8,
  background: vars.accent.main,
  color: vars.accent.on,
  fontSize: 11,
  fontWeight: 600,
});
