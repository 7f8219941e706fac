import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundle } from '../../src/contract/bundle.ts';
import { applyConventions } from '../../src/contract/conventions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fmis-contract-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('paths are written out, schemas become components with internal references', () => {
  const document = bundled({
    'openapi.yaml': `paths: { /farm: { $ref: 'farms/paths.yaml#/farm' } }`,
    'farms/paths.yaml': `farm: { get: { schema: { $ref: './schemas.yaml#/Farm' } } }`,
    'farms/schemas.yaml': `{ Farm: { properties: { crop: { $ref: '#/Crop' } } }, Crop: { type: string } }`,
  });
  expect(document).toEqual({
    paths: { '/farm': { get: { schema: { $ref: '#/components/schemas/Farm' } } } },
    components: {
      schemas: { Crop: { type: 'string' }, Farm: { properties: { crop: { $ref: '#/components/schemas/Crop' } } } },
    },
  });
});

test('schemas may refer to one another in a circle', () => {
  const document = bundled({
    'openapi.yaml': `paths: { $ref: 'schemas.yaml#/Node' }`,
    'schemas.yaml': `Node: { properties: { children: { items: { $ref: '#/Node' } } } }`,
  });
  expect(document.components).toEqual({
    schemas: { Node: { properties: { children: { items: { $ref: '#/components/schemas/Node' } } } } },
  });
});

test('a reference that leads nowhere stops the build', () => {
  const files = { 'openapi.yaml': `paths: { $ref: 'schemas.yaml#/Farm' }`, 'schemas.yaml': `Crop: {}` };
  expect(() => bundled(files)).toThrow('schemas.yaml#/Farm does not exist');
});

test('one name in two features stops the build', () => {
  const files = {
    'openapi.yaml': `a: { $ref: 'a/schemas.yaml#/Status' }\nb: { $ref: 'b/schemas.yaml#/Status' }`,
    'a/schemas.yaml': 'Status: { type: string }',
    'b/schemas.yaml': 'Status: { type: integer }',
  };
  expect(() => bundled(files)).toThrow('schemas/Status is defined in both');
});

test('a write can be repeated and names its refusals; an open call needs no session', () => {
  const { paths } = applyConventions({
    paths: {
      '/loan/{id}': { put: { 'x-permission': 'loan:loan:put', 'x-event': 'loan.ACCEPT', responses: { 200: {} } } },
      '/login': { post: { 'x-permission': 'public', responses: { 200: {} } } },
    },
  });
  expect(paths).toMatchObject({
    '/loan/{id}': {
      put: {
        parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }, { $ref: '#/components/parameters/IfMatch' }],
        responses: { 401: {}, 403: {}, 404: {}, 409: {}, 422: {} },
      },
    },
    '/login': { post: { security: [] } },
  });
  expect(JSON.stringify(paths)).toContain('Unauthorized');
});

function bundled(files: { [name: string]: string }) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return bundle(join(folder, 'openapi.yaml'));
}
