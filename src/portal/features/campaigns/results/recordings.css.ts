import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

const SMALL = '(max-width: 480px)';

export const rows = style({
  display: 'grid',
  gridTemplateColumns: '32px max-content minmax(0, 1fr) minmax(0, max-content) max-content',
  columnGap: 8,
  maxInlineSize: 800,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [SMALL]: { gridTemplateColumns: '32px minmax(0, 1fr) minmax(0, max-content) max-content' } },
});
/** In the columns of all rows. */
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minBlockSize: 40,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [SMALL]: { paddingBlockEnd: 4 } },
});
export const caller = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });
export const answeredAt = style({ fontSize: vars.type.meta.size, lineHeight: '14px', color: vars.text.muted });
export const speed = style({ paddingBlockStart: 8 });
export const wave = style({
  minInlineSize: 0,
  '@media': { [SMALL]: { gridRow: 2, gridColumn: '2 / -1' } },
});
export const seconds = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
const pressed = {
  border: '1px solid transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.type.meta.size,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  minInlineSize: 0,
  maxInlineSize: 180,
} as const;
const states = {
  '&[data-hovered]': { background: vars.surface[2], borderColor: vars.border.main },
  '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` },
};
export const tag = style({
  ...pressed,
  justifySelf: 'end',
  minBlockSize: 24,
  paddingInline: 8,
  background: vars.surface[3],
  fontWeight: 500,
  selectors: {
    ...states,
    '&[data-empty]': {
      background: 'none',
      border: `1px dashed ${vars.border.main}`,
      fontWeight: 400,
      color: vars.text.muted,
    },
  },
});
export const chip = style({
  ...pressed,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 28,
  paddingInline: 8,
  background: vars.surface[3],
  selectors: { ...states, '&[aria-pressed=true]': { background: vars.accent.soft, color: vars.accent.strong } },
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, paddingBlock: 8 });
export const onward = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginInlineStart: 'auto' });
export const tagForm = style({ display: 'grid', gap: 4, inlineSize: 240 });
export const offered = style({
  ...pressed,
  maxInlineSize: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 28,
  paddingInline: 8,
  background: 'none',
  textAlign: 'start',
  selectors: states,
});
export const count = style({ marginInlineStart: 'auto', color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
export const ends = style({ display: 'flex', justifyContent: 'flex-end', gap: 8, paddingBlockStart: 4 });
