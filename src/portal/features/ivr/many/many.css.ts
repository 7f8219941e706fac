import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const both = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: 24,
  alignItems: 'start',
});
export const fields = style({ display: 'grid', gap: 20, minInlineSize: 0 });
export const group = style({ display: 'grid', gap: 10, minInlineSize: 0 });
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
  gap: 10,
  // What is wrong with one stands under it, and moves none beside it.
  alignItems: 'start',
});
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 });
export const replaced = style({ display: 'grid', gap: 6, minInlineSize: 0, alignContent: 'start' });
export const preview = style({
  display: 'grid',
  gap: 8,
  minInlineSize: 0,
  padding: 12,
  borderRadius: vars.radius.main,
  background: vars.surface[2],
  // What comes of it stays in sight while the fields scroll.
  position: 'sticky',
  insetBlockStart: 0,
});
export const line = style({ display: 'grid', gap: 2, minInlineSize: 0 });
export const refused = style({
  display: 'grid',
  gap: 6,
  padding: 8,
  borderRadius: vars.radius.main,
  background: vars.danger.soft,
});
export const lines = style({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
export const changes = style({ display: 'grid', gap: 2, margin: 0 });
export const change = style({ display: 'flex', flexWrap: 'wrap', gap: '0 8px' });
