import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 16,
  alignItems: 'start',
});
export const runs = style({ padding: 12, borderRadius: vars.radius.main, background: vars.surface[2] });
export const runList = style({ paddingInlineStart: 18 });
export const outcomes = style({
  display: 'flex',
  blockSize: 12,
  gap: 1,
  borderRadius: 3,
  overflow: 'hidden',
  background: vars.surface[3],
  selectors: { '&[data-slim]': { blockSize: 4 } },
});
/** The colour of what became of somebody. */
const byOutcome = {
  '&[data-outcome=delivered]': { background: vars.accent.main },
  '&[data-outcome=waiting]': { background: vars.accent.soft3 },
  '&[data-outcome=failed]': { background: vars.danger.main },
  '&[data-outcome=leftOut]': { background: vars.border.main },
  '&[data-outcome=notSent]': { background: vars.draw.line },
};
export const outcome = style({ minInlineSize: 1, selectors: byOutcome });
export const swatch = style({
  display: 'inline-block',
  inlineSize: 8,
  blockSize: 8,
  marginInlineEnd: 6,
  borderRadius: 2,
  selectors: byOutcome,
});
export const run = style({
  display: 'grid',
  gap: 8,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const runHead = style({ display: 'flex', alignItems: 'baseline', gap: 12, flexWrap: 'wrap' });
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 24,
  padding: 16,
  borderRadius: vars.radius.main,
  background: vars.surface[2],
});
export const progress = style({ display: 'grid', gap: 12, alignContent: 'start', minInlineSize: 0 });
export const sentence = style({ display: 'flex', alignItems: 'baseline', gap: 8, flexWrap: 'wrap' });
export const figures = style({ display: 'flex', columnGap: 24, rowGap: 8, flexWrap: 'wrap', margin: 0 });
export const pace = style({ display: 'grid', gap: 6, alignContent: 'start', minInlineSize: 0 });
export const paceHead = style({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 28 });
export const columns = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 1,
  blockSize: 72,
  borderBlockEnd: `1px solid ${vars.border.main}`,
});
export const column = style({
  flex: 1,
  maxInlineSize: 16,
  minBlockSize: 1,
  borderStartStartRadius: 1,
  borderStartEndRadius: 1,
  background: vars.accent.main,
  selectors: { '&[data-slow]': { background: vars.warn.main } },
});
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: 8 });
export const live = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  background: vars.accent.main,
  selectors: { '[data-quiet] > &': { background: vars.warn.main } },
});
export const progressCell = style({ minInlineSize: 80, selectors: { 'td&': { verticalAlign: 'middle' } } });
export const ledger = style({ display: 'grid', gap: 12, minInlineSize: 0 });
export const ledgerHead = style({ display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap' });
export const texts = style({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
export const text = style({ margin: 0, whiteSpace: 'pre-wrap' });
/** Among what else is known of a job it has the whole width: texts are read. */
globalStyle(`div:has(> dd > ${texts})`, { gridColumn: '1 / -1' });
export const spacer = style({ flex: 1 });
export const sideways = style({ minInlineSize: 0, overflowX: 'auto' });
export const sum = style({
  margin: 0,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  color: vars.text.muted,
});
export const inVain = style({
  display: 'flex',
  gap: 8,
  padding: '8px 12px',
  borderRadius: vars.radius.main,
  background: vars.warn.soft,
});
