import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const modules = new URL('../../../node_modules/', import.meta.url);
const runtime = fileURLToPath(new URL('../aria-words.ts', import.meta.url));
const DICTIONARY = /\/react-(aria|aria-components|stately)\/dist\/private\/(?:(\w+)\/)?intlStrings\.mjs$/;
const LANGUAGE = 'virtual:aria-words/';

/**
 * react-aria carries its words in thirty languages with every part, and has none in Urdu. This build step takes them out (about
 * 25 kB gzipped) and makes of each language a file of its own, `virtual:aria-words/<tag>`, that `portal/aria-words.ts` fetches.
 */
export function ariaWords() {
  return {
    name: 'aria-words',
    resolveId: (id: string) => (id.startsWith(LANGUAGE) ? `\0${id}` : null),
    load: (id: string) => (id.startsWith(`\0${LANGUAGE}`) ? languageModule(id.slice(LANGUAGE.length + 1)) : null),
    transform(code: string, id: string) {
      const [, from, part] = DICTIONARY.exec(id.split('?')[0] ?? id) ?? [];
      const english = /from "([^"]*en-US\.mjs)"/.exec(code)?.[1];
      if (!from || !english) return null;
      return { code: dictionaryModule(part ? `${from}/${part}` : 'components', english), map: null };
    },
  };
}

function dictionaryModule(part: string, english: string): string {
  return `import english from ${JSON.stringify(english)};
import { ariaDictionary } from ${JSON.stringify(runtime)};
export default ariaDictionary(${JSON.stringify(part)}, english);
`;
}

/** All that react-aria says in a language, by part. */
function languageModule(tag: string): string {
  const parts = ['aria', 'stately'].flatMap((from) =>
    globSync(`react-${from}/dist/private/intl/*/${tag}.mjs`, { cwd: modules }).map((path) => ({
      part: `${from}/${path.split('/').at(-2)}`,
      path,
    })),
  );
  const own = `react-aria-components/dist/private/intl/${tag}.mjs`;
  if (existsSync(new URL(own, modules))) parts.push({ part: 'components', path: own });
  if (parts.length === 0) throw new Error(`react-aria has no words in ${tag}`);
  const imports = parts.map(
    ({ path }, index) => `import words${index} from ${JSON.stringify(fileURLToPath(new URL(path, modules)))};`,
  );
  const entries = parts.map(({ part }, index) => `${JSON.stringify(part)}: words${index},`);
  return [...imports, 'export default {', ...entries, '};'].join('\n');
}
