import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

const line = `1px solid ${vars.border.subtle}`;
const NARROW = '(max-width: 700px)';

export const page = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 });
export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `12px ${vars.size.gutter} 24px`,
  '@media': { [NARROW]: { paddingInline: 12 } },
});
export const titlebar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 12px',
  marginBlock: 8,
});
export const spacer = style({ flex: 1 });
export const reasons = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });

export const pairs = style({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: line });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  minBlockSize: 52,
  paddingBlock: 6,
  borderBlockEnd: line,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const person = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  maxInlineSize: 1080,
});
export const head = style({
  padding: '8px 12px',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  background: vars.surface[2],
  borderBlock: line,
  overflowWrap: 'anywhere',
});
export const label = style({
  inlineSize: 144,
  padding: '6px 12px 6px 0',
  textAlign: 'start',
  fontWeight: 400,
  color: vars.text.muted,
  borderBlockEnd: line,
  overflowWrap: 'anywhere',
  '@media': { [NARROW]: { inlineSize: 84 } },
});
export const cell = style({ padding: 2, borderBlockEnd: line });
export const alike = style({
  padding: '6px 12px',
  borderBlockEnd: line,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});
export const stands = style({ display: 'flex', alignItems: 'center', gap: 8, cursor: 'pointer', fontWeight: 600 });

export const moves = style({ marginBlockStart: 16 });

export const dock = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '6px 12px',
  minBlockSize: 56,
  padding: `8px ${vars.size.gutter}`,
  borderBlockStart: line,
  background: vars.surface[1],
  '@media': { [NARROW]: { paddingInline: 12 } },
});
export const verdict = style({ flex: 1, minInlineSize: 200 });
