import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const title = style({
  padding: '16px 24px 12px',
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  flexWrap: 'wrap',
});
export const titleSpace = style({ flex: 1 });
export const hints = style({ display: 'grid', gap: 12, listStyle: 'none', margin: 0, padding: 0 });
export const hint = style({ display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: 12 });
export const icon = style({ color: vars.accent.main });
export const hintText = style({ margin: 0 });
export const everywhere = style({ display: 'grid', gap: 6, margin: 0, paddingInlineStart: 20 });
/** Its tables give way by the room that is left beside what is told. */
export const queues = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  containerType: 'inline-size',
});
/** Where the lines will stand that it keeps the place of. */
export const coming = style({ paddingInline: 24 });
export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignContent: 'flex-start',
});
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'center',
  columnGap: 8,
  minInlineSize: 136,
  padding: '8px 12px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.main,
  selectors: {
    '&[data-hovered]': { background: vars.surface[2], borderColor: vars.border.main },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    // Beside what waits, and none of it.
    '&[data-elsewhere]': { borderStyle: 'dashed', color: vars.text.muted },
  },
});
export const longest = style({ maxInlineSize: 880, marginBlockStart: 8 });
export const lines = style({ borderBlockStart: `1px solid ${vars.border.subtle}`, marginBlockStart: 4 });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) 128px 104px',
  alignItems: 'center',
  columnGap: 12,
  minBlockSize: vars.size.row,
  paddingInline: 8,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: {
    '&[data-hovered]': { background: vars.surface[2] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
  '@media': { '(max-width: 640px)': { gridTemplateColumns: '80px minmax(0, 1fr) auto auto', columnGap: 8 } },
});
/** As wide as its column, and no wider: what is written too long is cut at its own end. */
export const lineTitle = style({ minInlineSize: 0, fontWeight: 500 });
export const word = style({ display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: 500 });
export const count = style({ textAlign: 'end', fontWeight: 600 });
export const age = style({
  gridColumn: '1 / -1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
export const late = style({ color: vars.warn.main, fontWeight: 500 });
export const lately = style({
  margin: '0 24px 24px',
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const notices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  marginBlockStart: 8,
  marginInline: -12,
});

/** The one next thing, over the queues. */
export const next = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 56,
  padding: '8px 24px',
  background: vars.accent.soft,
});
export const nextWords = style({
  flex: '1 1 240px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
});
export const toldHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
});
export const warnings = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 8,
  marginBlockStart: 4,
});
export const warning = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const underWay = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const begun = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 8px',
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const where = style({ gridColumn: '2' });
export const concerned = style([where, { color: vars.text.muted }]);

const WIDE = 'screen and (min-width: 1200px)';

export const side = style({
  '@media': {
    [WIDE]: { gridColumn: '2', gridRow: '1 / span 2', borderInlineStart: `1px solid ${vars.border.subtle}` },
  },
});
/** What waits and how things go; beside it what is told, where anything is. In one column what is told stands between them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 'none',
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 336px',
      gridTemplateRows: 'auto 1fr',
      selectors: { [`&:not([data-pending]):has(> ${side}:empty)`]: { gridTemplateColumns: 'minmax(0, 1fr) 0' } },
    },
  },
});
export const drawn = style({ '@media': { [WIDE]: { gridColumn: '1', gridRow: '2' } } });
