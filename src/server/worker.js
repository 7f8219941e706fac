import { keepCompiled } from './compile-cache.js';

await keepCompiled();
const { work } = await import('./serve.ts');
await work();
