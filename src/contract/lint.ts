import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';

/** Holds the contract against the rules that other people's tools expect of one; what we leave out of them says why. */
const config = await createConfig({
  extends: ['recommended'],
  rules: {
    'no-invalid-parameter-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'no-invalid-media-type-examples': 'error',
    'no-unused-components': 'error',
    'no-ambiguous-paths': 'error',
    'operation-description': 'error',
    'operation-singular-tag': 'error',
    'operation-4xx-problem-details-rfc7807': 'error',
    'parameter-description': 'error',
    'tag-description': 'error',
    // The original interface ends some of its paths with a slash, and they are part of the agreement.
    'no-path-trailing-slash': 'off',
  },
});
const problems = await lint({ ref: join(import.meta.dirname, 'generated/openapi.json'), config });
for (const { severity, ruleId, message, location } of problems) {
  console.error(`${severity} ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);
}
if (problems.length > 0) process.exit(1);
