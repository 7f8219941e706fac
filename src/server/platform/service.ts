import type { Caller } from './caller.ts';
import { system } from './history.ts';

const NOBODY = '';

/** The service itself, which does what is due by a job: it holds just these permissions. */
export function serviceWith(...permissions: string[]): Caller {
  return {
    id: NOBODY,
    name: system.name,
    email: '',
    roles: [],
    permissions: new Set(permissions),
    institutionId: null,
  };
}

export const isService = ({ id }: { id: string }): boolean => id === NOBODY;

/** Whom the history names: nobody's id stands beside the name of the service. */
export function doneBy({ id, name }: { id: string; name: string }): { id: string | null; name: string } {
  return isService({ id }) ? system : { id, name };
}
