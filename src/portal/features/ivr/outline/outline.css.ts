import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

const line = `1px solid ${vars.border.subtle}`;
const small = { fontSize: vars.type.meta.size, lineHeight: '16px', color: vars.text.muted };

export const outline = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  // Wider where the window is: titles deep in the menu are read whole.
  inlineSize: 'clamp(264px, 22vw, 320px)',
  minBlockSize: 0,
  borderInlineEnd: line,
  background: vars.surface[1],
  '@media': {
    '(max-width: 900px)': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      zIndex: 8,
      maxInlineSize: '100%',
    },
  },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 8, blockSize: 40, paddingInline: '16px 8px' });
export const name = style({ fontWeight: 600 });
export const count = style({ ...small, marginInlineEnd: 'auto' });
export const grid = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const none = style({ flex: 1 });
const columns = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 24px 24px', alignItems: 'center' };
export const columnHeads = style({
  ...columns,
  ...small,
  gridTemplateColumns: 'minmax(0, 1fr) 40px 24px',
  flex: 'none',
  blockSize: 24,
  marginBlockEnd: 4,
  paddingInlineEnd: 4,
  borderBlockEnd: line,
});
export const firstHead = style({ paddingInlineStart: 28 });
export const end = style({ textAlign: 'end' });
export const rows = style({ position: 'relative', flex: 1, minBlockSize: 0, overflow: 'auto' });
export const row = style({
  ...columns,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 36,
  paddingInlineEnd: 4,
  cursor: 'pointer',
  // A second press opens the node; it does not mark a word.
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&:hover': { background: vars.surface[2] },
    '&[aria-selected="true"]': { background: vars.accent.soft },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    '&[data-drop="true"]': { background: vars.info.soft },
  },
});
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minInlineSize: 0,
  blockSize: 36,
  paddingInlineEnd: 4,
});
/** Where the edge of the drawing would be, were there room. */
export const level = style({ flex: 'none', minInlineSize: 14, fontSize: 10, color: vars.text.faint, textAlign: 'end' });
export const chevron = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 16,
  blockSize: 24,
  color: vars.text.muted,
});
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: 18,
  blockSize: 18,
  padding: '0 3px',
  marginInlineEnd: 2,
  borderRadius: vars.radius.small,
  background: vars.surface[3],
  fontSize: 11,
  fontWeight: 600,
  selectors: { '[aria-selected="true"] &': { background: vars.surface[1] } },
});
export const title = style({
  flex: 1,
  minInlineSize: 0,
  lineHeight: '17px',
  selectors: { '[data-active="false"] &': { color: vars.text.muted } },
});
export const audio = style({
  ...small,
  textAlign: 'end',
  selectors: { '&[data-none="true"]': { color: vars.danger.main } },
});
export const mark = style({ display: 'flex', justifyContent: 'center', color: vars.text.muted });
export const error = style({ color: vars.danger.main });
export const warning = style({ color: vars.warn.main });
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  background: vars.accent.main,
  selectors: { '&[data-on="false"]': { background: 'transparent', boxShadow: `inset 0 0 0 1.5px ${vars.draw.dot}` } },
});
export const foot = style({
  ...small,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 8px',
  flex: 'none',
  minBlockSize: 32,
  padding: '4px 16px',
  borderBlockStart: line,
});
export const keys = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
