import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('../migrations/', import.meta.url);

export interface Migration {
  name: string;
  text: string;
}

export async function migrationFiles(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
  return await Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })));
}
