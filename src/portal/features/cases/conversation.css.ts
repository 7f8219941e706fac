import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

const line = `1px solid ${vars.border.subtle}`;

export const clockBand = style({ margin: 0, marginBlockStart: 12, maxInlineSize: 720 });
export const bar = style({
  position: 'relative',
  blockSize: 14,
  marginBlock: '6px 4px',
  borderRadius: 3,
  background: vars.surface[3],
});
const part = style({
  position: 'absolute',
  insetBlock: 0,
  selectors: { '&:first-child': { borderStartStartRadius: 3, borderEndStartRadius: 3 } },
});
export const barPart = styleVariants({
  used: [part, { background: vars.accent.main }],
  stopped: [
    part,
    {
      background: `repeating-linear-gradient(45deg, ${vars.text.faint} 0 3px, ${vars.surface[1]} 3px 6px)`,
    },
  ],
  over: [part, { background: vars.danger.main }],
});
export const barNow = style({
  position: 'absolute',
  insetBlock: -4,
  inlineSize: 2,
  marginInlineStart: -1,
  background: vars.text.main,
});
export const barMoments = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 6 });
export const late = style({ color: vars.danger.main });

export const mergedInto = style({
  margin: 0,
  marginBlockEnd: 16,
  padding: '8px 12px',
  borderRadius: vars.radius.large,
  background: vars.surface[2],
});
export const entries = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const entry = style({ display: 'flex', gap: 12, maxInlineSize: 860 });
export const stepMark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 20,
  color: vars.text.muted,
});
export const said = style({ flex: 1, minInlineSize: 0 });
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 8px' });
export const moment = style({ marginInlineStart: 'auto' });
export const staffOnly = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: 6,
  borderRadius: vars.radius.small,
  background: vars.warn.soft,
  color: vars.warn.main,
  fontSize: vars.type.meta.size,
  lineHeight: '20px',
});
export const words = style({
  marginBlockStart: 4,
  maxInlineSize: 620,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-kind="note"]': { padding: '8px 12px', borderRadius: vars.radius.large, background: vars.warn.soft },
    '&[data-kind="told"]': { padding: '8px 12px', borderRadius: vars.radius.large, background: vars.accent.soft },
  },
});

export const composer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginBlockStart: 20,
  padding: 8,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.large,
  background: vars.surface[2],
});
export const composerHead = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px' });
export const composerFoot = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 });
export const count = style({ marginInlineStart: 'auto' });
export const chosen = style({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: 0, listStyle: 'none' });
export const chosenFile = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  paddingInlineStart: 8,
  border: line,
  borderRadius: vars.radius.main,
  background: vars.surface[1],
});
globalStyle(`${chosenFile} bdi`, { overflowWrap: 'anywhere' });
