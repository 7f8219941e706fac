import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { documents } from './documents.ts';

/** Writes docs/workflows/ and the pictures of the workflows from the machines. */
const root = fileURLToPath(new URL('../../', import.meta.url));
await mkdir(`${root}docs/workflows`, { recursive: true });
for (const [path, text] of Object.entries(await documents())) await writeFile(`${root}${path}`, text);
