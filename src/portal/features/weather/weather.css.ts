import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

const WIDE = 'screen and (min-width: 1100px)';
const NARROW = 'screen and (max-width: 1099px)';
const LINE = `1px solid ${vars.border.subtle}`;

export const page = style({
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'auto',
  '@media': {
    [WIDE]: {
      display: 'grid',
      overflow: 'hidden',
      gridTemplateColumns: 'clamp(400px, 36%, 528px) minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
    },
  },
});
export const head = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  padding: `8px ${vars.size.gutter}`,
  borderBlockEnd: LINE,
});
export const madeUp = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flexBasis: '100%',
  margin: 0,
  color: vars.warn.main,
});
export const headWords = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  minInlineSize: 200,
});
export const search = style({ inlineSize: 260, maxInlineSize: '100%' });
export const left = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  gap: 8,
  padding: `8px ${vars.size.gutter}`,
  '@media': { [WIDE]: { overflow: 'auto', borderInlineEnd: LINE } },
});
export const right = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  selectors: { [`${right} &`]: { padding: `8px ${vars.size.gutter}` } },
});
export const fieldChoice = style({ inlineSize: 150 });
export const adding = style({ inlineSize: 170 });
export const grow = style({ flex: 1 });
export const how = style({ margin: 0, padding: `24px ${vars.size.gutter}`, color: vars.text.muted, flex: 1 });

export const map = style({
  position: 'relative',
  display: 'grid',
  // As wide as it is high, like the country: it fills the box.
  inlineSize: 'min(100%, 480px)',
  aspectRatio: '1.03',
  flexShrink: 0,
  borderRadius: vars.radius.main,
  overflow: 'hidden',
});
export const cells = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
const fill = createVar();
const STEPS = ['7%', '25%', '45%', '68%', '92%'];
const steps = Object.fromEntries(
  STEPS.map((share, step) => [
    `&[data-step="${step}"]`,
    { vars: { [fill]: `color-mix(in oklab, ${vars.info.main} ${share}, ${vars.surface[1]})` } },
  ]),
);
export const cell = style({
  vars: { [fill]: vars.surface[3] },
  fill,
  stroke: vars.surface[1],
  strokeWidth: 0.8,
  selectors: steps,
});
export const changedCell = style({ fill: 'none', stroke: vars.draw.mark, strokeWidth: 2.5 });
export const chosenCell = style({ fill: 'none', stroke: vars.text.main, strokeWidth: 2.5 });
export const area = style({
  fill: `color-mix(in oklab, ${vars.accent.main} 20%, transparent)`,
  stroke: vars.accent.main,
  strokeWidth: 2,
});
export const drawing = style({
  position: 'absolute',
  insetBlockEnd: 8,
  insetInlineStart: 8,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 8px',
  background: vars.surface[1],
  border: LINE,
  borderRadius: vars.radius.main,
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.type.meta.size,
  color: vars.text.muted,
});
export const swatch = style({
  display: 'inline-block',
  inlineSize: 18,
  blockSize: 10,
  marginInlineEnd: 6,
  background: fill,
  border: LINE,
  selectors: steps,
});
export const changedSwatch = style({
  display: 'inline-block',
  inlineSize: 18,
  blockSize: 10,
  marginInlineEnd: 6,
  border: `2px solid ${vars.draw.mark}`,
});
export const crossed = style({ overflowX: 'auto', flexShrink: 0 });
export const calm = style({ margin: 0, color: vars.text.muted });
export const outlook = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  marginBlockStart: 'auto',
  paddingBlockStart: 8,
  borderBlockStart: LINE,
});
export const outlookHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 12 });
export const outlookForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 8,
});

export const days = style({ display: 'flex', overflowX: 'auto', flexShrink: 0, borderBlockEnd: LINE });
export const dayButton = style({
  flex: '1 0 84px',
  blockSize: 72,
  padding: '8px 10px',
  border: 0,
  borderInlineEnd: LINE,
  borderBlockEnd: '2px solid transparent',
  background: 'transparent',
  color: vars.text.main,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: vars.surface[3], borderBlockEndColor: vars.accent.main },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
});
export const dayName = style({ display: 'flex', alignItems: 'center', gap: 6, fontWeight: 500 });
export const dot = style({ inlineSize: 7, blockSize: 7, borderRadius: '50%', background: vars.draw.mark });
export const dayLine = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
export const dayRain = style({
  display: 'block',
  textAlign: 'end',
  fontSize: vars.type.meta.size,
  color: vars.text.muted,
});

export const placeHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  padding: `10px ${vars.size.gutter}`,
  background: vars.surface[2],
  borderBlockEnd: LINE,
  flexShrink: 0,
});
export const placeWords = style({ flex: '1 1 200px', minInlineSize: 0 });
export const spoken = style({ margin: '4px 0 0', fontSize: 16, lineHeight: 1.9 });
export const course = style({ flex: '2 1 320px', minInlineSize: 0, blockSize: 120, direction: 'ltr' });
export const courseRule = style({ stroke: vars.border.subtle });
export const courseText = style({ fill: vars.text.muted, fontSize: 11 });
export const courseTextRain = style({ fill: vars.info.main, fontSize: 12, fontWeight: 600 });
export const courseMark = style({ fill: vars.text.main, fontSize: 12, fontWeight: 600 });
export const courseLine = style({ fill: 'none', stroke: vars.text.main, strokeWidth: 1.8 });
export const courseRain = style({ fill: `color-mix(in oklab, ${vars.info.main} 45%, ${vars.surface[1]})` });

export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  borderBlockStart: LINE,
  '@media': { [NARROW]: { maxBlockSize: '70vh' } },
});
export const grid = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${grid} :is(th, td)`, {
  blockSize: 32,
  padding: '0 8px',
  borderBlockEnd: LINE,
  borderInlineEnd: LINE,
  whiteSpace: 'nowrap',
  fontWeight: 400,
  textAlign: 'start',
});
globalStyle(`${grid} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.surface[2],
  color: vars.text.muted,
  fontWeight: 500,
});
globalStyle(`${grid} tbody th`, {
  position: 'sticky',
  insetInlineStart: 0,
  background: vars.surface[1],
  fontWeight: 500,
});
// The last column takes what is left, in more lines where that is little.
globalStyle(`${grid} td[data-field="narrative"]`, { whiteSpace: 'normal', minInlineSize: 96, lineHeight: '16px' });
globalStyle(`${grid} [data-kind="number"]`, { textAlign: 'end' });
globalStyle(`${grid} td[data-chosen]`, { background: vars.info.soft });
globalStyle(`${grid} td[data-other]`, { background: vars.warn.soft, fontWeight: 600 });
globalStyle(`${grid} td[data-other] s`, { color: vars.text.muted, fontWeight: 400 });
globalStyle(`${grid} td[data-fault]`, { background: vars.danger.soft, color: vars.danger.main });
globalStyle(`${grid} td:focus`, { outline: `2px solid ${vars.focus}`, outlineOffset: -2 });
globalStyle(`${grid} td:focus-within`, { outline: `2px solid ${vars.focus}`, outlineOffset: -2 });
globalStyle(`${grid} td svg`, { verticalAlign: 'text-bottom' });
export const cellField = style({
  inlineSize: '100%',
  minInlineSize: 56,
  blockSize: 26,
  padding: '0 4px',
  border: 0,
  outline: 'none',
  background: vars.surface[1],
  color: vars.text.main,
  font: 'inherit',
  textAlign: 'inherit',
});
export const faults = style({
  margin: 0,
  padding: `0 ${vars.size.gutter}`,
  listStyle: 'none',
  maxBlockSize: 120,
  overflow: 'auto',
  flexShrink: 0,
});
globalStyle(`${faults} li`, {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 4,
  color: vars.danger.main,
});
export const dock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 52,
  padding: `6px ${vars.size.gutter}`,
  borderBlockStart: LINE,
  background: vars.surface[1],
  flexShrink: 0,
  '@media': { [NARROW]: { position: 'sticky', insetBlockEnd: 0 } },
});
export const keys = style({ display: 'none', '@media': { 'screen and (min-width: 1500px)': { display: 'inline' } } });
export const coordinates = style({
  fontWeight: 400,
  fontSize: vars.type.meta.size,
  color: vars.text.muted,
  marginInlineStart: 8,
});
