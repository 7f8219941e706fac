import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const history = style({ display: 'grid', gap: 12, paddingBlockStart: 16, listStyle: 'none', margin: 0 });
export const step = style({
  display: 'grid',
  gap: 4,
  paddingBlockEnd: 12,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const stepHead = style({ display: 'flex', justifyContent: 'space-between', gap: 12 });
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});
export const from = style({ textDecoration: 'line-through' });
