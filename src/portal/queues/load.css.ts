import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

const MIDDLE = '(max-width: 1180px)';
/** What was decided anew stands on what was decided, paler. */
const AGAIN = 0.45;
const small = { fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line };

export const chartBox = style({
  flex: '1 1 160px',
  maxInlineSize: 640,
  minInlineSize: 160,
  containerType: 'inline-size',
  margin: 0,
  marginInlineStart: 'auto',
  '@media': { [MIDDLE]: { display: 'none' } },
});
export const chartHead = style({ ...small, display: 'flex', alignItems: 'center', gap: 12, color: vars.text.muted });
export const chartName = style({
  color: vars.text.main,
  fontWeight: 600,
  marginInlineEnd: 'auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Where the chart has no room for them, they stand in its table. */
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  '@container': { '(max-width: 400px)': { display: 'none' } },
});
export const column = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const swatch = styleVariants({
  arrived: { inlineSize: 10, blockSize: 10, borderRadius: 2, background: vars.border.main },
  decided: { inlineSize: 10, blockSize: 10, borderRadius: 2, background: vars.accent.main },
  again: { inlineSize: 10, blockSize: 10, borderRadius: 2, background: vars.accent.main, opacity: AGAIN },
  waiting: { inlineSize: 14, blockSize: 2, background: vars.info.main },
});
export const plot = style({ position: 'relative', marginInlineEnd: 32, direction: 'ltr' });
export const chart = style({ display: 'block', inlineSize: '100%', blockSize: 38 });
export const hours = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  blockSize: 14,
  color: vars.text.muted,
  fontSize: 10,
  lineHeight: '14px',
  textAlign: 'center',
});
globalStyle(`${hours} > :nth-child(even)`, { '@container': { '(max-width: 300px)': { visibility: 'hidden' } } });
/** A dot on the end of the line, and beside it how many wait now. */
export const lastWaiting = style({
  position: 'absolute',
  paddingInlineStart: 15,
  color: vars.info.main,
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 600,
  transform: 'translateY(-7px)',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 4,
      insetInlineStart: -3,
      inlineSize: 6,
      blockSize: 6,
      borderRadius: 3,
      background: vars.info.main,
    },
  },
});
export const bar = styleVariants({
  arrived: { fill: vars.border.main },
  decided: { fill: vars.accent.main },
  again: { fill: vars.accent.main, opacity: AGAIN },
});
export const curve = style({
  fill: 'none',
  stroke: vars.info.main,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});
export const table = style({ borderCollapse: 'collapse', margin: 8 });
globalStyle(`${table} th, ${table} td`, { padding: '2px 10px', textAlign: 'end', fontWeight: 400 });
globalStyle(`${table} thead th`, { color: vars.text.muted });
