import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const number = style({ direction: 'ltr', unicodeBidi: 'isolate', fontVariantNumeric: 'tabular-nums' });
export const hit = style({ background: vars.warn.soft, color: 'inherit', borderRadius: 2 });
/** Leads to the form for a profile: pressed, not only read. */
export const add = style({
  display: 'inline-flex',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
/** The badge of the subscription with the marks behind it. */
export const badges = style({ display: 'inline-flex', alignItems: 'center', gap: 8, verticalAlign: 'middle' });
export const mark = style({ display: 'inline-flex' });
export const host = style({ color: vars.info.main });
export const barred = style({ color: vars.danger.main });
export const cardLine = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
/** Where there is no room for it the filter of the same name does as much. */
export const synced = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 1100px)': { display: 'none' } },
});
export const day = style({ inlineSize: 140 });
export const found = style({
  display: 'flex',
  justifyContent: 'center',
  flexWrap: 'wrap',
  columnGap: 8,
  paddingBlockStart: 4,
});
