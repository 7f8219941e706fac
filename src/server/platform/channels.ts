/** How something reaches a farmer. */
export const CHANNELS = ['sms', 'app', 'call'] as const;
export type Channel = (typeof CHANNELS)[number];
