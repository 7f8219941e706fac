import { globalStyle, style } from '@vanilla-extract/css';
import { field } from '../../ui/Field.css.ts';
import { vars } from '../../ui/theme.css.ts';

const line = `1px solid ${vars.border.subtle}`;
const NARROW = '(max-width: 640px)';
const MIDDLE = '(max-width: 1100px)';

export const clock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  selectors: {
    '&[data-tone="over"]': { color: vars.danger.main },
    '&[data-tone="soon"]': { color: vars.warn.main },
    '&[data-tone="stopped"]': { color: vars.text.muted, fontWeight: 400 },
    'tr[data-presence="gone"] &': { color: 'inherit', fontWeight: 400 },
  },
});
/** Solid, its sign in the colour of the ground. */
export const alarm = style({ fill: 'currentColor' });
globalStyle(`${alarm} line`, { stroke: vars.surface[1] });
export const ring = style({ flex: 'none', transform: 'rotate(-90deg)', fill: 'none', strokeWidth: 2 });
export const ringGround = style({ stroke: vars.border.main });
export const ringLeft = style({
  stroke: vars.accent.main,
  selectors: { '[data-tone="soon"] &': { stroke: vars.warn.main } },
});
export const headClock = style({ fontSize: 16, lineHeight: '24px' });

export const categoryTile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.large,
  background: vars.surface[3],
  color: vars.text.muted,
});

export const cardLine = style({ display: 'flex', justifyContent: 'space-between', gap: 8 });
export const spacer = style({ flex: 1 });

export const facts = style({ marginBlockStart: 16 });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minBlockSize: 28,
  paddingInlineStart: 8,
  border: line,
  borderRadius: vars.radius.small,
  selectors: { '&[data-plain]': { paddingInlineEnd: 8 } },
});
export const parameterRow = style({
  display: 'grid',
  gridTemplateColumns: '152px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 6,
  borderBlockEnd: line,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const adders = style({ display: 'flex', flexWrap: 'wrap', gap: 4, marginBlockStart: 8 });
export const adding = style({ display: 'flex', alignItems: 'end', gap: 8, marginBlockStart: 8, maxInlineSize: 480 });
export const grows = style({ flex: 1, minInlineSize: 0 });

export const similarList = style({ display: 'flex', flexDirection: 'column', gap: 8, margin: 0, padding: 0 });
export const similar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: 12,
  border: line,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
  listStyle: 'none',
  selectors: { '&[data-own="true"]': { background: vars.warn.soft, borderColor: 'transparent' } },
});
export const likeness = style({ color: vars.accent.strong, fontWeight: 500, whiteSpace: 'nowrap' });

export const page = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: 12,
  padding: `12px ${vars.size.gutter}`,
  borderBlockEnd: line,
  '@media': { [NARROW]: { paddingInline: 12 } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 404px',
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  '@media': { [MIDDLE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: `16px ${vars.size.gutter} 32px`,
  maxInlineSize: 760,
  '@media': { [NARROW]: { paddingInline: 12 } },
});
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '16px 20px 32px',
  background: vars.surface[2],
  borderInlineStart: line,
  '@media': { [MIDDLE]: { borderInlineStart: 0, borderBlockStart: line } },
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  minBlockSize: 56,
  padding: `8px ${vars.size.gutter}`,
  background: vars.surface[1],
  borderBlockStart: line,
  // Its words give way to its buttons, which stay beside each other as long as they can.
  '@media': { [NARROW]: { flexWrap: 'wrap', paddingInline: 12 } },
});
export const farmerCard = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 12px',
  border: `1px solid ${vars.accent.soft3}`,
  borderRadius: vars.radius.large,
  background: vars.accent.soft,
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: 8,
});
export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 36,
  paddingInline: 10,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': { background: vars.accent.soft, borderColor: vars.accent.main, color: vars.accent.strong },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    '&[data-invalid]': { borderColor: vars.danger.main },
  },
});
export const guess = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 6, color: vars.text.muted });
globalStyle(`${guess} > svg`, { color: vars.accent.main });
export const keys = style({ '@media': { [MIDDLE]: { display: 'none' } } });
export const tileWord = style({ flex: 1, minInlineSize: 0 });
export const small = style({ minBlockSize: 28 });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 12 });
export const group = style({ display: 'flex', flexDirection: 'column', gap: 8, border: 0, margin: 0, padding: 0 });

/** In a form that has the room, names stand before what they name. */
const ROOM = '(min-width: 900px)';
const NAME = 112;
export const labelled = style({ display: 'flex', flexDirection: 'column', gap: 8, border: 0, margin: 0, padding: 0 });
export const under = style({
  '@media': { [ROOM]: { marginInlineStart: NAME + 12 } },
});
for (const named of [`${form} ${field}`, `${form} ${labelled}`]) {
  globalStyle(named, {
    '@media': {
      [ROOM]: { display: 'grid', gridTemplateColumns: `${NAME}px minmax(0, 1fr)`, columnGap: 12, alignItems: 'start' },
    },
  });
  globalStyle(`${named} > *`, { '@media': { [ROOM]: { gridColumn: 2, minInlineSize: 0 } } });
  globalStyle(`${named} > :first-child`, {
    '@media': { [ROOM]: { gridColumn: 1, gridRow: '1 / span 2', paddingBlockStart: 5 } },
  });
}
// A name that floats is laid out like any other.
globalStyle(`${labelled} > legend`, { float: 'inline-start' });
