import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const group = style({ display: 'flex', inlineSize: '100%', minInlineSize: 0 });
export const segment = style({
  flex: '1 1 auto',
  justifyContent: 'center',
  gap: 4,
  paddingInline: 4,
  fontSize: 12,
});
/** A bad result that is chosen. */
export const bad = style({ selectors: { '&[data-selected]': { color: vars.danger.main } } });
