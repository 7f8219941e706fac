import type { Limits, PerMinute } from '../../src/server/platform/limits.ts';

/** As many calls a minute as a suite needs. */
export const noLimits: PerMinute = { public: 1e9, media: 1e9, signedIn: 1e9, refused: 1e9 };

/** Counts nothing. */
export const uncounted: Limits = { admitted: async () => {}, refused: async () => {} };
