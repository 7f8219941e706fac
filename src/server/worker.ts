import { work } from './serve.ts';

await work();
