import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

const meta = { fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line, color: vars.text.muted };
const NARROW = '(max-width: 640px)';
/** Lower, the keys move together, so that the whole phone is in sight. */
const LOW = '(max-height: 1039px) and (min-width: 641px)';
/** Where the whole phone does not fit below all that is told of the caller, only the first line of that is in sight. */
const FOLDED = '(max-height: 899px) and (min-width: 641px)';
/** A laptop's screen: the keys are lower still. */
const LOWER = '(max-height: 800px) and (min-width: 641px)';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 592,
  maxInlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface[1],
  // There is no room for parts that scroll by themselves: caller, phone and log follow on one another.
  '@media': { [NARROW]: { overflow: 'auto' } },
});
export const caller = style({
  flex: 'none',
  padding: '12px 16px 16px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [LOW]: { paddingBlock: 6 } },
});
/** Folded on a low screen alone. */
export const rest = style({});
export const restFolded = style([rest, { '@media': { [FOLDED]: { display: 'none' } } }]);
export const moreOfCaller = style({
  display: 'none',
  '@media': { [FOLDED]: { display: 'inline-flex' } },
  alignItems: 'center',
  gap: 4,
  minBlockSize: 24,
  marginBlockStart: 4,
  marginInlineStart: -4,
  padding: '0 4px',
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.text.muted,
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 } },
});
export const turned = style({ transform: 'rotate(90deg)' });
export const head = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12, minBlockSize: 28 });
export const spacer = style({ flex: 1 });
export const faded = style(meta);
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 8,
  marginBlockStart: 12,
  '@media': { [FOLDED]: { marginBlockStart: 6 } },
});
export const wide = style({ gridColumn: 'span 5', '@media': { [NARROW]: { gridColumn: 'span 12' } } });
export const narrow = style({ gridColumn: 'span 3', '@media': { [NARROW]: { gridColumn: 'span 6' } } });
export const long = style({ gridColumn: 'span 5', '@media': { [NARROW]: { gridColumn: 'span 12' } } });
export const middle = style({ gridColumn: 'span 4', '@media': { [NARROW]: { gridColumn: 'span 6' } } });

/** A switch stands on the line of the fields beside it. */
export const atFoot = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'end',
  minBlockSize: vars.size.control,
});

export const field = style({ minInlineSize: 0 });
export const heard = style({ ...meta, display: 'flex', alignItems: 'center', gap: 8, marginBlockStart: 8 });
export const heardTitles = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const crops = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minInlineSize: 0,
  blockSize: vars.size.control,
  paddingInline: '3px 2px',
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  overflow: 'hidden',
});
export const cropTags = style({ display: 'flex', flex: 1, gap: 4, minInlineSize: 0, overflow: 'hidden' });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 2,
  blockSize: 20,
  paddingInlineStart: 6,
  borderRadius: vars.radius.small,
  background: vars.surface[3],
  fontSize: vars.type.meta.size,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.text.main,
});
export const small = style({ inlineSize: 24, minInlineSize: 24, blockSize: 24 });

export const two = style({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: 1,
  minBlockSize: 0,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto', flex: 'none' } },
});
export const bench = style({
  display: 'flex',
  minBlockSize: 0,
  padding: 16,
  '@media': { [LOW]: { paddingBlock: 4 } },
  overflow: 'auto',
  background: vars.surface[0],
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
});
export const phone = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 'max-content',
  padding: '16px 15px',
  '@media': { [LOW]: { paddingBlock: 10 } },
  border: `1px solid ${vars.border.main}`,
  borderRadius: 24,
  background: vars.surface[1],
  boxShadow: vars.shadow,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
});
export const status = style({ display: 'flex', alignItems: 'center', gap: 6, ...meta });
export const statusWord = style({ color: vars.text.main, fontWeight: 500 });
export const light = styleVariants({
  on: { inlineSize: 8, blockSize: 8, borderRadius: '50%', background: vars.accent.main },
  off: {
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1.5px ${vars.text.faint}`,
  },
});
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 16,
  minInlineSize: 0,
  '@media': { [LOW]: { marginBlockStart: 8 } },
});
export const placeTitle = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  fontSize: 14,
  lineHeight: '20px',
});
export const words = style({
  flex: 'none',
  minBlockSize: 40,
  maxBlockSize: 72,
  overflow: 'auto',
  marginBlock: '8px 12px',
  color: vars.text.muted,
  fontSize: 15,
  lineHeight: '24px',
  '@media': { [LOW]: { marginBlock: 4 }, [LOWER]: { maxBlockSize: 54, fontSize: 13, lineHeight: '18px' } },
});
export const wordsNow = style({ color: vars.text.main });
/** What was typed of a number, while its next digit is waited for. */
export const typed = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.main,
});
export const player = style({ display: 'flex', alignItems: 'flex-start', gap: 12 });
export const playButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 32,
  blockSize: 32,
  marginBlockStart: -4,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: vars.accent.main,
  color: vars.accent.on,
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled="true"]': { background: vars.surface[3], color: vars.text.faint, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
});
export const track = style({ flex: 1, minInlineSize: 0, direction: 'ltr' });
export const wave = style({ display: 'block', inlineSize: '100%', blockSize: 24 });
export const played = style({ fill: vars.accent.main });
export const unplayed = style({ fill: vars.border.main });
export const times = style({ display: 'flex', justifyContent: 'space-between', marginBlockStart: 2, ...meta });
export const repeat = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 6,
  minBlockSize: 16,
  marginBlockStart: 4,
  ...meta,
});
export const warning = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: vars.warn.main,
  textAlign: 'end',
});

export const keypad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  '@media': { [LOW]: { gap: 6, paddingBlockStart: 8 }, [LOWER]: { gap: 4 } },
  marginBlockStart: 'auto',
  padding: 0,
  paddingBlockStart: 12,
  border: 0,
  direction: 'ltr',
});
export const key = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  blockSize: 44,
  '@media': { [LOW]: { blockSize: 34 }, [LOWER]: { flexDirection: 'row', gap: 4, blockSize: 28 } },
  padding: '0 2px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.large,
  background: vars.surface[2],
  color: vars.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    '&[data-lit="true"]': { borderColor: vars.accent.main, background: vars.accent.soft, color: vars.text.main },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
});
export const keyDigit = style({ fontWeight: 600, fontSize: 15, lineHeight: '18px' });
export const keyTitle = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 11,
  lineHeight: '14px',
  // Urdu letters reach further up and down; beside the digit there is room for them.
  '@media': { [LOWER]: { paddingBlock: 3 } },
  fontWeight: 500,
  color: vars.accent.strong,
});
export const hangUp = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  flex: 'none',
  blockSize: 36,
  marginBlockStart: 12,
  '@media': { [LOW]: { marginBlockStart: 8 }, [LOWER]: { blockSize: 32 } },
  border: 0,
  borderRadius: 18,
  background: vars.danger.main,
  color: vars.surface[1],
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
});
export const call = style([hangUp, { background: vars.accent.main, color: vars.accent.on }]);

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flex: 'none',
  gap: 8,
  minBlockSize: 56,
  padding: '8px 16px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [NARROW]: { position: 'sticky', insetBlockEnd: 0, background: vars.surface[1] } },
});
export const cross = style({ inlineSize: 20, minInlineSize: 20, blockSize: 20, borderRadius: vars.radius.small });
export const choices = style({ display: 'grid', gap: 8, inlineSize: 240, maxBlockSize: 320, overflow: 'auto' });

export const awaited = style({
  display: 'flex',
  gap: 6,
  padding: '6px 8px',
  borderRadius: vars.radius.main,
  background: vars.warn.soft,
  color: vars.warn.main,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
