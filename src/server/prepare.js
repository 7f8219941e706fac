// Runs when the packages are installed: what every first start would do alike is done once. Plain JavaScript, as `start.js`
// is; whatever fails here is done, or said, at the start.
import { existsSync } from 'node:fs';
import { keepCompiled } from './compile-cache.js';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const readsTypeScript = major > 22 || (major === 22 && minor >= 18);
/** Where a machine only runs the checks nobody starts the product, and the portal is built by them. */
const isStarted = !process.env.CI;
const buildsPortals = isStarted && existsSync(new URL('../../node_modules/vite', import.meta.url));

if (readsTypeScript) {
  await keepCompiled();
  const { keepCluster } = await import('./platform/prepared-cluster.ts');
  const { keepDemonstration } = await import('./seed/kept-demonstration.ts');
  const { buildPortalIfOlder } = await import('./build-portal.ts');
  const done = await Promise.allSettled([
    keepCluster().then(() => isStarted && keepDemonstration(new Date())),
    buildsPortals && buildPortalIfOlder(),
    import('./serve.ts'),
    import('./app.ts'),
  ]);
  for (const outcome of done) if (outcome.status === 'rejected') console.warn(String(outcome.reason));
}
