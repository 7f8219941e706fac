import { keyframes, style } from '@vanilla-extract/css';
import { SMALL } from './small.ts';
import { vars } from './theme.css.ts';

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  minBlockSize: 44,
  whiteSpace: 'nowrap',
  paddingInline: vars.size.gutter,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface[1],
  color: vars.text.muted,
  '@media': { [SMALL]: { minBlockSize: 32 }, '(max-width: 640px)': { paddingInline: 12, gap: 8 } },
});
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 0 } });
/** Said of what takes long: rows that come at once need no words. */
export const awaited = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '&:empty': { display: 'none' }, '&:not(:empty)': { animation: `${appear} 600ms` } },
});
export const range = style({ color: vars.text.main, fontWeight: 500 });
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 4px',
  // One line of them: a key for which it has no room leaves whole, before what turns the pages does.
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: 24,
  overflow: 'hidden',
  color: vars.text.faint,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  // They leave whole where there is no room for a line of them.
  '@media': { '(max-width: 1300px)': { display: 'none' } },
});
export const keyWord = style({ marginInlineEnd: 8, lineHeight: '24px' });
export const spacer = style({ flex: 1 });
export const steps = style({ display: 'inline-flex', gap: 4 });
export const wideOnly = style({ '@media': { '(max-width: 640px)': { display: 'none' } } });
