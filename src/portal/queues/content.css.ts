import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

const line = `1px solid ${vars.border.subtle}`;
const small = { fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line };

export const who = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const whoWords = style({ flex: 1, minInlineSize: 0 });
export const otherName = style({ fontSize: 16, fontWeight: 400, color: vars.text.muted });
export const facts = style({ ...small, display: 'flex', flexWrap: 'wrap', gap: '2px 12px', color: vars.text.muted });
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
export const strip = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 12px',
  minBlockSize: 32,
  marginBlockStart: 12,
  padding: '4px 12px',
  borderRadius: vars.radius.main,
  selectors: {
    '&[data-level="high"]': { background: vars.danger.soft },
    '&[data-level="medium"]': { background: vars.warn.soft },
  },
});
export const words = style({
  marginBlock: 12,
  fontSize: 16,
  lineHeight: '28px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: {
    // Only what is said to be Urdu: neither Urdu in Latin letters nor English on an Urdu page.
    '&[lang="ur"], &[lang="pa"]': {
      fontFamily: `'Noto Nastaliq Urdu', 'Noto Naskh Arabic', ${vars.font.body}`,
      fontSize: 18,
      lineHeight: '44px',
    },
  },
});
export const found = style({
  padding: '2px 6px',
  borderRadius: vars.radius.small,
  background: vars.danger.soft,
  color: vars.danger.main,
  fontFamily: vars.font.body,
  fontWeight: 500,
});
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: 8,
  marginBlock: '12px 8px',
});
export const picture = style({
  display: 'block',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.main,
  overflow: 'hidden',
  background: vars.surface[3],
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
});
export const image = style({ display: 'block', inlineSize: '100%', blockSize: 144, objectFit: 'cover' });
export const large = style({ display: 'block', maxInlineSize: '100%', maxBlockSize: '70vh', marginInline: 'auto' });
export const viewerTools = style({ display: 'flex', alignItems: 'center', gap: 4, marginBlockEnd: 8 });
export const viewer = style({
  // A picture is walked through alike in every language.
  direction: 'ltr',
  maxBlockSize: '72vh',
  overflow: 'auto',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 } },
});
export const recording = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  marginBlockEnd: 8,
});
export const player = style({
  display: 'block',
  inlineSize: '100%',
  marginBlockEnd: 8,
  borderRadius: vars.radius.main,
});
export const film = style({ maxBlockSize: 320, background: vars.tip.ground });

export const section = style({ padding: '4px 16px 8px', borderBlockEnd: line });
export const sectionHead = style({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 32 });
export const pairs = style({ display: 'grid', gridTemplateColumns: '92px 1fr', gap: '2px 8px', margin: 0 });
globalStyle(`${pairs} dt`, { color: vars.text.muted });
globalStyle(`${pairs} dd`, { margin: 0, overflowWrap: 'anywhere' });
export const share = style({ display: 'flex', gap: 2, blockSize: 6, marginBlock: '8px 6px' });
export const part = style({
  borderRadius: 3,
  selectors: {
    '&[data-state="approved"]': { background: vars.accent.main },
    '&[data-state="rejected"]': { background: vars.danger.main },
    '&[data-state="pending"]': { background: vars.border.main },
  },
});
export const conductTools = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlock: 4 });
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 8,
  minBlockSize: 24,
  paddingBlock: 2,
});
export const entryWords = style({
  flex: '1 1 96px',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const decided = style({
  display: 'inline-flex',
  color: vars.text.muted,
  selectors: {
    '&[data-state="approved"]': { color: vars.accent.strong },
    '&[data-state="rejected"]': { color: vars.danger.main },
  },
});
export const entryNote = style({ ...small, color: vars.text.muted, textAlign: 'end' });
/** Who and when stand below what was done, always: beside it only short names would find room. */
export const entryUnder = style({ ...small, margin: 0, color: vars.text.muted });
export const entryMore = style([entryUnder, { paddingInlineStart: 24 }]);
export const tread = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 32,
  borderBlockStart: line,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-here="true"]': {
      background: vars.accent.soft,
      marginInline: -8,
      paddingInline: 8,
      borderRadius: vars.radius.main,
      borderColor: 'transparent',
    },
  },
});
export const copy = style({
  marginBlock: 8,
  padding: '8px 12px',
  borderInlineStart: `3px solid ${vars.border.main}`,
  background: vars.surface[2],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const meter = style({
  position: 'relative',
  blockSize: 6,
  marginBlock: '4px 12px',
  borderRadius: 3,
  background: vars.surface[3],
  overflow: 'hidden',
});
export const filled = style({ blockSize: '100%', borderRadius: 3, background: vars.accent.main });
