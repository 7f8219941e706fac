import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

/* What stands beside the drawing: a head that stays, and what scrolls under it. */

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
  background: vars.surface[1],
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  flexWrap: 'wrap',
  gap: 8,
  padding: '8px 16px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const title = style({ fontWeight: 600, fontSize: vars.type.body.size });
export const spacer = style({ flex: 1 });
