import { globalStyle, style } from '@vanilla-extract/css';

export const icon = style({ flex: 'none', display: 'inline-block', verticalAlign: 'middle' });
export const directional = style({});
globalStyle(`[dir="rtl"] ${directional}`, { transform: 'scaleX(-1)' });
globalStyle(`[dir="rtl"] [dir="ltr"] ${directional}`, { transform: 'none' });
