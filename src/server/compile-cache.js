import { fileURLToPath } from 'node:url';

/** Keeps what is compiled from now on beside the built portal: the next start need not compile it again. */
export async function keepCompiled() {
  // Older versions of Node have none, and get as far as being told so.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache(fileURLToPath(new URL('../../dist/prepared/code', import.meta.url)));
}
