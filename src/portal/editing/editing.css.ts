import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const notice = style({
  maxBlockSize: '50vh',
  overflowY: 'auto',
  display: 'grid',
  gap: 12,
  marginBlockStart: 16,
  padding: 12,
  borderRadius: vars.radius.main,
  background: vars.warn.soft,
});
export const noticeHead = style({ display: 'flex', gap: 8, color: vars.warn.main, fontWeight: 500 });
export const differences = style({ inlineSize: '100%', textAlign: 'start' });
globalStyle(`${differences} th, ${differences} td`, {
  padding: '4px 8px 4px 0',
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
globalStyle(`${differences} thead th`, { color: vars.text.muted, fontSize: vars.type.meta.size });
globalStyle(`${differences} label`, { color: vars.text.main });
export const taken = style({ fontWeight: 500, overflowWrap: 'anywhere' });
