import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { CARD, LANE } from '../../../../../machines/ivr/layout/layout.ts';
import { vars } from '../../../ui/theme.css.ts';

export const canvas = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
  background: `radial-gradient(circle at 8px 8px, ${vars.border.main} 0.8px, transparent 1.2px) 0 0 / 16px 16px ${vars.surface[0]}`,
});
globalStyle(`${canvas} .react-flow__node`, { cursor: 'pointer' });
globalStyle(`${canvas} .react-flow__node.dragging`, { cursor: 'grabbing' });
globalStyle(`${canvas} .react-flow__connection-path`, { stroke: vars.focus, strokeWidth: 1.5 });

/** Drawn in the coordinates of the menu, under the cards. */
export const under = style({ position: 'absolute', zIndex: -1, overflow: 'visible', pointerEvents: 'none' });
export const child = style({ fill: 'none', stroke: vars.draw.line, strokeWidth: 1.5 });
export const walked = style({ fill: 'none', stroke: vars.accent.main, strokeWidth: 2.5 });
const link = { fill: 'none', strokeWidth: 1.5, strokeDasharray: '5 4' };
export const route = styleVariants({
  success: [style(link), { stroke: vars.accent.main }],
  failed: [style(link), { stroke: vars.danger.main }],
});
export const arrow = styleVariants({
  child: { fill: vars.draw.line },
  success: { fill: vars.accent.main },
  failed: { fill: vars.danger.main },
});
const sign = { fill: vars.surface[0], fillOpacity: 1, strokeWidth: 1.25 };
export const disc = styleVariants({
  success: [style(sign), { stroke: vars.accent.main }],
  failed: [style(sign), { stroke: vars.danger.main }],
});
const stroke = { fill: 'none', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const glyph = styleVariants({
  success: [style(stroke), { stroke: vars.accent.main }],
  failed: [style(stroke), { stroke: vars.danger.main }],
});
export const port = style({ fill: vars.surface[1], stroke: vars.draw.line, strokeWidth: 1.5 });
/** Thinned line by line: as a group, each would be painted apart and put together again in every frame. */
const thinned = (opacity: number) => ({ strokeOpacity: opacity, fillOpacity: opacity });
export const faded = style(thinned(0.36));
/** Links that are not asked about while others are. */
export const quiet = style(thinned(0.22));
export const halo = style({ fill: 'none', stroke: vars.surface[0], strokeWidth: 5 });

export const dropLine = style({
  position: 'absolute',
  inlineSize: 200,
  blockSize: 3,
  marginBlockStart: -1,
  borderRadius: 2,
  background: vars.info.main,
});
export const ghost = style({
  position: 'fixed',
  inset: '0 auto auto 0',
  zIndex: 30,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxInlineSize: 220,
  blockSize: 32,
  padding: '0 10px',
  border: `1px solid ${vars.focus}`,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
  boxShadow: vars.shadow,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 500,
  pointerEvents: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const marquee = style({
  position: 'absolute',
  zIndex: 6,
  border: `1px solid ${vars.focus}`,
  background: `color-mix(in oklch, ${vars.focus} 12%, transparent)`,
  pointerEvents: 'none',
});
export const far = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});

export const lane = style({
  position: 'absolute',
  blockSize: LANE,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.large,
  background: `color-mix(in oklab, ${vars.surface[1]} 72%, transparent)`,
  pointerEvents: 'all',
  fontSize: 13,
  lineHeight: '20px',
});
export const laneHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 28,
  padding: '0 4px 0 8px',
  color: vars.text.muted,
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
});
export const laneName = style({ color: vars.text.main, fontWeight: 600 });
export const laneAdd = style({ marginInlineStart: 'auto', inlineSize: 24, blockSize: 24, minInlineSize: 0 });
export const box = style({
  position: 'absolute',
  insetBlockStart: 28,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-evenly',
  inlineSize: 200,
  blockSize: CARD.height,
  padding: '0 9px',
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
  boxShadow: vars.lift,
  color: vars.text.main,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-problem="error"]': { borderColor: vars.danger.main },
    '&[data-walk="off"]': { opacity: 0.36 },
    '&[data-walk="on"]': { borderColor: vars.accent.main, boxShadow: `0 0 0 1px ${vars.accent.main}` },
    '&[aria-pressed="true"], &:focus-visible': {
      borderColor: vars.focus,
      outline: 'none',
      boxShadow: `0 0 0 1px ${vars.focus}, 0 0 0 5px color-mix(in oklch, ${vars.focus} 18%, transparent)`,
    },
  },
});
export const order = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  border: `1px solid ${vars.border.main}`,
  borderRadius: '50%',
  color: vars.text.muted,
  fontSize: 11,
  fontWeight: 600,
});
export const boxLine = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 12,
  lineHeight: '16px',
});
export const laneArrow = style({
  position: 'absolute',
  insetBlockStart: 48,
  color: vars.text.faint,
  selectors: { '&[data-walk="off"]': { opacity: 0.36 }, '&[data-walk="on"]': { color: vars.accent.main } },
});
