import { defineConfig } from 'vitest/config';

/**
 * What a mutant of a machine has to pass: the suites of the machines, without those that compare the committed documents,
 * which would notice any change whatever it means.
 */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/machines/{tables,model,tours,regions,loan.amount,loan-steps,states}.test.ts'],
    maxWorkers: 1,
  },
});
