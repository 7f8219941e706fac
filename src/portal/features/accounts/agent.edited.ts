import { useTranslation } from 'react-i18next';
import type { Edited } from '../../editing/edited.ts';
import { type Account, forgetAgents, saveAgent, usePartners } from './accounts.data.ts';
import { type AgentForm, empty, failuresOf, formOf } from './agent.form.ts';

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
    failuresOf: (form) =>
      failuresOf(
        form,
        account === null,
        form.roleId.some((id) => roleTitles.get(id) === 'Loan Partner'),
      ),
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
