import { api } from '../../api/client.ts';
import { path } from '../../paths.ts';
import type { PaletteSearch } from '../../shell/palette.entries.ts';
import { iconNamed } from '../../ui/icons.ts';
import { latinDigits } from '../../ui/latin-digits.ts';

const MOST = 6;

/** Loan applications by number, farmer or phone. */
export const loanSearch: PaletteSearch = {
  screen: 'loans',
  permission: 'loan:applications:get',
  search: async (letters, signal) => {
    const { data } = await api.GET('/loan/applications/all', {
      params: { query: { search: latinDigits(letters), limit: MOST } },
      signal,
    });
    return (data?.items ?? []).map((loan) => ({
      id: `loan ${loan.id}`,
      label: `${loan.applicationId} ${loan.farmer.name}`,
      detail: loan.farmer.msisdn,
      icon: iconNamed('banknote'),
      href: path('loan', loan.id),
    }));
  },
};
