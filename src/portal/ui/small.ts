/** A phone, a tablet held upright, or a window at 200 %: there the work comes first and controls make themselves small. */
export const SMALL = '(max-width: 900px), (max-height: 560px)';
/** As at 200 % on a small screen: hardly any height is left for what is to be read. */
export const SHORT = '(max-height: 560px)';
/** A finger points here, which is broad, and there is hardly a keyboard. */
export const TOUCH = '(pointer: coarse)';
/** There a finger presses: whatever it can press is as high as its tip, and no key is named. */
export const HAND = '(pointer: coarse), (max-width: 640px)';
/** A phone held upright: no room for columns. */
export const PHONE = '(max-width: 640px)';
/** With the menu of the portal and a panel on either side, what stands between them has no room. */
export const TIGHT = '(max-width: 1200px)';
