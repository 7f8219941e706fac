import { NODE } from './picture.geometry.ts';
import type { EventDescription, Picture, StateDescription, Tone } from './workflow.ts';

const MARGIN = 12;

/** Colours of a drawing on paper, where the portal's own tokens are not at hand. */
const inks: Readonly<Record<Tone, string>> = {
  neutral: '#5b6159',
  info: '#0b6bcb',
  other: '#6d3fc0',
  warn: '#9a5b00',
  danger: '#c0282d',
  accent: '#1f7a3f',
  accentStrong: '#17602f',
  accentSolid: '#0f4a23',
};

/** What a drawing needs to know of a machine; every workflow says it of its own. */
export interface Drawn {
  name: string;
  states: Readonly<Record<string, Pick<StateDescription, 'label' | 'tone' | 'group'>>>;
  events: Readonly<Record<string, Pick<EventDescription, 'short'>>>;
}

/** The workflow as an SVG. */
export function drawingOf(workflow: Drawn, picture: Picture): string {
  const width = picture.width + 2 * MARGIN;
  const height = picture.height + 2 * MARGIN;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}" font-family="Inter, sans-serif" font-size="13" role="img" aria-label="The ${workflow.name} workflow">`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0 8 4 0 8z" fill="#5b6159"/></marker></defs>',
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="#ffffff"/>`,
    ...groups(picture),
    ...edges(workflow, picture),
    ...nodes(workflow, picture),
    '</svg>',
  ].join('\n')}\n`;
}

function groups(picture: Picture): string[] {
  return picture.groups.flatMap(({ label, x, y, width, height }) => [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#f5f6f4" stroke="#e2e5e0"/>`,
    `<text x="${x + 12}" y="${y + 17}" font-size="12" fill="#767d74">${escaped(label)}</text>`,
  ]);
}

function edges(workflow: Drawn, picture: Picture): string[] {
  const lines = picture.edges.map(
    ({ path }) => `<path d="${path}" fill="none" stroke="#5b6159" stroke-width="1.5" marker-end="url(#arrow)"/>`,
  );
  const labels = picture.edges.map(({ event, label }) => {
    const words = workflow.events[event]?.short ?? event;
    return `<text x="${label.x}" y="${label.y + 4}" font-size="12" text-anchor="middle" fill="#2c312b" stroke="#ffffff" stroke-width="5" paint-order="stroke">${escaped(words)}</text>`;
  });
  return [...lines, ...labels];
}

function nodes(workflow: Drawn, picture: Picture): string[] {
  return Object.entries(picture.nodes).flatMap(([state, { x, y, height = NODE.height }]) => {
    const { label = state, tone = 'neutral' } = workflow.states[state] ?? {};
    return [
      `<rect x="${x}" y="${y}" width="${NODE.width}" height="${height}" rx="8" fill="#ffffff" stroke="${inks[tone]}"/>`,
      `<text x="${x + NODE.width / 2}" y="${y + height / 2 + 5}" text-anchor="middle" font-weight="500" fill="${inks[tone]}">${escaped(label)}</text>`,
    ];
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
