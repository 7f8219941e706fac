export type ActionName = 'subscribe' | 'unsubscribe' | 'farmerStatus' | 'doNotCall' | 'mayCall';
/** What a column of a file can be. */
export type Target = 'number' | 'language' | 'consent' | 'reason' | 'status';

/** What each action reads; the rest of a file is left out. */
export const targetsOf: Readonly<Record<ActionName, readonly Target[]>> = {
  subscribe: ['number', 'language', 'consent'],
  unsubscribe: ['number', 'reason'],
  farmerStatus: ['number', 'status', 'reason'],
  doNotCall: ['number', 'reason'],
  mayCall: ['number', 'consent', 'reason'],
};
