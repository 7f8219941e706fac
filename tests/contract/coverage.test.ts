import { expect, test } from 'vitest';
import { callAt, report } from '../support/coverage.ts';

test('a request is known by its method and path, the fixed path before the one with a parameter', () => {
  expect(callAt('GET', 'http://localhost:8080/api/loan/applications/all?limit=50')).toBe('listLoanApplications');
  expect(callAt('GET', 'http://localhost:8080/api/loan/applications/LN-24817')).toBe('getLoanApplication');
  expect(callAt('PUT', 'http://localhost:8080/api/workflow/loan/1/claim')).toBe('claimRecord');
  expect(callAt('POST', 'http://localhost:8080/api/workflow/loan/1/UNDO_ACCEPT')).toBe('sendWorkflowEvent');
  expect(callAt('GET', 'http://localhost:8080/assets/main.js')).toBeUndefined();
});

test('the record names the journeys that make a call, and the calls that none makes', () => {
  const text = report(new Map([['loans.e2e.ts', { acceptLoan: 2 }]]));
  expect(text).toContain('| `PUT /loan/accept-loan` | acceptLoan | loans.e2e.ts |');
  expect(text).toContain('- `PUT /loan/reject-loan` (rejectLoan)');
});
