import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

const small = '(max-width: 640px)';
const hair = `1px solid ${vars.border.subtle}`;

export const pane = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: `12px ${vars.size.gutter}`,
});
export const fileMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  flexShrink: 0,
  borderRadius: vars.radius.main,
  background: vars.surface[3],
  color: vars.text.muted,
});
export const headWords = style({ flex: 1, minInlineSize: 160 });
export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginInlineStart: 'auto' });
export const fileName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  overflowX: 'auto',
  flexShrink: 0,
  blockSize: 40,
  margin: 0,
  paddingInline: vars.size.gutter,
  listStyle: 'none',
  background: vars.surface[2],
  borderBlock: hair,
});
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  selectors: {
    '&[data-place="here"]': { color: vars.text.main, fontWeight: 600 },
    '& + &::before': {
      content: '',
      inlineSize: 28,
      marginInlineEnd: 2,
      borderBlockStart: `1px solid ${vars.border.main}`,
    },
  },
});
export const stepDetail = style({ fontSize: vars.type.meta.size, fontWeight: 400, color: vars.text.muted });
export const stepMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: '50%',
  border: `1px solid ${vars.border.main}`,
  background: vars.surface[1],
  fontWeight: 600,
  fontSize: vars.type.mark.size,
  selectors: {
    '[data-place="behind"] &': {
      borderColor: vars.accent.main,
      background: vars.accent.soft,
      color: vars.accent.strong,
    },
    '[data-place="here"] &': { borderColor: vars.accent.main, background: vars.accent.main, color: vars.accent.on },
  },
});
export const sections = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  padding: `16px ${vars.size.gutter} 24px`,
});
export const section = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const sectionHead = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, minBlockSize: 28 });
export const sectionTitle = style({ fontWeight: 600, fontSize: vars.type.body.size });
export const end = style({ marginInlineStart: 'auto' });
export const scroller = style({ overflowX: 'auto' });
/** Scrolls sideways where there is less room. */
export const dense = style({ minInlineSize: 620 });
globalStyle(`${dense} td`, { paddingBlock: 3, lineHeight: '28px' });
export const whole = style({ whiteSpace: 'nowrap' });
export const refusal = style({
  padding: 12,
  borderRadius: vars.radius.main,
  background: vars.danger.soft,
  color: vars.danger.main,
});
export const common = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 12 });
export const form = style({ display: 'grid', gap: 16 });
export const heading = style({ fontWeight: 500, lineHeight: '28px' });
export const examples = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  minInlineSize: 120,
  lineHeight: '28px',
  color: vars.text.muted,
});
export const read = style({ lineHeight: '28px' });
export const target = style({ inlineSize: 164 });
export const doubtful = style({ borderRadius: vars.radius.main, boxShadow: `0 0 0 1px ${vars.warn.main}` });
export const value = style({
  padding: '2px 6px',
  borderRadius: vars.radius.small,
  background: vars.surface[3],
  fontFamily: vars.font.mono,
  display: 'inline-block',
  maxInlineSize: 280,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: '18px',
  whiteSpace: 'nowrap',
});
export const wrong = style({
  textDecoration: 'underline',
  textDecorationColor: vars.danger.main,
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
  whiteSpace: 'pre',
});
export const fix = style({ display: 'flex', gap: 12, justifyContent: 'flex-end', whiteSpace: 'nowrap' });
export const more = style({ display: 'flex', gap: 8 });

export const counts = style({
  display: 'grid',
  gridTemplateColumns: '1.35fr 1fr 1.15fr 1fr',
  margin: 0,
  border: hair,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
  '@media': { [small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const count = style({
  padding: '8px 12px 10px',
  selectors: { '& + &': { borderInlineStart: hair } },
});
export const countName = style({ display: 'flex', alignItems: 'center', gap: 6, color: vars.text.muted });
export const countValue = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  margin: 0,
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 600,
});
export const countShare = style({ fontSize: vars.type.meta.size, fontWeight: 400, color: vars.text.muted });
export const parts = style({
  display: 'flex',
  gap: 2,
  blockSize: 8,
});
const piece = { borderRadius: 2, minInlineSize: 4 } as const;
export const part = styleVariants({
  toChange: { ...piece, background: vars.accent.main },
  nothing: { ...piece, background: vars.draw.line },
  refused: { ...piece, background: vars.warn.main },
  wrong: { ...piece, background: vars.danger.main },
});

export const dock = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: 56,
  flexShrink: 0,
  padding: `8px ${vars.size.gutter}`,
  borderBlockStart: `1px solid ${vars.border.main}`,
  background: vars.surface[1],
});
export const verdict = style({ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 12, margin: 0, fontWeight: 500 });
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: 12, color: vars.text.muted });
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
