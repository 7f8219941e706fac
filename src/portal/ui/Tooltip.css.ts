import { keyframes, style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  maxInlineSize: 320,
  padding: '6px 10px',
  borderRadius: vars.radius.main,
  background: vars.tip.ground,
  color: vars.tip.text,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  boxShadow: vars.shadow,
  animation: `${appear} ${vars.duration.fast} ease-out`,
});

export const arrow = style({
  display: 'block',
  fill: vars.tip.ground,
  selectors: {
    '[data-placement="bottom"] > &': { transform: 'rotate(180deg)' },
    '[data-placement="left"] > &': { transform: 'rotate(-90deg)' },
    '[data-placement="right"] > &': { transform: 'rotate(90deg)' },
  },
});
