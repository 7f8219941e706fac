import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { readSettings } from './platform/settings.ts';

/** The API restarts when its sources change; the portal is served from its sources at the usual port. */
const settings = readSettings(process.env);
const apiPort = settings.port + 1;
const root = fileURLToPath(new URL('../../', import.meta.url));

const api = spawn(
  process.execPath,
  [
    '--watch-path=src/server',
    '--watch-path=src/contract',
    '--watch-path=machines',
    '--watch-preserve-output',
    'src/server/main.js',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(apiPort), FMIS_PUBLIC_URL: settings.publicUrl },
  },
);

const target = `http://127.0.0.1:${apiPort}`;
// The portal's own sources lie under /api too while they are served one by one.
const paths = ['^/api/(?![^?]*\\.ts)', '/weather', '/docs', '/openapi.json', '/healthz', '/readyz', '/metrics'];
const portal = await createServer({
  configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
  server: {
    port: settings.port,
    strictPort: true,
    host: settings.host,
    proxy: Object.fromEntries(paths.map((path) => [path, { target }])),
  },
});
await portal.listen();
portal.printUrls();

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    api.kill(signal);
    void portal.close().then(() => process.exit(0));
  });
}
