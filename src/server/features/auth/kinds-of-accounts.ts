import type { Settings } from '../../platform/settings.ts';

/** Values of `accounts.demo` that may sign in here. A database filled for a demonstration may be used without one later. */
export function kindsOfAccounts({ demo }: Pick<Settings, 'demo'>): boolean[] {
  return demo ? [true, false] : [false];
}
