import { useDesignerActions } from '../document/designer.store.ts';
import { leadTo } from '../inspector/field.focus.ts';
import type { Finding } from './problems.ts';

/** Leads to what a finding is about: the node or box with its details, and the field that is wrong; its title where none is. */
export function useLead(): (finding: Finding) => void {
  const designer = useDesignerActions();
  return ({ kind, problem: { uuid, field } }) => {
    if (kind === 'menu') return;
    if (kind === 'node') designer.reveal(uuid);
    else designer.selectBox(uuid);
    designer.setPanel('inspector');
    leadTo(uuid, field ?? 'title');
  };
}
