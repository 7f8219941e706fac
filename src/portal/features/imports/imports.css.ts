import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

const narrow = '(max-width: 1100px)';
const hair = `1px solid ${vars.border.subtle}`;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  selectors: { '&[data-drop-target]': { outline: `2px dashed ${vars.accent.main}`, outlineOffset: -6 } },
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  padding: `12px ${vars.size.gutter}`,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' });
export const listLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  blockSize: vars.size.control,
  paddingInline: 10,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  color: vars.text.main,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
});
export const columns = style({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: '304px minmax(0, 1fr)',
  borderBlockStart: hair,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' } },
});
export const runs = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderInlineEnd: hair,
  '@media': { [narrow]: { display: 'none' } },
});
export const runsMenu = style({
  display: 'none',
  '@media': { [narrow]: { display: 'block', padding: `8px ${vars.size.gutter}`, borderBlockEnd: hair } },
});
export const runsHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  blockSize: 44,
  flexShrink: 0,
  paddingInline: '24px 12px',
  borderBlockEnd: hair,
});
export const runsTitle = style({ fontWeight: 600, fontSize: vars.type.body.size });
export const runsList = style({ flex: 1, overflow: 'auto', minBlockSize: 0, margin: 0, padding: 0, listStyle: 'none' });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  minBlockSize: 76,
  alignContent: 'center',
  paddingBlock: 8,
  paddingInline: '22px 12px',
  borderBlockEnd: hair,
  borderInlineStart: '2px solid transparent',
  color: vars.text.main,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.surface[2] },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    '&[aria-current]': { background: vars.accent.soft, borderInlineStartColor: vars.accent.main },
  },
});
export const cardLine = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
export const cardName = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
});
export const thin = style({
  display: 'block',
  blockSize: 4,
  borderRadius: 2,
  background: vars.surface[3],
  overflow: 'hidden',
});
export const thinBar = style({ display: 'block', blockSize: '100%', background: vars.accent.main });
export const dropHint = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  marginBlock: 12,
  marginInline: '24px 12px',
  padding: 16,
  border: `1px dashed ${vars.border.main}`,
  borderRadius: vars.radius.main,
  background: vars.surface[2],
  textAlign: 'center',
});
export const nothing = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  margin: 24,
  padding: 24,
  border: `1px dashed ${vars.border.main}`,
  borderRadius: vars.radius.large,
  textAlign: 'center',
});
export const nothingTools = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });
export const nothingTitle = style({ fontWeight: 600 });
export const tone = styleVariants({
  good: { color: vars.accent.strong },
  bad: { color: vars.danger.main },
  look: { color: vars.warn.main },
  plain: { color: vars.text.muted },
});
