import { keepCompiled } from './compile-cache.js';

/** The server over whatever portal was built before. */
await keepCompiled();
const { serve } = await import('./serve.ts');
await serve();
