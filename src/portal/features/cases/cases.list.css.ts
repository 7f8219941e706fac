import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

const line = `1px solid ${vars.border.subtle}`;
const meta = { fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line } as const;

/** Where there is no room for it the filter of the same name stands above the rows. */
export const categories = style({
  flex: 'none',
  inlineSize: 192,
  paddingInline: 16,
  paddingInlineEnd: 8,
  paddingBlockEnd: 16,
  overflowY: 'auto',
  borderBlockStart: line,
  borderInlineEnd: line,
  '@media': { '(max-width: 1100px)': { display: 'none' } },
});
export const categoriesHead = style({
  ...meta,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.head,
  justifyContent: 'space-between',
  paddingInline: 8,
  fontWeight: 500,
  color: vars.text.muted,
});
export const category = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minBlockSize: 28,
  paddingBlock: 2,
  paddingInline: 8,
  border: 0,
  borderRadius: vars.radius.main,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface[2] },
    '&[aria-pressed="true"]': { background: vars.surface[3], fontWeight: 600 },
  },
});
globalStyle(`${category} > svg`, { flex: 'none', color: vars.text.muted });
export const sub = style({ paddingInlineStart: 32, color: vars.text.muted });
export const categoryName = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const categoryCount = style({ ...meta, color: vars.text.muted, fontWeight: 400 });

export const week = style({
  display: 'flex',
  gap: 16,
  marginInlineEnd: 8,
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 1280px)': { display: 'none' } },
});
export const withAgent = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxInlineSize: '100%',
  verticalAlign: 'middle',
});

export const outline = style({ outline: 'none' });
export const assign = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  inlineSize: 304,
  padding: 8,
});
export const candidates = style({ maxBlockSize: 320, overflowY: 'auto' });
globalStyle(`${candidates} h3`, { padding: '6px 4px 2px', fontWeight: 400 });
globalStyle(`${candidates} section + section`, { marginBlockStart: 4, borderBlockStart: line });
export const candidate = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minBlockSize: 36,
  padding: 4,
  border: 0,
  borderRadius: vars.radius.main,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover, &:focus-visible': { background: vars.surface[3] }, '&:focus-visible': { outlineOffset: -2 } },
});
export const candidateWords = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  fontWeight: 500,
});
/** How much somebody has, of what is enough. */
export const load = style({
  display: 'flex',
  flex: 'none',
  inlineSize: 40,
  blockSize: 4,
  borderRadius: 2,
  overflow: 'hidden',
  background: vars.surface[3],
});
globalStyle(`${load} > span`, { background: vars.accent.main });
globalStyle(`${load}[data-full] > span`, { background: vars.warn.main });
