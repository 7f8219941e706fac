import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const boxes = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  position: 'relative',
  overflow: 'auto',
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 12px 4px',
});
export const lane = style({ outline: 'none', paddingInline: 4, paddingBlockEnd: 8 });
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  padding: '6px 8px 6px 4px',
  borderRadius: vars.radius.main,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.surface[2] },
    '&[data-selected]': { background: vars.accent.soft },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    '&[data-dragging]': { opacity: 0.5 },
  },
});
export const handle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.text.faint,
  cursor: 'grab',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` } },
});
export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: 2,
  borderRadius: '50%',
  border: `1px solid ${vars.border.main}`,
  fontSize: vars.type.mark.size,
});
export const words = style({ flex: 1, minInlineSize: 0, display: 'grid' });
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const title = style({ ...line, fontWeight: 500, lineHeight: '24px' });
export const off = style([title, { color: vars.text.muted }]);
export const detail = style({
  ...line,
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
export const query = style([
  detail,
  { fontFamily: vars.font.mono, direction: 'ltr', selectors: { '[dir="rtl"] &': { textAlign: 'end' } } },
]);
export const drop = style({ selectors: { '&[data-drop-target]': { outline: `1px solid ${vars.focus}` } } });
