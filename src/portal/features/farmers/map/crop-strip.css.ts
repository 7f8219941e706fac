import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

const line = `1px solid ${vars.border.subtle}`;
const PHONE = '(max-width: 700px)';
const LABELS = 172;

export const strip = style({
  gridArea: 'crops',
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 222,
  minInlineSize: 0,
  borderBlockStart: line,
  background: vars.surface[1],
  '@media': { [PHONE]: { maxBlockSize: 'none' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: 40,
  paddingInline: 16,
  paddingBlock: 4,
  borderBlockEnd: line,
});
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', color: vars.text.muted });
export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: 5 });
export const tooMuch = style({ color: vars.warn.main, fontWeight: 500 });
export const buttons = style({ display: 'flex', gap: 8, marginInlineStart: 'auto' });
export const scroller = style({ overflow: 'auto', minBlockSize: 0 });
export const grid = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${LABELS}px minmax(640px, 1fr)`,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const label = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minBlockSize: 32,
  paddingInline: '16px 8px',
  borderInlineEnd: line,
  borderBlockEnd: line,
  background: vars.surface[1],
  '@media': { [PHONE]: { position: 'static', borderInlineEnd: 0, borderBlockEnd: 0 } },
});
export const track = style({
  position: 'relative',
  minBlockSize: 32,
  borderBlockEnd: line,
  overflow: 'hidden',
  '@media': { [PHONE]: { display: 'none' } },
});
export const seasons = style([track, { minBlockSize: 20, borderBlockEnd: 0 }]);
export const months = style([track, { minBlockSize: 22, color: vars.text.muted, fontSize: vars.type.meta.size }]);
export const season = style({
  position: 'absolute',
  insetBlock: 2,
  overflow: 'hidden',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontSize: vars.type.meta.size,
  lineHeight: '16px',
  borderRadius: 3,
  background: vars.surface[3],
  selectors: { '&[data-season="rabi"]': { background: vars.accent.soft, color: vars.accent.strong } },
});
export const month = style({
  position: 'absolute',
  insetBlock: 0,
  paddingInlineStart: 6,
  borderInlineStart: line,
  whiteSpace: 'nowrap',
});
export const monthLine = style({ position: 'absolute', insetBlock: 0, borderInlineStart: line });
export const today = style({
  position: 'absolute',
  insetBlock: 0,
  zIndex: 1,
  inlineSize: 2,
  marginInlineStart: -1,
  background: vars.info.main,
  pointerEvents: 'none',
});
export const todayTag = style({
  position: 'absolute',
  insetBlock: 1,
  zIndex: 1,
  transform: 'translateX(-50%)',
  paddingInline: 6,
  borderRadius: 3,
  background: vars.info.main,
  color: vars.surface[1],
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
});
export const part = style({
  position: 'absolute',
  insetBlock: 5,
  minInlineSize: 6,
  padding: 0,
  overflow: 'hidden',
  containerType: 'inline-size',
  whiteSpace: 'nowrap',
  font: 'inherit',
  fontSize: vars.type.meta.size,
  lineHeight: '20px',
  textAlign: 'start',
  color: vars.text.main,
  border: `1px solid ${vars.border.main}`,
  borderRadius: 3,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 1, zIndex: 2 },
    '&[data-as="recorded"]': { background: vars.accent.soft, borderColor: vars.accent.main },
    '&[data-as="now"]': { background: vars.accent.main, borderColor: vars.accent.main, color: vars.accent.on },
    '&[data-as="late"]': { background: vars.warn.soft, borderColor: vars.warn.main, color: vars.warn.main },
    '&[data-as="expected"]': { background: 'transparent', borderStyle: 'dashed' },
    '&[data-as="ended"]': { background: vars.surface[3], borderColor: vars.surface[3] },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
});
/** Said where there is room for more than a letter of it; the button says it in any case. */
export const partWords = style({
  display: 'block',
  paddingInline: 4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': { '(max-width: 39px)': { display: 'none' } },
});
export const nothing = style({
  position: 'absolute',
  insetBlock: 5,
  paddingInline: 6,
  lineHeight: '22px',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
});
export const swatch = style([
  part,
  { position: 'static', display: 'inline-block', inlineSize: 16, blockSize: 10, cursor: 'auto' },
]);
/** Where a stage that was seen begins: drawn to another day. */
export const edge = style({
  position: 'absolute',
  insetBlock: 4,
  zIndex: 2,
  inlineSize: 8,
  marginInlineStart: -4,
  cursor: 'ew-resize',
  touchAction: 'none',
});
export const empty = style({ paddingInline: 16, paddingBlock: 10, color: vars.text.muted });
export const stageWords = style({
  display: 'none',
  '@media': { [PHONE]: { display: 'inline', color: vars.text.muted } },
});
