import { loanPolicy } from '../../../../machines/loans/loan.policy.ts';
import type { Actor } from '../../../../machines/shared/workflow.ts';
import type { ReadyView } from '../../lists/list.ts';

/** What people open this list for, each only for those who can do something about it; who has waited longest comes first. */
export function loanViews({ id, permissions }: Actor): readonly ReadyView[] {
  const may = (event: keyof typeof loanPolicy) => permissions.has(loanPolicy[event]);
  const views: readonly (ReadyView | false)[] = [
    may('ASSIGN_AGENT') && { key: 'unassigned', query: 'status=submitted&unassigned=true&sort=stateSince' },
    may('ACCEPT') && {
      key: 'undecided',
      query: 'status=submitted&status=assigned&status=deferred&sort=stateSince',
    },
    may('SIGN_CONTRACT') && { key: 'unsigned', query: 'status=accepted&sort=stateSince' },
    may('APPLY') && !may('ASSIGN_AGENT') && { key: 'mine', query: `agent=${id}&sort=stateSince` },
  ];
  return views.filter((view) => view !== false);
}
