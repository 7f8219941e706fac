import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const shell = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)`,
  gridTemplateRows: `${vars.size.topbar} minmax(0, 1fr)`,
  blockSize: '100dvh',
  background: vars.surface[0],
  color: vars.text.main,
  selectors: { '&[data-sidebar="icons"]': { gridTemplateColumns: `${vars.size.sidebarIcons} minmax(0, 1fr)` } },
  '@media': { '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) !important' } },
});
export const bare = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  background: vars.surface[1],
});
export const stage = style({
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { '(max-width: 900px)': { gridColumn: '1 / -1' } },
});
export const main = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  background: vars.surface[1],
  outline: 'none',
});
export const skip = style({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 50,
  padding: '6px 12px',
  borderRadius: vars.radius.main,
  background: vars.surface[1],
  boxShadow: vars.shadow,
  fontWeight: 500,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
export const offline = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 24px',
  background: vars.warn.soft,
  color: vars.warn.main,
  fontWeight: 500,
});
export const mobileScrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  display: 'flex',
  background: vars.scrim,
});
export const mobileMenu = style({
  display: 'flex',
  inlineSize: vars.size.sidebar,
  maxInlineSize: '85vw',
  blockSize: '100%',
});
export const mobileDialog = style({ display: 'flex', flex: 1, minInlineSize: 0, outline: 'none' });
export const mobileInner = style({ display: 'grid', flex: 1, minInlineSize: 0, minBlockSize: 0 });
export const page = style({ padding: '16px 24px', '@media': { '(max-width: 640px)': { padding: 12 } } });
export const errorPage = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: 24,
  background: vars.surface[1],
});
export const errorInner = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  maxInlineSize: 440,
  textAlign: 'center',
});
export const errorCode = style({ color: vars.text.faint, fontSize: 48, lineHeight: '56px', fontWeight: 600 });
export const errorActions = style({ display: 'flex', gap: 8, marginBlockStart: 16 });
