/** What the latest notice takes up at the head of the page, told to whatever makes room for it. */
export const NOTICE = {
  start: '--fmis-notice-start',
  width: '--fmis-notice-width',
  /** How far down it reaches: windows over the page begin below. */
  bottom: '--fmis-notice-bottom',
} as const;
/** How far down a notice of one line reaches, in pixels. Where there is room, windows over the page never begin above: none moves when one comes. */
export const NOTICE_DEPTH = 50;
/** On the page while a notice stands. */
export const NOTICED = 'data-noticed';
/** The place that the bar at the head of the page gives to notices. */
export const LANE = 'data-notice-lane';
