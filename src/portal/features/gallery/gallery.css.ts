import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const page = style({ minBlockSize: '100dvh', background: vars.surface[0] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '16px 24px',
  background: vars.surface[1],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const specimens = style({ display: 'grid', gap: 1, background: vars.border.main });
export const specimen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  minInlineSize: 0,
  padding: 24,
  background: vars.surface[1],
  '@media': { '(max-width: 640px)': { padding: 12 } },
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 16,
  alignItems: 'start',
});
export const block = style({ display: 'flex', flexDirection: 'column', gap: 8, minInlineSize: 0 });
