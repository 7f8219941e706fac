import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

const line = `1px solid ${vars.border.subtle}`;
const small = { fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line };
const NARROW = '(max-width: 900px)';

/** Over the drawing, which stays as it is underneath. */
export const view = style({
  position: 'absolute',
  inset: 0,
  zIndex: 12,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: vars.surface[1],
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 12,
  padding: '8px 16px',
  borderBlockEnd: line,
});
export const title = style({ fontSize: 16, lineHeight: '24px', fontWeight: 600 });
export const grow = style({ flex: '1 0 0' });
export const work = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 });

export const languages = style({
  display: 'flex',
  flex: 'none',
  gap: 8,
  padding: '12px 16px 0',
  overflowX: 'auto',
});
export const language = style({
  display: 'grid',
  flex: '1 0 104px',
  gridTemplateColumns: '1fr auto',
  gap: '4px 8px',
  padding: '6px 10px 8px',
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  background: vars.surface[1],
  color: vars.text.main,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': { background: vars.accent.soft, borderColor: vars.accent.main },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
});
export const languageName = style({ fontWeight: 500 });
export const figure = style({ ...small, color: vars.text.muted, whiteSpace: 'nowrap' });
export const track = style({
  gridColumn: '1 / -1',
  display: 'block',
  blockSize: 4,
  borderRadius: 2,
  background: vars.surface[3],
  overflow: 'hidden',
});
export const filled = style({ display: 'block', blockSize: '100%', background: vars.accent.main });
export const filters = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
});
export const search = style({ inlineSize: 220 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 480px)',
  flex: 1,
  minBlockSize: 0,
  borderBlockStart: line,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(120px, 2fr) 3fr' } },
});
export const listColumn = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });
export const scroller = style({ flex: 1, minBlockSize: 0, overflow: 'auto' });
export const list = style({
  position: 'relative',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const row = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  paddingInline: 16,
  borderBlockEnd: line,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface[2] },
    '&[aria-selected="true"]': { background: vars.accent.soft },
    [`${list}:focus-visible &[aria-selected="true"]`]: { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
  },
});
export const cell = style({ display: 'contents' });
export const keys = style({
  fontFamily: vars.font.mono,
  fontSize: 12,
  color: vars.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
});
export const words = style({
  display: 'grid',
  minInlineSize: 0,
  selectors: { '&[data-inactive]': { color: vars.text.muted } },
});
export const script = style({
  ...small,
  color: vars.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const state = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const seconds = style({ ...small, color: vars.text.muted });
export const legend = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '8px 16px',
  borderBlockStart: line,
  color: vars.text.muted,
  ...small,
});
export const legendKey = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minInlineSize: 0,
  padding: 16,
  overflow: 'auto',
  borderInlineStart: line,
  '@media': { [NARROW]: { borderInlineStart: 0, borderBlockStart: line } },
});
export const paneHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
export const paneTitle = style({
  flex: '1 0 100%',
  minInlineSize: 0,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
});
export const muted = style({ color: vars.text.muted });
export const sound = style({
  display: 'grid',
  gap: 12,
  padding: 12,
  border: line,
  borderRadius: vars.radius.large,
  background: vars.surface[2],
});
export const heard = style({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0, direction: 'ltr' });
globalStyle(`${heard} svg[preserveAspectRatio]`, { flex: 1, maxInlineSize: 240 });
export const fileName = style({
  ...small,
  color: vars.text.muted,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const recording = style({ color: vars.danger.main, fontWeight: 500 });
const note = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderRadius: vars.radius.main,
} as const;
export const warning = style({ ...note, background: vars.warn.soft, color: vars.warn.main });
export const problem = style({ ...note, background: vars.danger.soft, color: vars.danger.main });
export const reference = style({
  display: 'grid',
  gap: 4,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${vars.border.subtle}`,
});
globalStyle(`${reference} blockquote`, { margin: 0 });
