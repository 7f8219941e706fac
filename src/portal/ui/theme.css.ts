import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

/** A window at 200 %: its height is what is short. */
const LOW = '(max-height: 560px)';

/**
 * Three layers: the ramps below are private to this file; `vars` is what they mean, and the only thing a component may use;
 * components pick from `vars` in their own styles. No raw colour occurs anywhere else.
 */
const ramp = {
  neutral: {
    0: 'oklch(1 0 0)',
    25: 'oklch(0.988 0.002 140)',
    50: 'oklch(0.973 0.003 140)',
    100: 'oklch(0.948 0.004 140)',
    200: 'oklch(0.905 0.006 140)',
    300: 'oklch(0.845 0.008 140)',
    400: 'oklch(0.72 0.010 140)',
    600: 'oklch(0.49 0.012 140)',
    900: 'oklch(0.22 0.010 140)',
    950: 'oklch(0.17 0.009 140)',
  },
  green: {
    50: 'oklch(0.965 0.025 150)',
    100: 'oklch(0.925 0.055 150)',
    300: 'oklch(0.80 0.12 150)',
    600: 'oklch(0.51 0.125 150)',
    700: 'oklch(0.43 0.105 150)',
  },
  red: { 50: 'oklch(0.965 0.018 25)', 600: 'oklch(0.52 0.18 25)' },
  amber: { 50: 'oklch(0.97 0.035 85)', 500: 'oklch(0.76 0.15 75)', 700: 'oklch(0.50 0.11 70)' },
  blue: { 50: 'oklch(0.965 0.018 250)', 500: 'oklch(0.60 0.14 250)', 600: 'oklch(0.51 0.14 250)' },
  violet: { 50: 'oklch(0.965 0.018 300)', 600: 'oklch(0.50 0.13 300)' },
};

export const vars = createGlobalThemeContract({
  surface: { 0: 'surface-0', 1: 'surface-1', 2: 'surface-2', 3: 'surface-3' },
  text: { main: 'text', muted: 'text-muted', faint: 'text-faint' },
  border: { main: 'border', subtle: 'border-subtle' },
  focus: 'focus',
  accent: {
    main: 'accent',
    strong: 'accent-strong',
    soft: 'accent-soft',
    soft2: 'accent-soft-2',
    soft3: 'accent-soft-3',
    on: 'on-accent',
  },
  danger: { main: 'danger', soft: 'danger-soft' },
  warn: { main: 'warn', soft: 'warn-soft' },
  info: { main: 'info', soft: 'info-soft' },
  other: { main: 'other', soft: 'other-soft' },
  tip: { ground: 'tip-ground', text: 'tip-text' },
  draw: { line: 'draw-line', dot: 'draw-dot', mark: 'draw-mark', onMark: 'draw-on-mark' },
  scrim: 'scrim',
  shadow: 'shadow',
  lift: 'lift',
  font: { body: 'font', mono: 'font-mono' },
  size: {
    row: 'row',
    head: 'head',
    control: 'control',
    controlLarge: 'control-large',
    sidebar: 'sidebar',
    sidebarIcons: 'sidebar-icons',
    topbar: 'topbar',
    gutter: 'gutter',
  },
  radius: { small: 'radius-small', main: 'radius', large: 'radius-large', dialog: 'radius-dialog' },
  type: {
    body: { size: 'body-size', line: 'body-line' },
    meta: { size: 'meta-size', line: 'meta-line' },
    mark: { size: 'mark-size' },
  },
  duration: { fast: 'duration-fast', slow: 'duration-slow' },
});

const light = {
  surface: { 0: ramp.neutral[50], 1: ramp.neutral[0], 2: ramp.neutral[25], 3: ramp.neutral[100] },
  text: { main: ramp.neutral[900], muted: ramp.neutral[600], faint: 'oklch(0.53 0.012 140)' },
  border: { main: ramp.neutral[300], subtle: ramp.neutral[200] },
  focus: ramp.blue[500],
  accent: {
    main: ramp.green[600],
    strong: ramp.green[700],
    soft: ramp.green[50],
    soft2: `color-mix(in oklab, ${ramp.green[50]} 20%, ${ramp.green[100]})`,
    soft3: `color-mix(in oklab, ${ramp.green[100]} 68%, ${ramp.green[300]})`,
    on: ramp.neutral[0],
  },
  danger: { main: ramp.red[600], soft: ramp.red[50] },
  warn: { main: ramp.amber[700], soft: ramp.amber[50] },
  info: { main: ramp.blue[600], soft: ramp.blue[50] },
  other: { main: ramp.violet[600], soft: ramp.violet[50] },
  tip: { ground: ramp.neutral[900], text: ramp.neutral[50] },
  draw: { line: ramp.neutral[400], dot: 'oklch(0.60 0.012 140)', mark: ramp.amber[500], onMark: ramp.neutral[950] },
  scrim: 'oklch(0.2 0.01 140 / 0.45)',
  shadow: '0 1px 2px oklch(0.2 0.01 140 / 0.06), 0 8px 24px oklch(0.2 0.01 140 / 0.08)',
  lift: '0 1px 2px oklch(0.2 0.01 140 / 0.06)',
};

const dark: typeof light = {
  surface: {
    0: ramp.neutral[950],
    1: 'oklch(0.205 0.010 140)',
    2: 'oklch(0.235 0.010 140)',
    3: 'oklch(0.275 0.011 140)',
  },
  text: { main: ramp.neutral[100], muted: ramp.neutral[400], faint: 'oklch(0.68 0.012 140)' },
  border: { main: 'oklch(0.36 0.012 140)', subtle: 'oklch(0.29 0.011 140)' },
  focus: ramp.blue[500],
  accent: {
    main: 'oklch(0.70 0.14 150)',
    strong: 'oklch(0.78 0.13 150)',
    soft: 'oklch(0.28 0.045 150)',
    soft2: 'oklch(0.33 0.06 150)',
    soft3: 'oklch(0.38 0.075 150)',
    on: ramp.neutral[950],
  },
  danger: { main: 'oklch(0.72 0.16 25)', soft: 'oklch(0.28 0.06 25)' },
  warn: { main: 'oklch(0.80 0.13 80)', soft: 'oklch(0.29 0.045 75)' },
  info: { main: 'oklch(0.74 0.12 250)', soft: 'oklch(0.28 0.05 250)' },
  other: { main: 'oklch(0.76 0.11 300)', soft: 'oklch(0.28 0.05 300)' },
  tip: { ground: ramp.neutral[100], text: ramp.neutral[900] },
  draw: { line: ramp.neutral[600], dot: ramp.neutral[400], mark: ramp.amber[500], onMark: ramp.neutral[950] },
  scrim: 'oklch(0.1 0.01 140 / 0.6)',
  shadow: '0 1px 2px oklch(0 0 0 / 0.4), 0 8px 24px oklch(0 0 0 / 0.35)',
  lift: '0 1px 2px oklch(0 0 0 / 0.4)',
};

const { surface, text, border, focus, accent, danger, warn, info, other, tip, draw, scrim, shadow, lift } = vars;
const colours = { surface, text, border, focus, accent, danger, warn, info, other, tip, draw, scrim, shadow, lift };

createGlobalTheme(':root, [data-theme="light"]', colours, light);
// On paper it is light.
globalStyle('[data-theme="dark"]', {
  '@media': { screen: { colorScheme: 'dark', vars: assignVars(colours, dark) } },
});

createGlobalTheme(':root', vars.font, {
  body: "'Inter Variable', 'Inter', 'Noto Naskh Arabic', system-ui, sans-serif",
  mono: "ui-monospace, 'DejaVu Sans Mono', monospace",
});
createGlobalTheme(':root, [data-density="compact"]', vars.size, {
  row: '32px',
  head: '36px',
  control: '28px',
  controlLarge: '36px',
  sidebar: '260px',
  sidebarIcons: '80px',
  topbar: '48px',
  gutter: '24px',
});
globalStyle(':root, [data-density]', { '@media': { [LOW]: { vars: { [vars.size.topbar]: '40px' } } } });
globalStyle('[data-density="cozy"]', { vars: { [vars.size.row]: '40px', [vars.size.control]: '34px' } });
createGlobalTheme(':root', vars.radius, { small: '4px', main: '6px', large: '8px', dialog: '12px' });
createGlobalTheme(':root, [lang="en"]', vars.type, {
  body: { size: '13px', line: '20px' },
  meta: { size: '12px', line: '16px' },
  mark: { size: '12px' },
});
createGlobalTheme('[lang="ur"]', vars.type, {
  body: { size: '14px', line: '20px' },
  meta: { size: '13px', line: '20px' },
  mark: { size: '13px' },
});
createGlobalTheme(':root', vars.duration, { fast: '120ms', slow: '180ms' });

globalStyle('[data-theme="light"]', { colorScheme: 'light' });
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { blockSize: '100%', WebkitTextSizeAdjust: '100%' });
globalStyle('body', {
  margin: 0,
  minBlockSize: '100%',
  background: vars.surface[0],
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('body, [data-theme]', { color: vars.text.main });
globalStyle('body, [lang]', {
  fontFamily: vars.font.body,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
});
globalStyle('#root', { blockSize: '100%' });
globalStyle('h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
// Tabular digits bring a hyphen as wide as a digit with them, so running text goes without.
globalStyle('td, th, time, output, input, [aria-live]', { fontVariantNumeric: 'tabular-nums' });
globalStyle('table', { borderCollapse: 'separate', borderSpacing: 0 });
globalStyle(':focus-visible', { outline: `2px solid ${vars.focus}`, outlineOffset: '1px' });
// No key leads to a heading: it keeps the place of the keyboard, and nothing can be pressed there.
globalStyle(':is(h1, h2, h3)[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto',
    },
  },
});
