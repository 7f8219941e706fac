import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lettersOf, permittedKeys } from '../workflow/permitted-keys.ts';
import type { ListRow } from '../workflow/rows.ts';
import { useViewer } from '../workflow/viewer.ts';
import type { ListDescription } from './list.ts';

/** The letters that mean something to this person in a list, and how its legends name them. */
export function useRowLegend<Row extends ListRow>({ entity, rowMenu, ownKeys = [] }: ListDescription<Row>) {
  const { t } = useTranslation(['lists', entity.namespace]);
  const { permissions } = useViewer();
  const letters = useMemo(() => entity.keys?.filter(({ onRecord }) => !onRecord), [entity]);
  const all = permittedKeys(entity.workflow, letters, permissions);
  const keys = all.filter(({ short }) => !short);
  const shorts = all.flatMap(({ key, event, short }) => (short ? [{ ...short, key, event }] : []));
  const actions = (rowMenu?.actions ?? []).map(({ key, name }) => ({ key, event: name }));
  const more = [
    ...shorts.map(({ key, name }) => ({ keys: [key.toUpperCase()], words: t(`${entity.namespace}:keys.${name}`) })),
    ...actions.map(({ key, event }) => ({
      keys: [key.toUpperCase()],
      words: t(`${entity.namespace}:actions.${event}`),
    })),
    ...ownKeys.map(({ key, name }) => ({ keys: [key], words: t(`${entity.namespace}:keys.${name}`) })),
  ];
  return {
    keys,
    /** Those of them that are not this person's: pressed, they say why. */
    denied: lettersOf(letters, all).filter((one) => !all.includes(one)),
    shorts,
    actions,
    more,
    pager: [
      { keys: ['J', 'K'], word: t('keyWords.move') },
      { keys: ['Space'], word: t('keyWords.select') },
      ...keys.map(({ key, event }) => ({
        keys: [key.toUpperCase()],
        word: t(`workflow:${entity.workflow}.short.${event}`),
      })),
      ...more.map(({ keys: pressed, words }) => ({ keys: pressed, word: words })),
      { keys: ['?'], word: t('keyWords.help') },
    ],
  };
}
