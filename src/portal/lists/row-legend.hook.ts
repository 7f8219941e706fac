import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfferedIn } from '../../../machines/shared/ways.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { lettersOf, permittedKeys } from '../workflow/permitted-keys.ts';
import type { ListRow } from '../workflow/rows.ts';
import { useViewer } from '../workflow/viewer.ts';
import type { ListDescription } from './list.ts';

/**
 * The letters that mean something to this person in a list of these states, of all where none is named, and how its legends
 * name them.
 */
export function useRowLegend<Row extends ListRow>(
  { entity, rowMenu, ownKeys = [] }: ListDescription<Row>,
  states: readonly string[],
) {
  const { t } = useTranslation(['lists', entity.namespace]);
  const { permissions } = useViewer();
  const letters = useMemo(() => entity.keys?.filter(({ onRecord }) => !onRecord), [entity]);
  const all = permittedKeys(entity.workflow, letters, permissions);
  const keys = all.filter(({ short }) => !short);
  const here = all.filter(({ event }) => isOfferedIn(workflowOf(entity.workflow), event, states));
  const shorts = all.flatMap(({ key, event, short }) => (short ? [{ ...short, key, event }] : []));
  const actions = (rowMenu?.actions ?? []).map(({ key, name }) => ({ key, event: name }));
  const more = [
    ...shorts
      .filter(({ event }) => here.some((one) => one.event === event))
      .map(({ key, name }) => ({ keys: [key.toUpperCase()], words: t(`${entity.namespace}:keys.${name}`) })),
    ...actions.map(({ key, event }) => ({
      keys: [key.toUpperCase()],
      words: t(`${entity.namespace}:actions.${event}`),
    })),
    ...ownKeys.map(({ key, name }) => ({ keys: [key], words: t(`${entity.namespace}:keys.${name}`) })),
  ];
  const offered = keys.filter((one) => here.includes(one));
  return {
    keys,
    offered,
    /** Those of them that are not this person's: pressed, they say why. */
    denied: lettersOf(letters, all).filter((one) => !all.includes(one)),
    shorts,
    actions,
    more,
    pager: [
      { keys: ['J', 'K'], word: t('keyWords.move') },
      { keys: ['Space'], word: t('keyWords.select') },
      ...offered.map(({ key, event }) => ({
        keys: [key.toUpperCase()],
        word: t(`workflow:${entity.workflow}.short.${event}`),
      })),
      ...more.map(({ keys: pressed, words }) => ({ keys: pressed, word: words })),
      { keys: ['?'], word: t('keyWords.help') },
    ],
  };
}
