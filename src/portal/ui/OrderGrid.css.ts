import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 12,
  marginBlockEnd: 12,
  outline: 'none',
});
export const stack = style({ display: 'flex', flexDirection: 'column', outline: 'none' });
export const item = style({
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.main,
  background: vars.surface[1],
  selectors: {
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
});
export const gap = style({
  inlineSize: 0,
  outline: '1px solid transparent',
  selectors: { '&[data-drop-target]': { outline: `2px solid ${vars.focus}` } },
});
export const line = style({
  display: 'flex',
  borderRadius: vars.radius.main,
  selectors: {
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
});
export const gapBetween = style({ selectors: { '&[data-drop-target]': { outline: `1px solid ${vars.focus}` } } });
export const handle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 28,
  blockSize: 28,
  border: 0,
  borderRadius: vars.radius.main,
  background: 'transparent',
  color: vars.text.muted,
  cursor: 'grab',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` },
    '&[data-disabled]': { visibility: 'hidden' },
  },
});
