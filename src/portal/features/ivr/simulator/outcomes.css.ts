import { style } from '@vanilla-extract/css';

export const group = style({ display: 'flex', inlineSize: '100%', minInlineSize: 0 });
export const segment = style({
  flex: '1 1 auto',
  justifyContent: 'center',
  gap: 4,
  paddingInline: 4,
  fontSize: 12,
});
