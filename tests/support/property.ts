import fc from 'fast-check';

/**
 * Properties draw the same cases on every run, so that a suite that was green stays green until the code changes.
 * `FMIS_TEST_SEED` draws others.
 */
fc.configureGlobal({ seed: Number(process.env.FMIS_TEST_SEED ?? 20_261_122) });

export { fc };
