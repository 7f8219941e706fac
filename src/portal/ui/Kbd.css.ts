import { style } from '@vanilla-extract/css';
import { HAND } from './small.ts';
import { vars } from './theme.css.ts';

export const kbd = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: 18,
  blockSize: 18,
  paddingInline: 4,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.small,
  background: vars.surface[1],
  color: vars.text.muted,
  fontFamily: vars.font.body,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  direction: 'ltr',
  '@media': { [HAND]: { display: 'none' } },
});
/** A key that can be given another place. */
export const keyButton = style({
  margin: -2,
  padding: 2,
  border: 'none',
  background: 'none',
  borderRadius: vars.radius.small,
  color: vars.accent.strong,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.surface[3] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` },
  },
});
export const keys = style({ display: 'inline-flex', alignItems: 'center', gap: 2, flex: 'none' });
export const keyTable = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '8px 16px',
  alignItems: 'center',
  margin: 0,
});
/** All keys of a page: groups in columns, as many as there is room for. */
export const sheet = style({ columns: '3 280px', columnGap: 48, marginBlockStart: 16 });
export const sheetGroup = style({
  breakInside: 'avoid',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  paddingBlockEnd: 20,
});
export const sheetHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
});
export const sheetSearch = style({ inlineSize: 260 });
