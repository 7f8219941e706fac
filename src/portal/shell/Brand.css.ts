import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const mark = style({ flex: 'none' });
export const ground = style({ fill: vars.accent.main });
export const lines = style({ stroke: vars.accent.on, strokeWidth: 1.5, strokeLinecap: 'round', fill: 'none' });
export const name = style({ fontSize: 14, fontWeight: 650, letterSpacing: '0.01em' });
