import { style } from '@vanilla-extract/css';

/** The spaces beside the name are kept. */
export const nameWords = style({ display: 'flex', minInlineSize: 0, whiteSpace: 'pre' });
