import type { Feature } from '../platform/feature.ts';

/** Every feature of the server; the router asks them for the handlers of the contract's calls. */
export const features: Feature[] = [];
