import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const pulse = keyframes({ '50%': { opacity: 0.55 } });

export const spin = style({ animation: `${turn} 900ms linear infinite` });
export const breathe = style({ animation: `${pulse} 1.4s ease-in-out infinite` });
