import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

const SMALL = '(max-width: 639px)';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  blockSize: '100%',
  overflowY: 'auto',
  padding: `12px ${vars.size.gutter} 24px`,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
export const search = style({ inlineSize: 280, maxInlineSize: '100%' });
export const steps = style({ listStyle: 'none', margin: 0, padding: 0 });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '150px 180px 1fr',
  gap: 12,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
  '@media': { [SMALL]: { gridTemplateColumns: '1fr', gap: 2 } },
});
export const what = style({ display: 'grid', gap: 2, justifyItems: 'start', minInlineSize: 0 });
export const move = style({ display: 'flex', alignItems: 'center', gap: 6 });
export const change = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const from = style({ textDecoration: 'line-through' });
