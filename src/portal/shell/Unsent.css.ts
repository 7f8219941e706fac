import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 12px',
  padding: '8px 0',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 200px', minInlineSize: 0 });
export const refused = style({ color: vars.danger.main });
