import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const block = style({
  position: 'absolute',
  transformOrigin: '0 0',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minInlineSize: 0,
  padding: '4px 6px',
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  background: `color-mix(in oklab, ${vars.surface[1]} 62%, transparent)`,
  overflow: 'hidden',
  textAlign: 'start',
  cursor: 'zoom-in',
  pointerEvents: 'all',
  selectors: {
    '&[data-problem="error"]': { borderColor: vars.danger.main },
    '&:hover': { borderColor: vars.focus, background: `color-mix(in oklab, ${vars.info.soft} 62%, transparent)` },
  },
});
/** On a ground of its own: the cards of the branch show through the rest. */
const label = {
  maxInlineSize: '100%',
  alignSelf: 'flex-start',
  paddingInline: 4,
  borderRadius: vars.radius.small,
  background: vars.surface[1],
} as const;
export const name = style({
  ...label,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 5,
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 600,
});
export const key = style({ flex: 'none', color: vars.text.muted });
/** On as many lines as the block has room for. */
export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
const mark = { flex: 'none', marginBlockStart: 3 } as const;
export const error = style({ ...mark, color: vars.danger.main });
export const warning = style({ ...mark, color: vars.warn.main });
export const facts = style({
  ...label,
  color: vars.text.muted,
  fontSize: 12,
  lineHeight: '16px',
});
