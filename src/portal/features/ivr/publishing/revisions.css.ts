import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const list = style({ display: 'grid' });
export const one = style({
  display: 'grid',
  gap: 4,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const title = style({ fontWeight: 600, fontSize: vars.type.body.size });
export const end = style({
  marginInlineStart: 'auto',
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
});
export const who = style({ color: vars.text.muted, fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line });
export const note = style({ overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 4 });
export const setting = style({ flex: 1 });
