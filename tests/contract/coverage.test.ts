import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { callAt, report, unreachedIn } from '../support/coverage.ts';
import { type FieldsReached, fieldReport, fieldsOf, unreachedFields } from '../support/field-coverage.ts';
import { specEntities } from '../support/spec-fields.ts';
import { readTable } from './tables.ts';

test('a request is known by its method and path, the fixed path before the one with a parameter', () => {
  expect(callAt('GET', 'http://localhost:8080/api/loan/applications/all?limit=50')).toBe('listLoanApplications');
  expect(callAt('GET', 'http://localhost:8080/api/loan/applications/LN-24817')).toBe('getLoanApplication');
  expect(callAt('PUT', 'http://localhost:8080/api/workflow/loan/1/claim')).toBe('claimRecord');
  expect(callAt('POST', 'http://localhost:8080/api/workflow/loan/1/UNDO_ACCEPT')).toBe('sendWorkflowEvent');
  expect(callAt('GET', 'http://localhost:8080/assets/main.js')).toBeUndefined();
});

test('the record names the journeys that make a call, what replaces others, and the calls that nothing reaches', () => {
  const journeys = new Map([['loans.e2e.ts', { acceptLoan: 2 }]]);
  const text = report(journeys);
  expect(text).toContain('| `PUT /loan/accept-loan` | acceptLoan | loans.e2e.ts |');
  expect(text).toContain('| `GET /weed` | listWeeds | replaced by `GET /lov/{list}/items` |');
  expect(text).toContain('| `PUT /loan/reject-loan` | rejectLoan | **none** |');
  const unreached = unreachedIn(journeys).map(({ id }) => id);
  expect(unreached).toContain('rejectLoan');
  expect(unreached).not.toContain('acceptLoan');
  expect(unreached).not.toContain('listWeeds');
});

test('the record that is kept has every call of the original interface, and each is reached', async () => {
  const text = await readFile(new URL('../../docs/call-coverage.md', import.meta.url), 'utf8');
  const lines = text.slice(0, text.indexOf('## Calls beside')).split('\n');
  const table = readTable('calls.tsv');
  expect(table).toHaveLength(229);
  for (const [method, path] of table) {
    const line = lines.find((each) => each.startsWith(`| \`${method} ${path}\` |`));
    expect(line, `${method} ${path}`).toMatch(/\| (replaced by `.+`|[a-z-]+\.e2e\.ts.*) \|$/);
  }
});

test('the record of fields tells what was entered, what was shown, and what neither', () => {
  const reached: FieldsReached = {
    entered: { createFarm: ['farmTitle', 'shape'] },
    shown: { listFarms: ['farmTitle', 'address'], getFarmerProfile: ['cnic'] },
  };
  const journeys = new Map([['farms.e2e.ts', reached]]);
  const text = fieldReport(journeys);
  expect(text).toContain('| `farmTitle` | entered | farms.e2e.ts |');
  expect(text).toContain('| `address` | shown | farms.e2e.ts |');
  expect(text).toContain('| `operatorId` | **neither** |  |');
  const missed = unreachedFields(journeys);
  expect(missed).toEqual(expect.arrayContaining(['Farm: operatorId', 'Farmer: name']));
  expect(missed).not.toContain('Farm: address');
  expect(missed).not.toContain('Farmer: cnic');
});

test('the record of fields that is kept has every field of the specification, each entered or shown', async () => {
  const text = await readFile(new URL('../../docs/field-coverage.md', import.meta.url), 'utf8');
  expect(specEntities.length).toBeGreaterThan(30);
  for (const entity of specEntities) {
    const [, section = ''] = text.split(`\n## ${entity.entity}\n`);
    for (const [word] of fieldsOf(entity)) {
      const line = section
        .split('\n')
        .find((each) => each.startsWith(`| \`${word}\` |`) || each.startsWith(`| ${word} (`));
      expect(line, `${entity.entity}: ${word}`).toMatch(/\| (entered|shown) \| [a-z-]+\.e2e\.ts/);
    }
  }
});
