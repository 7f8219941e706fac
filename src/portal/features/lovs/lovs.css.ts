import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

const narrow = '(max-width: 800px)';

export const page = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 });
export const title = style({
  padding: '16px 24px 12px',
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  flexWrap: 'wrap',
});
export const columns = style({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' } },
});
export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [narrow]: { display: 'none' } },
});
export const navSearch = style({ padding: '12px 12px 8px' });
export const navLists = style({ flex: 1, overflow: 'auto', paddingBlockEnd: 16 });
export const narrowOnly = style({ display: 'none', '@media': { [narrow]: { display: 'block', padding: '8px 24px' } } });
export const group = style({
  padding: '12px 12px 4px',
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  fontWeight: 500,
  color: vars.text.muted,
});
export const navLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minBlockSize: 28,
  marginInline: 8,
  paddingInline: 8,
  borderRadius: vars.radius.main,
  color: vars.text.main,
  outline: 'none',
  selectors: {
    '&:hover': { background: vars.surface[2] },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    '&[aria-current]': { background: vars.accent.soft, color: vars.accent.strong, fontWeight: 500 },
  },
});
export const navCount = style({ color: vars.text.muted, fontSize: vars.type.meta.size, fontWeight: 400 });
export const search = style({ inlineSize: 240 });
export const parent = style({ inlineSize: 220 });
export const urdu = style({ display: 'inline-block' });
export const form = style({ display: 'grid', gap: 16, paddingBlockStart: 16 });
/** What is typed here is Urdu, whatever the language around it. */
export const urduField = style({});
globalStyle(`${urduField} input`, { direction: 'rtl' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: 16,
  alignItems: 'start',
});
