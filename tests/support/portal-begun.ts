import i18next from 'i18next';
import { afterAll, vi } from 'vitest';

/* Files of portal tests share a process: each leaves the language, and what it stood in for, as it found them. */
afterAll(async () => {
  vi.unstubAllGlobals();
  if (i18next.isInitialized) await i18next.init({ lng: 'en', resources: {} });
});
