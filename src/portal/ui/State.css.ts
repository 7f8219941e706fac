import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** The middle of a page or panel that has nothing to show. */
export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  flex: 1,
  minBlockSize: 240,
  padding: 24,
  textAlign: 'center',
});
export const disc = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 40,
  blockSize: 40,
  marginBlockEnd: 8,
  borderRadius: '50%',
  background: vars.surface[3],
  color: vars.text.muted,
});
export const body = style({ maxInlineSize: 420, color: vars.text.muted, overflowWrap: 'anywhere' });
export const action = style({ display: 'flex', gap: 8, marginBlockStart: 12 });
