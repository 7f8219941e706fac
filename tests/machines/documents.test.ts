import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sessionDocument } from '../../machines/session/session.document.ts';
import { sessionPicture } from '../../machines/session/session.picture.ts';
import { documentOf } from '../../machines/shared/document.ts';
import { drawingOf } from '../../machines/shared/drawing.ts';
import { isEntity, workflowOf, workflows } from '../../machines/workflows.ts';

const read = (name: string) => readFileSync(new URL(`../../docs/workflows/${name}`, import.meta.url), 'utf8');

test('the document of the session says and shows what its machine does (npm run docs)', () => {
  expect(read('session.md')).toBe(sessionDocument());
  expect(read('session.svg')).toBe(drawingOf(sessionPicture));
});

describe.each(Object.keys(workflows).filter(isEntity))('the document of the %s workflow', (name) => {
  test('says what the machine says (npm run docs)', () => {
    expect(read(`${name}.md`)).toBe(documentOf(workflowOf(name)));
  });

  test('shows what the machine shows (npm run docs)', () => {
    const drawing = drawingOf(workflowOf(name));
    if (drawing !== null) expect(read(`${name}.svg`)).toBe(drawing);
  });
});
