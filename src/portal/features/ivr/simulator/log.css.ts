import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

const meta = { fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line };

export const log = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  padding: '8px 0 0',
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  blockSize: 32,
  paddingInline: 16,
});
export const count = style({ ...meta, color: vars.text.muted });
export const spacer = style({ flex: 1 });
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: '0 8px 16px 16px',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const group = style({ marginBlockStart: 8 });
export const groupHead = style({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 24, minInlineSize: 0 });
export const groupTitle = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  fontSize: vars.type.body.size,
});
export const now = style({ ...meta, fontSize: 11, fontWeight: 600, color: vars.accent.strong });
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: 18,
  blockSize: 18,
  paddingInline: 3,
  borderRadius: vars.radius.small,
  background: vars.surface[3],
  fontSize: 11,
  lineHeight: '18px',
  fontWeight: 600,
  selectors: { '[data-current="true"] > &': { background: vars.accent.main, color: vars.accent.on } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 24,
  minInlineSize: 0,
  marginInlineStart: 8,
  paddingInline: 8,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  selectors: {
    '&[data-running="true"]': {
      background: vars.accent.soft,
      borderStartEndRadius: vars.radius.main,
      borderEndEndRadius: vars.radius.main,
      borderInlineStartColor: vars.accent.main,
    },
    '&[data-ahead="true"]': { borderInlineStartStyle: 'dashed', color: vars.text.muted },
  },
});
export const time = style({ ...meta, flex: 'none', inlineSize: 30, color: vars.text.muted });
export const icon = style({
  color: vars.text.muted,
  selectors: { '[data-running="true"] > &': { color: vars.accent.strong } },
});
export const words = style({ flex: '1 1 auto', minInlineSize: '40%', overflowWrap: 'anywhere' });
export const tone = styleVariants({
  plain: {},
  muted: { color: vars.text.muted },
  warn: { color: vars.warn.main },
  danger: { color: vars.danger.main },
  good: { color: vars.accent.strong },
});
export const end = style({
  ...meta,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: '0 1 auto',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: 4,
  textAlign: 'end',
  color: vars.text.muted,
});
export const pick = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  minInlineSize: 0,
  marginInlineStart: 8,
  padding: '4px 0 4px 0',
  paddingInlineStart: 46,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
});
export const pickLine = style({
  display: 'flex',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  gap: 8,
  inlineSize: '100%',
});
export const statusField = style({ inlineSize: 72 });
export const bodyField = style({ flex: '1 1 110px', minInlineSize: 0 });
export const took = style({
  ...meta,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 500,
});
export const column = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });
export const switches = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  flexWrap: 'wrap',
  gap: 12,
  padding: '8px 16px 4px',
});
