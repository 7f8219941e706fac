import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

const NARROW = '(max-width: 640px)';

export const page = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 });
export const titlebar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  padding: '16px 24px 12px',
  '@media': { [NARROW]: { padding: '12px' } },
});
export const count = style({ marginInlineStart: 4, color: vars.text.muted });
export const spacer = style({ flex: 1 });

export const states = style({
  display: 'flex',
  flex: 'none',
  blockSize: 36,
  marginInline: vars.size.gutter,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.main,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '@media': { [NARROW]: { marginInline: 12 } },
});
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 0 auto',
  gap: 6,
  paddingInline: 8,
  border: 0,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  background: 'transparent',
  color: vars.text.muted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    '&[aria-pressed="true"]': { background: vars.surface[3], color: vars.text.main },
    '&:hover': { background: vars.surface[2] },
    '&[aria-pressed="true"]:hover': { background: vars.surface[3] },
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.main },
  },
});
export const stateCount = style({
  fontWeight: 500,
  color: vars.text.faint,
  selectors: { '[aria-pressed="true"] > &': { color: vars.text.muted } },
});

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 24px',
  '@media': { [NARROW]: { padding: 12 } },
});
export const search = style({ inlineSize: 240, '@media': { [NARROW]: { inlineSize: '100%' } } });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  inlineSize: 280,
  maxInlineSize: '80vw',
});
export const options = style({
  maxBlockSize: 'min(60dvh, 480px)',
  overflowY: 'auto',
  paddingBlock: 2,
  paddingInline: 2,
});
export const choices = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 2 });
export const columnLine = style({ display: 'flex', alignItems: 'center', gap: 2, minBlockSize: 28 });
export const columnName = style({ flex: 1, minInlineSize: 0 });
export const wide = style({ inlineSize: 340 });

export const body = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 });
export const keyTable = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 16px',
  alignItems: 'center',
});
