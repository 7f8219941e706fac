import { globalStyle, style } from '@vanilla-extract/css';
import { field } from '../../../ui/Field.css.ts';
import { vars } from '../../../ui/theme.css.ts';

export const inspector = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
  // Or the inputs that only stand for what is drawn would make the page itself scroll.
  position: 'relative',
  overflow: 'hidden auto',
  background: vars.surface[1],
});
export const head = style({ display: 'grid', gap: 8, padding: '8px 16px 10px' });
export const row = style({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 });
export const crumb = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
export const tools = style({ display: 'flex', marginInlineEnd: -6 });
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: 20,
  blockSize: 20,
  paddingInline: 4,
  borderRadius: vars.radius.small,
  background: vars.surface[3],
  fontWeight: 600,
  fontSize: vars.type.mark.size,
});
export const grow = style({ flex: 1, minInlineSize: 0 });
export const titleInput = style({
  display: 'block',
  fieldSizing: 'content',
  resize: 'none',
  // What is far too long scrolls: the words that say so stay in sight.
  maxBlockSize: 146,
  overflow: 'auto',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: 1,
  paddingInline: 4,
  marginInlineStart: -4,
  border: '1px solid transparent',
  borderRadius: vars.radius.main,
  background: 'transparent',
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  selectors: {
    '&:hover': { borderColor: vars.border.main },
    '&:focus': { borderColor: vars.border.main, background: vars.surface[1] },
    '&[aria-invalid="true"]': { borderColor: vars.danger.main },
  },
});
export const end = style({ marginInlineStart: 'auto', color: vars.text.muted });
export const refused = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 8px',
  borderRadius: vars.radius.main,
  background: vars.danger.soft,
  color: vars.danger.main,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
export const note = style({
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});

export const lockedNote = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  padding: '6px 16px',
  background: vars.surface[2],
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
export const nodeId = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
export const nodeIdText = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  direction: 'ltr',
  fontSize: vars.type.mark.size,
});

export const section = style({ borderBlockStart: `1px solid ${vars.border.subtle}` });
export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 28,
  paddingInlineEnd: 16,
});
export const sectionTitle = style({ flex: 'none', fontSize: 'inherit', lineHeight: 'inherit' });
export const sectionButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 28,
  paddingInline: '12px 4px',
  border: 0,
  background: 'transparent',
  fontWeight: 600,
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 } },
});
export const turned = style({ transition: `transform ${vars.duration.fast}`, transform: 'rotate(90deg)' });
export const summary = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 8,
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  textAlign: 'end',
});
export const sectionBody = style({ display: 'grid', gap: 8, padding: '2px 16px 12px' });

/** Small fields side by side: what is said of one has the whole row under all of them, and none leaves its place. */
const fieldRow = style({ display: 'grid', alignItems: 'end', gap: '4px 8px' });
const placed = `${fieldRow} > [data-field] > ${field}`;
globalStyle(`${fieldRow} > [data-field], ${placed}`, { display: 'contents' });
globalStyle(`${placed} > :nth-child(1)`, { gridRow: 1 });
globalStyle(`${placed} > :nth-child(2)`, { gridRow: 2 });
globalStyle(`${placed} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });
/** A key by place takes more room, and labels beside it a second line. */
export const fields4 = style([
  fieldRow,
  { gridTemplateColumns: 'minmax(60px, auto) minmax(0, 1fr) minmax(0, 0.9fr) minmax(0, 1.1fr)' },
]);
export const fields3 = style([fieldRow, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }]);
export const fields2 = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 });
export const column = style({ display: 'grid', gap: 4, minInlineSize: 0, alignContent: 'start' });
export const linkRow = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: 4,
  alignItems: 'start',
});
export const linkLabel = style({ color: vars.text.muted, paddingBlockStart: 2 });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', minInlineSize: 0 });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: 24,
  paddingInlineStart: 8,
  borderRadius: vars.radius.small,
  background: vars.surface[3],
});
export const chipName = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const chipCross = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.text.main },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -1 },
  },
});
export const add = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: `1px dashed ${vars.border.main}`,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[aria-expanded="true"]': { background: vars.surface[3] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
});
/** A title in two languages has a line for each. */
export const pickedNode = style({ blockSize: 'auto', minBlockSize: vars.size.control, paddingBlock: 4 });
export const picker = style({ display: 'flex', flexDirection: 'column', gap: 8, inlineSize: 280, maxBlockSize: 340 });
export const pickerList = style({ overflow: 'auto', minBlockSize: 0, outline: 'none', margin: -4, padding: 4 });
export const success = style({ color: vars.accent.strong });
export const failed = style({ color: vars.danger.main });
export const branch = style({ display: 'flex', alignItems: 'center', gap: 4 });
export const chipEnd = style({ inlineSize: 8 });
export const more = style({ border: 0, paddingInlineEnd: 8, fontWeight: 500, cursor: 'pointer' });
export const arrow = style({ color: vars.text.faint });
export const words = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const narrowLabels = style({ fontSize: vars.type.meta.size });
globalStyle(`${narrowLabels} label, ${narrowLabels} [data-rac] > span:first-child`, {
  fontWeight: 400,
});
