import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ariaWords } from './src/portal/build/aria-words.ts';
import { codeSplitting } from './src/portal/build/layers.ts';
import { precompressed } from './src/portal/build/precompressed.ts';
import { words } from './src/portal/build/words.ts';

/** How long `expect.poll` waits for what it expects: a slow machine is no fault of the product. */
const patience = { poll: { timeout: 30_000 } };

/**
 * Each worker runs one file after the other in the same process, where the server's code and the database engine stay
 * compiled: the server keeps nothing outside of what it was started with. The portal does, such as its language, which each of its
 * files puts back.
 */
const workers = {
  maxWorkers: 2,
  isolate: false,
  // V8 now and then ends a process in which many database engines come and go, as it frees their code:
  // https://github.com/nodejs/node/issues/64500
  execArgv: ['--no-wasm-code-gc'],
};

/** What the suite leaves out to end within 25 minutes on two cores: see docs/decisions/0072-what-goes-further.md. */
const further = { name: 'further', description: 'Goes further than the suite has time for: npm run further.' };

/** The portal's build, and the suites: `node` (machines, contract, server, architecture), `portal` (what of it needs no browser), `e2e` (journeys in Chromium), `soak`. */
export default defineConfig({
  root: 'src/portal',
  plugins: [ariaWords(), words(), react(), vanillaExtractPlugin(), precompressed()],
  optimizeDeps: { rolldownOptions: { plugins: [ariaWords()] } },
  build: {
    outDir: '../../dist/portal',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // Notices of the libraries that the portal carries.
    license: { fileName: 'third-party.md' },
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
  test: {
    root: '.',
    tags: [further],
    projects: [
      {
        extends: false,
        test: {
          name: 'node',
          root: '.',
          include: ['tests/{machines,contract,server,architecture}/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: patience,
          ...workers,
        },
      },
      {
        extends: false,
        test: {
          name: 'portal',
          root: '.',
          include: ['tests/{portal,voice}/**/*.test.ts'],
          setupFiles: 'tests/support/portal-begun.ts',
          testTimeout: 60_000,
          expect: patience,
          ...workers,
        },
      },
      {
        extends: false,
        test: {
          name: 'e2e',
          root: '.',
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: patience,
          ...workers,
        },
      },
      {
        extends: false,
        test: {
          name: 'soak',
          root: '.',
          include: ['tests/soak/**/*.soak.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 1_200_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
