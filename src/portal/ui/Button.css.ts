import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { HAND, TOUCH } from './small.ts';
import { vars } from './theme.css.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: 'none',
  minInlineSize: 24,
  blockSize: vars.size.control,
  paddingInline: 10,
  border: '1px solid',
  borderRadius: vars.radius.main,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // A finger needs this much.
  '@media': { [TOUCH]: { minBlockSize: 40, minInlineSize: 40 } },
  transition: `background ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    '&[aria-disabled="true"], &[data-disabled]': {
      background: vars.surface[2],
      borderColor: vars.border.subtle,
      color: vars.text.faint,
      cursor: 'not-allowed',
    },
  },
});

export const variant = styleVariants({
  primary: {
    background: vars.accent.main,
    borderColor: vars.accent.main,
    color: vars.accent.on,
    selectors: {
      '&[data-hovered]:not([aria-disabled="true"])': {
        background: vars.accent.strong,
        borderColor: vars.accent.strong,
      },
    },
  },
  secondary: {
    background: vars.surface[1],
    borderColor: vars.border.main,
    color: vars.text.main,
    selectors: {
      '&[data-hovered]:not([aria-disabled="true"]), &[aria-expanded="true"]': { background: vars.surface[3] },
    },
  },
  quiet: {
    background: 'transparent',
    borderColor: 'transparent',
    color: vars.text.main,
    selectors: {
      '&[data-hovered]:not([aria-disabled="true"]), &[aria-expanded="true"]': { background: vars.surface[3] },
      '&[aria-disabled="true"], &[data-disabled]': { background: 'transparent', borderColor: 'transparent' },
    },
  },
  danger: {
    background: vars.surface[1],
    borderColor: vars.border.main,
    color: vars.danger.main,
    selectors: { '&[data-hovered]:not([aria-disabled="true"])': { background: vars.danger.soft } },
  },
});

export const large = style({
  blockSize: vars.size.controlLarge,
  paddingInline: 14,
  '@media': { [TOUCH]: { minBlockSize: 44 } },
});
export const square = style({ inlineSize: vars.size.control, paddingInline: 0 });
export const pressed = style({ background: vars.surface[3] });
export const wide = style({ inlineSize: '100%' });
export const detail = style({ color: vars.text.muted, fontWeight: 400 });
/** A key on a button has the button's colours; where a finger points there is none to press. */
export const hotkey = style({
  '@media': { [HAND]: { display: 'none' } },
  marginInlineEnd: -2,
  selectors: {
    '&&': {
      background: 'transparent',
      borderColor: 'color-mix(in oklch, currentColor 45%, transparent)',
      color: 'inherit',
    },
  },
});
export const lead = style({ marginInlineStart: -2 });
export const chevron = style({ marginInlineEnd: -2, color: vars.text.faint });

globalStyle(`${variant.secondary}:not([aria-disabled="true"]) > ${lead}`, { color: vars.text.muted });
globalStyle(`${variant.quiet}:not([aria-disabled="true"]) > ${lead}`, { color: vars.text.muted });
globalStyle(`${variant.primary} > ${detail}`, { color: 'inherit' });
globalStyle(`${variant.danger} > ${detail}`, { color: 'inherit' });
