import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../../../../machines/ivr/commands/commands.ts';
import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { titleParts } from '../node/node.words.ts';

const NAMED = 3;

/** Says why something can't be done, with the nodes that stand in the way and the conditions that fail. */
export function sayRefusal(t: TFunction<'ivr'>, draft: Draft, { reason, uuids, conditions = [] }: Refused): string {
  const names = uuids.map(
    (uuid) => titleParts((draft.nodes.get(uuid) ?? draft.boxes.get(uuid))?.title ?? '').main || t('untitled'),
  );
  const more = names.length - NAMED;
  const who = names.slice(0, NAMED).join(t('listComma')) + (more > 0 ? t('andMore', { count: more }) : '');
  if (reason === 'conditions') return conditions.map((condition) => t(`conditions.${condition}`)).join(t('listComma'));
  return t(`refused.${reason}`, { names: who });
}

export function useRefusalWords(): (refusal: Refused) => string {
  const { t } = useTranslation('ivr');
  const { state } = useDesignerActions();
  return (refusal) => sayRefusal(t, state.draft, refusal);
}
