import { style } from '@vanilla-extract/css';

/** What answers an earlier question, while the answer to this one is on its way. */
export const stale = style({ selectors: { '&[aria-busy="true"]': { opacity: 0.6 } } });
