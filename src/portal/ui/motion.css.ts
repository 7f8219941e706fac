import { keyframes, style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const pulse = keyframes({ '50%': { opacity: 0.55 } });

export const spin = style({ animation: `${turn} 900ms linear infinite` });
export const rise = style({ animation: `${enter} ${vars.duration.fast} ease-out` });
export const breathe = style({ animation: `${pulse} 1.4s ease-in-out infinite` });
