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
Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  baseServerURL: location.origin,
  authentication: { preferredSecurityScheme: 'bearer', securitySchemes: { bearer: { token: bearer() } } },
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  mcp: { disabled: true },
  agent: { disabled: true },
  defaultOpenAllTags: false,
  operationTitleSource: 'summary',
});
`;

const contractFile = new URL('../../contract/generated/openapi.json', import.meta.url);
const referenceFile = fileURLToPath(import.meta.resolve('@scalar/api-reference/browser/standalone.js'));

/** `/openapi.json`, and `/docs` that shows it and tries calls. */
export function registerDocs(app: FastifyInstance): void {
  app.get('/openapi.json', async (_, reply) => reply.type('application/json').send(await readFile(contractFile)));
  app.get('/docs', async (_, reply) => locked(reply).type('text/html; charset=utf-8').send(page));
  app.get('/docs/start.js', async (_, reply) => locked(reply).type('text/javascript; charset=utf-8').send(start));
  app.get('/docs/reference.js', async (_, reply) =>
    locked(reply)
      .header('cache-control', 'public, max-age=86400')
      .type('text/javascript; charset=utf-8')
      .send(await readFile(referenceFile)),
  );
}

function locked(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', policy);
}
