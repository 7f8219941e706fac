import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

const hair = `1px solid ${vars.border.subtle}`;

export const progressHead = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 8 });
export const percent = style({ fontSize: 24, lineHeight: '32px', fontWeight: 600 });
export const bar = style({
  display: 'flex',
  blockSize: 12,
  marginBlock: '8px 6px',
  borderRadius: 6,
  overflow: 'hidden',
  background: vars.surface[3],
});
export const barDone = style({ background: vars.accent.main });
export const barBad = style({ background: vars.danger.main });
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 16,
  margin: 0,
  fontWeight: 600,
});
globalStyle(`${numbers} dd`, { margin: 0, fontSize: 16, lineHeight: '24px' });
globalStyle(`${numbers} dt`, { fontSize: vars.type.meta.size, fontWeight: 400, color: vars.text.muted });
export const chart = style({ margin: 0 });
/** Time runs from left to right in every language. */
export const plotRoom = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  marginBlockStart: 8,
});
export const scale = style({
  gridRow: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  fontSize: vars.type.meta.size,
  lineHeight: '14px',
  color: vars.text.muted,
});
export const plotted = style({ position: 'relative', gridRow: 1, gridColumn: 2 });
export const plot = style({ display: 'block', inlineSize: '100%', blockSize: 60, borderBlock: hair });
export const area = style({ fill: vars.accent.soft2 });
const drawn = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const again = style({ ...drawn, stroke: vars.warn.main, strokeWidth: 1 });
export const curve = style({ ...drawn, stroke: vars.accent.main, strokeWidth: 1.5 });
export const ahead = style({ ...drawn, stroke: vars.text.faint, strokeWidth: 1, strokeDasharray: '4 4' });
export const restarted = style({
  position: 'absolute',
  insetBlockEnd: 2,
  paddingInline: 4,
  fontSize: vars.type.meta.size,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: vars.warn.main,
  selectors: { '&[data-end="true"]': { transform: 'translateX(-100%)' } },
});
export const times = style({
  position: 'relative',
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.type.meta.size,
  color: vars.text.muted,
});
export const happenings = style({ margin: 0, padding: 0, listStyle: 'none' });
export const happening = style({
  display: 'grid',
  gridTemplateColumns: '64px 16px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 26,
});
export const mark = style({ display: 'inline-flex', color: vars.text.muted });
export const files = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 12 });
export const fileCard = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 10,
  paddingInline: '12px 8px',
  border: hair,
  borderRadius: vars.radius.large,
});
export const fileWords = style({ display: 'grid', minInlineSize: 0 });
export const fileTitle = style({ fontWeight: 500, selectors: { '&[data-off="true"]': { color: vars.text.muted } } });
export const opened = style({ display: 'flex', flexWrap: 'wrap', columnGap: 12 });
export const share = style({ fontSize: vars.type.meta.size, fontWeight: 400, color: vars.text.muted });
export const ending = style({ marginInlineStart: 'auto' });
