import { ariaWordsInUrdu } from './aria-words.ur.ts';

const dictionary = /\/react-(aria|aria-components|stately)\/dist\/private\/(?:(\w+)\/)?intlStrings\.mjs$/;

/**
 * react-aria carries its words in thirty languages and has none in Urdu. This build step keeps English, the fallback, drops
 * the languages that the portal does not speak (about 25 kB gzipped) and adds Urdu.
 */
export function ariaWords() {
  return {
    name: 'aria-words',
    transform(code: string, id: string) {
      const found = dictionary.exec(id.split('?')[0] ?? id);
      const english = /from "([^"]*en-US\.mjs)"/.exec(code)?.[1];
      if (!found || !english) return null;
      const urdu = ariaWordsInUrdu[found[2] ?? 'components'] ?? {};
      return { code: dictionaryModule(english, urdu), map: { version: 3, sources: [], mappings: '', names: [] } };
    },
  };
}

function dictionaryModule(english: string, urdu: Record<string, string>): string {
  return `import english from ${JSON.stringify(english)};
const say = (words) => words.includes('{') ? (args) => words.replace(/\\{(\\w+)\\}/g, (_, name) => args[name]) : words;
const urdu = Object.fromEntries(Object.entries(${JSON.stringify(urdu)}).map(([key, words]) => [key, say(words)]));
export default { 'en-US': english, 'ur-PK': { ...english, ...urdu } };
`;
}
