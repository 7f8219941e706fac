import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

const line = `1px solid ${vars.border.subtle}`;

export const marks = style({ display: 'flex', alignItems: 'center', gap: 6, color: vars.text.muted });
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 8,
  paddingBlockStart: 8,
  borderBlockStart: line,
});
export const sentiments = style({ display: 'inline-flex', gap: 12 });
export const sentiment = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
export const form = style({ display: 'flex', flexDirection: 'column', gap: 12, marginBlockEnd: 12 });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 12 });
export const foot = style({ display: 'flex', gap: 8, justifyContent: 'flex-end' });

export const thread = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const reply = style({
  padding: '8px 12px',
  borderInlineStart: `3px solid ${vars.border.subtle}`,
  selectors: {
    '&[data-here="true"]': { borderInlineStartColor: vars.accent.main, background: vars.accent.soft },
  },
});
export const replyHead = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px' });

export const place = style({ display: 'flex', flexWrap: 'wrap', gap: 24, margin: 0 });
export const plan = style({
  inlineSize: 320,
  maxInlineSize: '100%',
  border: line,
  borderRadius: vars.radius.main,
  background: vars.surface[2],
  direction: 'ltr',
});
export const dot = style({ fill: vars.border.main });
export const nearDot = style({ fill: vars.accent.main });
export const cross = style({ stroke: vars.border.subtle, strokeWidth: 1 });
export const ring = style({ fill: 'none', stroke: vars.danger.main, strokeWidth: 1.5 });
export const here = style({ fill: vars.danger.main });
export const placeWords = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 4 });

export const page = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `12px ${vars.size.gutter} 24px`,
});
export const titlebar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 12,
  marginBlock: 8,
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 8,
});
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  padding: '8px 12px',
  border: line,
  borderRadius: vars.radius.main,
});
export const tileLink = style({
  selectors: { '&:hover': { background: vars.surface[2], borderColor: vars.border.main } },
});
export const figure = style({ fontSize: 20, lineHeight: '28px', fontWeight: 600 });
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  gap: '24px 32px',
  marginBlockStart: 24,
});
export const chart = style({ minInlineSize: 0, margin: 0 });
export const chartHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 32,
});
export const canvas = style({ direction: 'ltr' });
export const leads = style({ cursor: 'pointer' });
export const tableBox = style({ maxBlockSize: 320, overflow: 'auto' });
export const table = style({ inlineSize: '100%' });
globalStyle(`${table} th, ${table} td`, { padding: '2px 8px', textAlign: 'end', borderBlockEnd: line });
globalStyle(`${table} tr > :first-child`, { textAlign: 'start', fontWeight: 400 });
