// Plain JavaScript: it runs on versions of Node that can't read TypeScript, to say so.
import { keepCompiled } from './compile-cache.js';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `FMIS needs Node 22.18 or later; this is ${process.versions.node}. Run "npm ci" and start it with "npm start", which brings its own.`,
  );
  process.exit(1);
}

await keepCompiled();
// On a first start the portal is built while the database is filled.
const { buildPortalIfOlder } = await import('./build-portal.ts');
const portal = buildPortalIfOlder();
const { serve } = await import('./serve.ts');
await serve(portal);
