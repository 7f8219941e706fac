import { useTranslation } from 'react-i18next';
import type { Edited, Failure } from '../../editing/edited.ts';
import { type Account, forgetAgents, saveAgent, usePartners } from './accounts.data.ts';

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

const empty: AgentForm = {
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

const formOf = ({ name, email, msisdn, roles, institution, twoFactor, active }: Account): AgentForm => ({
  ...empty,
  name,
  email,
  msisdn: msisdn ?? '',
  roleId: roles.map(({ id }) => id),
  institutionId: institution?.id ?? null,
  twoFactor,
  active,
});

/** How an agent is read into a form, judged and stored. Nothing is sent before name, address, number, password and a role are there. */
export function useEditedAgent(
  account: Account | null,
  roleTitles: ReadonlyMap<string, string>,
): Edited<Account, AgentForm> {
  const { t } = useTranslation('accounts');
  const partners = usePartners();
  return {
    permission: 'agent_authentication:agent',
    empty,
    formOf,
    failuresOf: (form) => failuresOf(form, account === null),
    create: (form) => saveAgent(form, null),
    update: (row, form) => saveAgent(form, row),
    refresh: forgetAgents,
    nameOf: (field) => t(`fields.${field}`),
    sayField(field, value) {
      if (field === 'roleId' && Array.isArray(value))
        return value.map((id) => roleTitles.get(String(id)) ?? '…').join(', ');
      if (field === 'institutionId') return partners.find(({ id }) => id === value)?.title ?? '–';
      if (field === 'password') return value === '' ? '–' : '••••••';
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      return typeof value === 'string' && value !== '' ? value : '–';
    },
  };
}

export function failuresOf({ name, email, msisdn, password, roleId }: AgentForm, isNew: boolean): Failure[] {
  const failures: Failure[] = [];
  const fail = (field: string, keyword: string) => failures.push({ instancePath: `/${field}`, keyword, params: {} });
  for (const [field, text] of Object.entries({ name, msisdn, email })) {
    if (text.trim() === '') fail(field, 'required');
  }
  if (email.trim() !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim())) fail('email', 'pattern');
  if (isNew && password === '') fail('password', 'required');
  if (password !== '' && password.length < SHORTEST_PASSWORD) fail('password', 'tooShort');
  if (roleId.length === 0) fail('roleId', 'minItems');
  return failures;
}
