import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

/** Black on white in the dark too: cameras read nothing else. */
export const qrCode = style({ inlineSize: 180, blockSize: 180, justifySelf: 'center' });
/** In groups of four, to be typed by hand. */
export const spelled = style({ textAlign: 'center', direction: 'ltr', fontFamily: vars.font.mono });
