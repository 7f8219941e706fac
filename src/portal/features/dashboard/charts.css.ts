import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

/** The colour of a series, by its place. */
const bySeries = {
  '&[data-place="0"]': { background: vars.accent.main },
  '&[data-place="1"]': { background: vars.text.faint },
  '&[data-place="2"]': { background: vars.border.main },
  '&[data-place="3"]': { background: vars.accent.soft3 },
};

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: 24,
  padding: '16px 24px 24px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const chart = style({ display: 'grid', gap: 8, alignContent: 'start', minInlineSize: 0 });
export const head = style({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 30 });
export const grow = style({ flex: 1 });
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const swatch = style({
  inlineSize: 10,
  blockSize: 10,
  borderRadius: 2,
  selectors: bySeries,
});
export const rows = style({ display: 'grid', gap: 4 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 8,
});
export const stateRow = style([row, { gridTemplateColumns: '112px minmax(0, 1fr)', minBlockSize: 20 }]);
export const stateName = style({ display: 'inline-flex', alignItems: 'center', gap: 6, minInlineSize: 0 });
export const bars = style({ display: 'grid', gap: 1 });
export const bar = style({ display: 'flex', alignItems: 'center', gap: 6, blockSize: 14 });
export const fill = style({
  blockSize: 8,
  minInlineSize: 1,
  borderRadius: 2,
  selectors: bySeries,
});
/** Heard, and not seen: the colour says it to who sees. */
export const unseen = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
