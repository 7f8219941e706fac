import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * The API reference draws itself with styles it makes as it goes, which the portal's policy refuses;
 * so these pages have a policy of their own, still without inline script, eval or anything from elsewhere.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>FMIS API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/reference.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/reference.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

/** A person who is signed in to the portal tries calls as themselves, without pasting a token. */
const start = `
function bearer() {
  try {
    return JSON.parse(localStorage.getItem('fmis-user') ?? '{}').access_token ?? '';
  } catch {
    return '';
  }
}
const reference = SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
  displayRequestDuration: true,
  defaultModelsExpandDepth: -1,
  onComplete: () => {
    if (bearer()) reference.preauthorizeApiKey('bearer', bearer());
  },
});
`;

const contractFile = new URL('../../contract/generated/openapi.json', import.meta.url);
const referenceFiles = {
  'reference.js': { type: 'text/javascript', url: import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js') },
  'reference.css': { type: 'text/css', url: import.meta.resolve('swagger-ui-dist/swagger-ui.css') },
};

/** `/openapi.json`, and `/docs` that shows it and tries calls. */
export function registerDocs(app: FastifyInstance): void {
  app.get('/openapi.json', async (_, reply) => reply.type('application/json').send(await readFile(contractFile)));
  app.get('/docs', async (_, reply) => locked(reply).type('text/html; charset=utf-8').send(page));
  app.get('/docs/start.js', async (_, reply) => locked(reply).type('text/javascript; charset=utf-8').send(start));
  for (const [name, { type, url }] of Object.entries(referenceFiles))
    app.get(`/docs/${name}`, async (_, reply) =>
      locked(reply)
        .header('cache-control', 'public, max-age=86400')
        .type(`${type}; charset=utf-8`)
        .send(await readFile(fileURLToPath(url))),
    );
}

function locked(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', policy);
}
