import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Connect, Plugin } from 'vite';
import { joined, type Words } from '../joined-words.ts';

const root = new URL('../locales/', import.meta.url);
const ADDRESS = /^\/assets\/words\/(\w+)-\w+\/(\w+)\.json$/;

/**
 * The words of a language are files beside the code, one a namespace, fetched as something on the screen needs them. Their
 * address holds the language's version and is computed from it (`addressOfWords`): a list of addresses for each language and
 * namespace would be in the way of the sign-in page.
 */
export function words(): Plugin {
  let versions: Record<string, string> = {};
  return {
    name: 'words',
    config: () => {
      versions = Object.fromEntries(readdirSync(root).map((language) => [language, versionOf(language)]));
      return { define: { __WORDS__: JSON.stringify(versions) } };
    },
    configureServer: (server) => {
      server.middlewares.use(answered);
    },
    generateBundle() {
      for (const [language, version] of Object.entries(versions))
        for (const namespace of namespacesOf(language))
          this.emitFile({
            type: 'asset',
            fileName: `assets/words/${language}-${version}/${namespace}.json`,
            source: JSON.stringify(wordsOf(language, namespace)),
          });
    },
  };
}

/** A namespace in a language, with what the types of records add to it: their states and events, refusals, titles of screens. */
export function wordsOf(language: string, namespace: string): Words {
  const ofTypes: Record<string, Words>[] = jsonIn(`${language}/types/`).map((name) =>
    read(`${language}/types/${name}.json`),
  );
  return joined([read(`${language}/${namespace}.json`), ...ofTypes.map((added) => added[namespace] ?? {})]);
}

const answered: Connect.NextHandleFunction = ({ url = '' }, answer, next) => {
  const [, language, namespace] = ADDRESS.exec(url) ?? [];
  if (!language || !namespace) return next();
  answer.setHeader('content-type', 'application/json').end(JSON.stringify(wordsOf(language, namespace)));
};

function versionOf(language: string): string {
  const sum = createHash('sha256');
  for (const namespace of namespacesOf(language)) sum.update(JSON.stringify(wordsOf(language, namespace)));
  return sum.digest('hex').slice(0, 8);
}

function namespacesOf(language: string): string[] {
  return jsonIn(`${language}/`);
}

function jsonIn(folder: string): string[] {
  return readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

function read(path: string) {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
}
