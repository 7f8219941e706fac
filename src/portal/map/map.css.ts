import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  minInlineSize: 0,
  minBlockSize: 0,
  background: vars.surface[0],
});
export const ground = style({ inlineSize: '100%', blockSize: '100%' });
/** Pointers go through to the map, except where something of the drawing takes them. */
export const over = style({ position: 'absolute', inset: 0, pointerEvents: 'none', overflow: 'hidden' });
export const label = style({
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  padding: '0 3px',
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  textShadow: `0 0 3px ${vars.surface[0]}, 0 0 3px ${vars.surface[0]}`,
  selectors: {
    '&[data-tone="own"]': { color: vars.accent.strong },
    '&[data-tone="place"]': { fontWeight: 600 },
    '&[data-tone="drawn"]': { color: vars.text.main, fontSize: 15, fontWeight: 600 },
  },
});
