import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const late = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: vars.warn.main,
  fontWeight: 500,
  verticalAlign: 'middle',
});
export const cardLine = style({ display: 'flex', justifyContent: 'space-between', gap: 8 });
globalStyle(`${cardLine} > :last-child`, { whiteSpace: 'nowrap' });

export const clause = style({
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.large,
  marginBlockEnd: 12,
  selectors: { '&[data-draft="true"]': { borderColor: vars.border.main } },
});
export const clauseHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 36,
  paddingInline: '12px 8px',
  background: vars.surface[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
});
export const clauseBody = style({ display: 'flex', flexDirection: 'column', gap: 12, padding: 12 });
export const clauseText = style({ whiteSpace: 'pre-wrap', maxInlineSize: 720 });
export const gaps = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, color: vars.warn.main });
export const clauseFoot = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 });
export const draft = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.warn.main,
  fontWeight: 500,
  '::before': { content: '', inlineSize: 6, blockSize: 6, borderRadius: '50%', background: 'currentColor' },
});
export const after = style({ marginBlockStart: 12 });
export const spacer = style({ flex: 1 });

export const form = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 12 });
export const itemLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(140px, 3fr) minmax(110px, 2fr) 84px 84px 100px 108px 28px',
  gap: 8,
  alignItems: 'start',
  '@media': { '(max-width: 900px)': { gridTemplateColumns: '1fr 1fr' } },
});
/** Words under a field move none of its neighbours: what has no label stands in the line of the fields. */
globalStyle(`${itemLine} > :nth-last-child(-n + 2)`, {
  '@media': { '(min-width: 900.02px)': { marginBlockStart: `calc(${vars.type.body.line} + 4px)` } },
});
export const itemTotal = style({ textAlign: 'end', lineHeight: vars.size.control, fontWeight: 500 });
export const total = style({ display: 'flex', alignItems: 'center', gap: 12, fontWeight: 600 });

export const checked = style({ display: 'inline-flex', alignItems: 'center', gap: 4, color: vars.accent.strong });
