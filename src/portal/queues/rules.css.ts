import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

const small = { fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line };

export const rules = style({ ...small, padding: '4px 8px', color: vars.text.muted });
export const rule = style({ margin: 0, selectors: { '&:empty': { display: 'none' } } });
export const summary = style({
  minBlockSize: 24,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 } },
});
export const list = style({ margin: 0, paddingInlineStart: 20 });
globalStyle(`${list} li`, { paddingBlock: 2 });
