import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

const meta = { fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line, color: vars.text.muted };

export const paths = style({ display: 'grid', gap: 8, minInlineSize: 0 });
export const tools = style({ display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap' });
export const search = style({ flex: '1 1 200px', maxInlineSize: 320 });
export const nothing = style({ padding: '24px 0', color: vars.text.muted });
export const way = style(meta);
export const narrow = style({ maxInlineSize: 480 });

export const effect = style({ display: 'grid', gap: 8, maxInlineSize: 640 });
export const effectTitle = style({ fontWeight: 600, fontSize: vars.type.body.size });
export const points = style({ display: 'grid', gap: 6 });
export const point = style({ display: 'flex', alignItems: 'flex-start', gap: 8 });
export const pointMark = style({ marginBlockStart: 3, color: vars.warn.main });
export const moved = style(meta);
