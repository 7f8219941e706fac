import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const page = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `12px ${vars.size.gutter} 24px`,
});
export const titlebar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 12,
  marginBlock: 8,
});
export const tools = style({ display: 'flex', alignItems: 'end', flexWrap: 'wrap', gap: 8 });
export const frame = style({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 } },
});
export const outcomes = style({ margin: 0, padding: 0, listStyle: 'none' });
