import type { components } from '../../../contract/generated/types.ts';
import type { Failure } from '../../editing/edited.ts';

type Account = components['schemas']['Account'];

export interface AgentForm {
  name: string;
  email: string;
  msisdn: string;
  /** Empty where it stays. */
  password: string;
  /** Ids of roles. */
  roleId: string[];
  institutionId: string | null;
  twoFactor: boolean;
  active: boolean;
  picture: File | null;
}

export const empty: AgentForm = {
  name: '',
  email: '',
  msisdn: '',
  password: '',
  roleId: [],
  institutionId: null,
  twoFactor: false,
  active: true,
  picture: null,
};
export const SHORTEST_PASSWORD = 10;
const LEAST_DIFFERENT = 5;

export const formOf = ({ name, email, msisdn, roles, institution, twoFactor, active }: Account): AgentForm => ({
  ...empty,
  name,
  email,
  msisdn: msisdn ?? '',
  roleId: roles.map(({ id }) => id),
  institutionId: institution?.id ?? null,
  twoFactor,
  active,
});

/** What an agent holds stands first, where the list is opened; a tick that is set moves nothing. */
export function heldFirst<Role extends { id: string }>(roles: readonly Role[], account: Account | null): Role[] {
  const held = new Set(account?.roles.map(({ id }) => id));
  return roles.toSorted((one, other) => Number(held.has(other.id)) - Number(held.has(one.id)));
}

/** @param needsPartner one of the roles sees only what is of a loan partner */
export function failuresOf(form: AgentForm, isNew: boolean, needsPartner: boolean): Failure[] {
  const { name, email, msisdn, password, roleId, institutionId } = form;
  const failures: Failure[] = [];
  const fail = (field: string, keyword: string) => failures.push({ instancePath: `/${field}`, keyword, params: {} });
  for (const [field, text] of Object.entries({ name, msisdn, email })) {
    if (text.trim() === '') fail(field, 'required');
  }
  if (email.trim() !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim())) fail('email', 'pattern');
  if (isNew && password === '') fail('password', 'required');
  if (password !== '' && password.length < SHORTEST_PASSWORD) fail('password', 'tooShort');
  else if (password !== '' && new Set(password).size < LEAST_DIFFERENT) fail('password', 'plain');
  if (roleId.length === 0) fail('roleId', 'minItems');
  if (needsPartner && institutionId === null) fail('institutionId', 'required');
  return failures;
}
