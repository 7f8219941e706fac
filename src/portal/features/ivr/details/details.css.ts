import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const search = style({ inlineSize: 280 });
export const code = style({ fontFamily: vars.font.mono, fontSize: vars.type.meta.size });
export const address = style({
  maxInlineSize: 520,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
});
/** Several times of the week stand below one another: in one line they would be wider than the page. */
export const times = style({ display: 'inline-block', maxInlineSize: 180, whiteSpace: 'normal' });
export const form = style({ display: 'grid', gap: 16, paddingBlockStart: 16 });
export const request = style({
  display: 'grid',
  gridTemplateColumns: '110px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: 16,
  alignItems: 'start',
});
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  gap: 8,
  alignItems: 'start',
});
export const limit = style({ maxInlineSize: 200 });
export const secret = style({ display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap' });
export const secretWords = style({ flex: 1, minInlineSize: 160 });
export const codeArea = style({});
globalStyle(`${codeArea} textarea`, { fontFamily: vars.font.mono, fontSize: vars.type.meta.size, direction: 'ltr' });

export const timings = style({ display: 'grid', gap: 8, border: 0, minInlineSize: 0 });
globalStyle(`${timings} > legend`, { paddingBlockEnd: 4, paddingInline: 0 });
export const timing = style({ display: 'flex', alignItems: 'flex-start', gap: 8, flexWrap: 'wrap' });
export const days = style({ display: 'grid', gap: 4 });
export const dayGroup = style({ display: 'flex', gap: 2 });
export const day = style({
  minInlineSize: 36,
  blockSize: vars.size.control,
  paddingInline: 6,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  background: vars.surface[1],
  color: vars.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': { background: vars.accent.soft, borderColor: vars.accent.main, color: vars.accent.strong },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
});
export const clock = style({ inlineSize: 76 });
export const addTiming = style({ justifySelf: 'start' });

export const actions = style({ display: 'flex', gap: 8, flexWrap: 'wrap' });
export const reasons = style({ display: 'grid', gap: 4, paddingInlineStart: 18, listStyle: 'disc' });
export const refusal = style({
  display: 'grid',
  gap: 8,
  padding: 12,
  borderRadius: vars.radius.main,
  background: vars.danger.soft,
  color: vars.danger.main,
});
export const tried = style({ display: 'grid', gap: 8, minInlineSize: 0 });
export const triedHead = style({ display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap' });
export const asked = style([code, { overflowWrap: 'anywhere', direction: 'ltr', textAlign: 'start' }]);
export const headers = style([
  code,
  {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '2px 12px',
    paddingBlockStart: 4,
    direction: 'ltr',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
]);
globalStyle(`${headers} dt`, { color: vars.text.muted });
export const answer = style({
  margin: 0,
  maxBlockSize: 280,
  overflow: 'auto',
  padding: 12,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.main,
  background: vars.surface[2],
  fontFamily: vars.font.mono,
  fontSize: vars.type.meta.size,
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  direction: 'ltr',
  textAlign: 'start',
});
export const foot = style({ flex: 1, display: 'flex' });
