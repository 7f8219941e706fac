import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const corner = style({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineStart: 12,
  zIndex: 5,
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  '@media': { '(max-width: 700px)': { display: 'none' } },
});
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: 4,
  flex: 'none',
  padding: 8,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
const panel = {
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
} as const;
export const switches = style({ ...panel, display: 'flex', padding: 1 });
export const minimap = style({
  ...panel,
  position: 'relative',
  inlineSize: 166,
  blockSize: 98,
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'crosshair',
});
export const minimapCanvas = style({ display: 'block', inlineSize: 164, blockSize: 96 });
export const minimapView = style({
  position: 'absolute',
  insetBlockStart: 0,
  border: `1px solid ${vars.focus}`,
  borderRadius: 2,
  background: `color-mix(in oklch, ${vars.focus} 12%, transparent)`,
  pointerEvents: 'none',
});
export const legend = style({
  ...panel,
  display: 'grid',
  gap: 2,
  inlineSize: 166,
  padding: '4px 6px',
  color: vars.text.muted,
  fontSize: 12,
  lineHeight: '16px',
  selectors: {
    [`${beside} > &`]: { gridColumn: '1 / -1' },
  },
});
export const legendLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 16,
  whiteSpace: 'nowrap',
});
export const legendMark = style({ display: 'inline-flex', justifyContent: 'center', inlineSize: 20 });
export const legendBar = style({ inlineSize: 3, blockSize: 12, borderRadius: 2, background: vars.draw.mark });
export const legendNames = style({ textAlign: 'center', whiteSpace: 'nowrap', fontSize: 11, direction: 'ltr' });
