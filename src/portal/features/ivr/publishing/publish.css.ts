import { style, styleVariants } from '@vanilla-extract/css';
import { PHONE } from '../../../ui/small.ts';
import { vars } from '../../../ui/theme.css.ts';

const NARROW = '(max-width: 760px)';
const meta = { fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line, color: vars.text.muted };

export const errors = style({
  flex: 'none',
  padding: '8px 12px',
  borderRadius: vars.radius.large,
  background: vars.danger.soft,
});
export const errorsHead = style({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 24 });
export const errorsTitle = style({ color: vars.danger.main, fontWeight: 600, fontSize: vars.type.body.size });
export const errorMark = style({ color: vars.danger.main });
export const warnings = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  color: vars.warn.main,
  fontSize: vars.type.meta.size,
  fontWeight: 500,
});
export const spacer = style({ flex: 1 });
export const errorList = style({ maxBlockSize: 140, overflow: 'auto' });
export const error = style({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 28, flexWrap: 'wrap' });
export const errorKeys = style({ minInlineSize: 88, marginInlineStart: 24 });
export const errorTitle = style({ fontWeight: 500 });
export const errorWords = style({ flex: 1, minInlineSize: 160, overflowWrap: 'anywhere' });

/** The two columns reach the dialog's edges. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 368px',
  flex: 'none',
  marginInline: -24,
  marginBlockEnd: -20,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingInline: 24,
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
});
/** Without the second column, in a window of its own padding. */
export const alone = style({ marginInline: -24, marginBlockEnd: 12, borderBlock: `1px solid ${vars.border.subtle}` });
export const aside = style({ minInlineSize: 0, padding: '0 24px 12px', background: vars.surface[2] });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: 48,
  paddingBlock: 4,
});
export const ruled = style([head, { marginBlockStart: 8, borderBlockStart: `1px solid ${vars.border.subtle}` }]);
export const title = style({ fontWeight: 600, fontSize: vars.type.body.size, lineHeight: vars.type.body.line });
export const faded = style(meta);

const kindBase = { display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: 500 } as const;
export const kind = styleVariants({
  added: { ...kindBase, color: vars.accent.strong },
  removed: { ...kindBase, color: vars.danger.main },
  rerouted: { ...kindBase, color: vars.info.main },
});
export const old = style({ color: vars.text.muted, textDecoration: 'line-through' });
/** The places share the room there is, so that each is cut at its own end. */
export const way = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, max-content)',
  alignItems: 'baseline',
  columnGap: 4,
  // There each has a line of its own, rather than half of one.
  '@media': { [PHONE]: { gridAutoFlow: 'row', gridAutoColumns: 'minmax(0, 1fr)' } },
});
/** Of a way that comes from somewhere: its name and the sign after it. */
export const wayFrom = style([
  way,
  meta,
  { '@media': { [PHONE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, max-content)' } } },
]);
export const wayHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
export const wayOld = style([old, { minInlineSize: 0 }]);
export const wayEnd = style({
  ...meta,
  display: 'block',
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  '@media': { [PHONE]: { whiteSpace: 'normal' } },
});
export const time = style({ display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', gap: 4 });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 40,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  ...meta,
});
export const both = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 12px',
  marginBlock: 8,
  padding: '8px 12px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.main,
  background: vars.surface[2],
});
export const oneWay = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, minInlineSize: 0 });
export const now = style({ fontWeight: 600 });
export const nothing = style({ padding: '24px 0', color: vars.text.muted });

export const coverage = style({ inlineSize: '100%', borderSpacing: 0, tableLayout: 'fixed' });
export const languageColumn = style({ inlineSize: 72 });
export const shareColumn = style({ inlineSize: 56 });
export const coverageHead = style({ ...meta, fontWeight: 400, textAlign: 'start', padding: 0, blockSize: 24 });
export const coverageHeadEnd = style([coverageHead, { textAlign: 'end' }]);
export const coverageCell = style({ blockSize: 28, padding: 0 });
export const coverageEnd = style({ blockSize: 28, padding: 0, textAlign: 'end' });
export const bar = style({
  display: 'block',
  blockSize: 6,
  marginInline: '8px 16px',
  borderRadius: 3,
  background: vars.surface[3],
  overflow: 'hidden',
});
export const barFull = style({ display: 'block', blockSize: '100%', borderRadius: 3, background: vars.accent.main });
export const barLow = style([barFull, { background: vars.warn.main }]);
export const change = styleVariants({
  more: { color: vars.accent.strong },
  less: { color: vars.danger.main },
  same: { color: vars.text.faint },
});

export const name = style({ flex: '1 1 160px' });
export const note = style({ flex: '1 1 240px' });
export const reason = style({ display: 'inline-flex', alignItems: 'center', gap: 6, ...meta });
export const rowHead = style({ color: vars.text.main, fontSize: vars.type.body.size });
