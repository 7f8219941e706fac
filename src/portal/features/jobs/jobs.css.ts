import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 16,
  alignItems: 'start',
});
export const runs = style({ padding: 12, borderRadius: vars.radius.main, background: vars.surface[2] });
export const runList = style({ paddingInlineStart: 18 });
export const outcomes = style({
  display: 'flex',
  blockSize: 12,
  gap: 1,
  borderRadius: 3,
  overflow: 'hidden',
  background: vars.surface[3],
});
export const outcome = style({
  selectors: {
    '&[data-outcome=delivered]': { background: vars.accent.main },
    '&[data-outcome=waiting]': { background: vars.info.main },
    '&[data-outcome=failed]': { background: vars.danger.main },
    '&[data-outcome=leftOut]': { background: vars.draw.line },
    '&[data-outcome=notSent]': { background: vars.surface[3] },
  },
});
export const run = style({
  display: 'grid',
  gap: 8,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const runHead = style({ display: 'flex', alignItems: 'baseline', gap: 12, flexWrap: 'wrap' });
export const figures = style({ display: 'flex', gap: 16, flexWrap: 'wrap' });
export const spacer = style({ flex: 1 });
