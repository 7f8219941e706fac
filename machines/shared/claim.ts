/** How long a claim on a record lasts unless it is renewed, in milliseconds. */
export const CLAIM_MS = 15 * 60_000;
