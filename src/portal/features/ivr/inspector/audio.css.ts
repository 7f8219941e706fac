import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  minBlockSize: 28,
});
export const missing = style({ color: vars.text.muted });
export const sound = style({ display: 'flex', alignItems: 'center', gap: 4, minInlineSize: 0, direction: 'ltr' });
export const wave = style({ flex: 1, minInlineSize: 0, maxInlineSize: 116, blockSize: 16 });
export const played = style({ fill: vars.accent.main });
export const toPlay = style({ fill: vars.text.faint });
export const seconds = style({ color: vars.text.muted, minInlineSize: 32 });
export const tools = style({ display: 'flex', marginInlineEnd: -6 });
/** Media controls are filled. */
export const solid = style({});
export const playing = style([solid, { color: vars.accent.main }]);
globalStyle(`${solid} svg`, { fill: 'currentColor', inlineSize: 14 });
export const recording = style({ color: vars.danger.main, fontWeight: 500 });
export const meter = style({ gridColumn: '1 / -1', paddingBlock: 4 });
export const problem = style({
  gridColumn: '1 / -1',
  color: vars.danger.main,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  paddingBlockEnd: 4,
});
