import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

const meta = { fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line };

export const nothing = style({ ...meta, color: vars.text.muted });
export const table = style({ inlineSize: '100%', tableLayout: 'fixed' });
export const head = style({ ...meta, padding: '4px 0', color: vars.text.muted, fontWeight: 400, textAlign: 'start' });
export const row = style({ borderBlockStart: `1px solid ${vars.border.subtle}`, verticalAlign: 'top' });
export const name = style({
  ...meta,
  padding: '4px 0',
  paddingInlineStart: 6,
  paddingInlineEnd: 8,
  borderInlineStart: '2px solid transparent',
  fontFamily: vars.font.mono,
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '[data-changed] > &': { borderInlineStartColor: vars.accent.main, fontWeight: 600 } },
});
export const value = style({ ...meta, padding: '4px 0', overflowWrap: 'anywhere' });
export const code = style({ ...meta, fontFamily: vars.font.mono });
export const faded = style({ ...meta, display: 'block', color: vars.text.muted });
export const before = style({ ...meta, display: 'block', color: vars.text.muted });
