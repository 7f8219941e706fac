import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const root = new URL('../../src/portal/', import.meta.url);

const formulas = ['caller.callCount == 0', 'tehsil={{caller.location}}', '"welcome-" + caller.language'];
/** What is the same in every language: marks, and examples of what a machine reads. The gallery of components is for developers. */
const sameEverywhere = ['FMIS', 'PKR', 'X-Region', 'X-Api-Key', 'https://', ...formulas];
const read = globSync('**/*.tsx', { cwd: root }).filter((file) => !file.startsWith('features/gallery/'));

/** Attributes that a person reads or hears. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext)|alt|label|title|placeholder|hint|description|empty)$/;

/** Words that stand in the markup of a component: `<p>Saved</p>`, `title="Saved"`, `{isSaved ? 'Saved' : null}` between tags. */
function wordsIn(source: string): string[] {
  const found: string[] = [];
  const note = (text: unknown) => {
    const words = typeof text === 'string' ? text.trim() : '';
    if (/\p{L}{2}/u.test(words)) found.push(words);
  };
  const literals = (node: unknown) => {
    if (!isNode(node)) return;
    if (node.type === 'Literal') note(node.value);
    if (node.type === 'TemplateElement') note((node.value as { cooked: string }).cooked);
    for (const part of [node.expression, node.consequent, node.alternate, node.quasis].flat()) literals(part);
    if (node.type === 'LogicalExpression') literals(node.right);
  };
  const walk = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!isNode(node)) return;
    if (node.type === 'JSXText') note(node.value);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as Node[]) if (child.type === 'JSXExpressionContainer') literals(child);
    if (node.type === 'JSXAttribute' && SPOKEN.test(String((node.name as { name?: unknown }).name)))
      literals(node.value);
    for (const value of Object.values(node)) if (typeof value === 'object') walk(value);
  };
  walk(parseSync('file.tsx', source).program);
  return found;
}

interface Node extends Record<string, unknown> {
  type: string;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

describe('words of a component', () => {
  test.each([
    ['<p>Saved</p>', ['Saved']],
    ['<p title="Saved" className="large">5 %</p>', ['Saved']],
    ['<p>{isSaved ? "Saved" : null}{isLate && `too late`}</p>', ['Saved', 'too late']],
    ['<Field label={isNew ? "New" : t("old")} kind="text">{t("words")}</Field>', ['New']],
    ['<><b>{names.map((name) => <i key="one">{name} and</i>)}</b></>', ['and']],
  ])('are found in %s', (source, words) => {
    expect(wordsIn(`const shown = ${source};`)).toEqual(words);
  });

  test('are in the files of words, none in the markup', () => {
    expect(read.length).toBeGreaterThan(400);
    const hardCoded = read.flatMap((file) =>
      wordsIn(readFileSync(new URL(file, root), 'utf8'))
        .filter((words) => !sameEverywhere.includes(words))
        .map((words) => `${file}: ${words}`),
    );
    expect(hardCoded).toEqual([]);
  });
});
