import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const bar = style({
  position: 'absolute',
  insetBlockStart: 12,
  insetInline: 12,
  zIndex: 6,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100% - 24px)',
  marginInline: 'auto',
  padding: '6px 6px 6px 12px',
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
  boxShadow: vars.shadow,
  selectors: { '[dir="rtl"] &': { padding: '6px 12px 6px 6px' } },
});
export const words = style({ display: 'inline-flex', alignItems: 'center', gap: 8 });
