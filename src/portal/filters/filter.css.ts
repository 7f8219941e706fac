import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  inlineSize: 280,
  maxInlineSize: '80vw',
  outline: 'none',
});
export const choosing = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const options = style({
  maxBlockSize: 'min(60dvh, 480px)',
  overflowY: 'auto',
  paddingBlock: 2,
  paddingInline: 2,
});
export const choices = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 2 });
globalStyle(`${choices} > button`, { justifyContent: 'flex-start' });
