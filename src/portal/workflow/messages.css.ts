import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const messages = style({ paddingBlockStart: 16 });
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'flex',
  gap: 8,
  paddingBlock: 6,
  selectors: { '&[data-state="failed"]': { color: vars.danger.main } },
});
globalStyle(`${line}[data-state="sent"] > svg`, { color: vars.accent.main });
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const asTyped = style({ whiteSpace: 'pre-wrap' });
export const noteForm = style({ display: 'flex', flexDirection: 'column', gap: 8, paddingBlock: 8 });
export const noteButton = style({ alignSelf: 'flex-start' });
