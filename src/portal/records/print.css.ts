import { globalStyle } from '@vanilla-extract/css';

/* A record on paper: what it says, without what surrounds it on the screen or is pressed there. */

const onPaper = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, { '@media': { print: rule } });

const FRAME = '[data-sidebar]';
const gone = { display: 'none !important' };
const whole = {
  display: 'block',
  position: 'static',
  blockSize: 'auto',
  overflow: 'visible',
} as const;

onPaper('html, body', { blockSize: 'auto', overflow: 'visible' });
onPaper(`${FRAME}, ${FRAME} :has(> #main), #main`, whole);
onPaper(`${FRAME} > :not(:has(#main)), :has(> #main) > :not(#main)`, gone);
onPaper(
  '#main button, #main nav[data-sections], #main [data-band], #main [data-steps], #main textarea, #main input',
  gone,
);
onPaper('#main section, #main article, #main tr, #main li', { breakInside: 'avoid' });
