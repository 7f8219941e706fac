import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

const line = `1px solid ${vars.border.subtle}`;
const SHEET = '(min-width: 700.01px) and (max-width: 1100px)';
const PHONE = '(max-width: 700px)';
const card = {
  background: vars.surface[1],
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  boxShadow: vars.lift,
} as const;

export const page = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 344px',
  gridTemplateRows: 'minmax(48px, auto) minmax(40px, auto) minmax(220px, 1fr) auto',
  gridTemplateAreas: '"head head" "tools side" "map side" "crops side"',
  minBlockSize: 0,
  '@media': {
    [SHEET]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"head open" "tools tools" "map map" "crops crops"',
      // Opened it stands beside the drawing, never over it.
      selectors: {
        '&:has(> aside[data-open])': {
          gridTemplateColumns: 'minmax(0, 1fr) 320px',
          gridTemplateAreas: '"head open" "tools tools" "map side" "crops side"',
        },
      },
    },
    [PHONE]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"head" "tools" "map" "side" "crops"',
      gridTemplateRows: 'auto auto 55dvh auto auto',
      flex: 'none',
    },
  },
});
globalStyle(`${page} > section[data-map]`, { gridArea: 'map' });
export const head = style({
  gridArea: 'head',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  paddingInline: 16,
  borderBlockEnd: line,
});
export const changed = style({
  color: vars.warn.main,
  fontWeight: 500,
  '::before': { content: '●', fontSize: 8, marginInlineEnd: 6, verticalAlign: 'middle' },
});
export const spacer = style({ flex: 1 });
export const farms = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px' });
export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  // Nothing of it is pushed out of sight: what has no room stands on a line of its own.
  flexWrap: 'wrap',
  gap: '4px 8px',
  padding: '4px 16px',
  borderBlockEnd: line,
});
export const steps = style({ color: vars.text.muted, whiteSpace: 'nowrap' });
export const search = style({ flex: '0 1 220px', minInlineSize: 180 });
export const inspector = style({
  gridArea: 'side',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderInlineStart: line,
  background: vars.surface[1],
  '@media': {
    [SHEET]: { selectors: { '&:not([data-open])': { display: 'none' } } },
    [PHONE]: { border: 0 },
  },
});
export const sheetButton = style({
  display: 'none',
  '@media': {
    [SHEET]: {
      gridArea: 'open',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      paddingInlineEnd: 16,
      borderBlockEnd: line,
    },
  },
});
export const fields = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 16,
  overflowY: 'auto',
  minBlockSize: 0,
});
export const form = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 52,
  paddingInline: 16,
  borderBlockStart: line,
  background: vars.surface[1],
  '@media': { [PHONE]: { position: 'sticky', insetBlockEnd: 0 } },
});
export const muted = style({ color: vars.text.muted, fontSize: vars.type.meta.size });
export const sum = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const acres = style({ display: 'flex', alignItems: 'baseline', gap: 8 });
export const large = style({ fontSize: 22, lineHeight: '28px', fontWeight: 600 });
export const gained = style({ color: vars.info.main, fontWeight: 600 });
export const fault = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  padding: 10,
  borderRadius: vars.radius.main,
  background: vars.danger.soft,
  color: vars.danger.main,
});
export const warning = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 6,
  padding: 10,
  borderRadius: vars.radius.main,
  background: vars.warn.soft,
  color: vars.text.main,
});
export const warningHead = style({ color: vars.warn.main, fontWeight: 600 });
export const sectionHead = style({ display: 'flex', alignItems: 'center', minBlockSize: 32 });
export const points = style({ inlineSize: '100%', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${points} th, ${points} td`, { padding: '2px 3px', textAlign: 'start', fontWeight: 400 });
globalStyle(`${points} thead th`, { color: vars.text.muted, fontSize: vars.type.meta.size });
globalStyle(`${points} tbody th`, { color: vars.text.muted, inlineSize: 20 });
globalStyle(`${points} [data-end]`, { textAlign: 'end', color: vars.text.muted });
globalStyle(`${points} tr[data-chosen]`, { background: vars.info.soft, boxShadow: `inset 3px 0 ${vars.info.main}` });
export const paste = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 10,
  border: line,
  borderRadius: vars.radius.main,
  background: vars.surface[2],
});
export const row = style({ display: 'flex', gap: 8 });
export const versions = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const version = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 8,
  paddingBlock: 6,
  borderBlockEnd: line,
  selectors: { '&[data-shown]': { background: vars.warn.soft } },
});
export const versionWords = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const note = style({
  ...card,
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineStart: 12,
  padding: '3px 8px',
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
});
export const hint = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  transform: 'translate(-50%, -50%)',
  padding: '6px 12px',
  borderRadius: vars.radius.main,
  background: vars.tip.ground,
  color: vars.tip.text,
});
export const scale = style({
  ...card,
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineStart: 12,
  padding: '3px 8px',
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [PHONE]: { display: 'none' } },
});
export const bar = style({
  display: 'inline-block',
  blockSize: 5,
  marginInlineEnd: 6,
  border: `1px solid ${vars.text.muted}`,
  borderTop: 0,
});
export const zoom = style({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  pointerEvents: 'auto',
});
export const layers = style({ position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12, pointerEvents: 'auto' });
export const layerList = style({ display: 'flex', flexDirection: 'column', gap: 4, padding: 8 });
export const tag = style({
  position: 'absolute',
  padding: '6px 10px',
  borderRadius: vars.radius.main,
  background: vars.tip.ground,
  color: vars.tip.text,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const cross = style({
  position: 'absolute',
  // Above the scale, which may be as long as half the map.
  insetBlockEnd: 48,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  gap: 8,
  pointerEvents: 'auto',
});
export const crossMark = style({ color: vars.info.main });
export const lines = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
const blue = (percent: number) => `color-mix(in oklab, ${vars.info.main} ${percent}%, transparent)`;
export const draft = style({ fill: blue(14), stroke: vars.info.main, strokeWidth: 2.5 });
export const draftPoint = style({ fill: vars.surface[1], stroke: vars.info.main, strokeWidth: 2 });
export const land = style({
  fill: 'none',
  stroke: vars.text.muted,
  strokeDasharray: '4 3',
  selectors: { '&[data-own]': { stroke: vars.accent.main, strokeDasharray: 'none' } },
});
