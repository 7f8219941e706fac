import { globSync, readFileSync } from 'node:fs';
import { joined, type Words } from '../../src/portal/joined-words.ts';

const root = new URL('../../src/portal/locales/', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

/** A namespace of the portal's words in a language, with what the types of records add to it. */
export function portalWords(locale: string, namespace: string): Words {
  const files: Record<string, Words>[] = globSync(`${locale}/types/*.json`, { cwd: root }).map(read);
  return joined([read(`${locale}/${namespace}.json`), ...files.map((file) => file[namespace] ?? {})]);
}
