import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const tab = style({ display: 'grid', gap: 16, minInlineSize: 0 });
export const kinds = style({ display: 'grid' });
export const kind = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 12,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const words = style({ flex: '1 1 240px', minInlineSize: 0 });
export const title = style({ fontWeight: 600, fontSize: vars.type.body.size });
export const muted = style({ color: vars.text.muted });
export const faults = style({ display: 'grid', gap: 8, minInlineSize: 0 });
export const wrong = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderRadius: vars.radius.main,
  background: vars.danger.soft,
  color: vars.danger.main,
  fontWeight: 500,
});
export const counts = style({ display: 'grid', gap: 4 });
export const run = style({ justifySelf: 'start' });
