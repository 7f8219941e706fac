import { serve } from './serve.ts';

/** The server over whatever portal was built before. */
await serve();
