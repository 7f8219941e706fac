import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { listOfFilter, wordOfFilter } from './history.filters.ts';

/** What the rows of a file were filtered by, in the words of its list. */
export function FilterValue({ entity, field, value }: { entity: string; field: string; value: string }) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const list = listOfFilter(entity, field);
  const parts = value.split(', ');
  if (list === undefined) return format.list(parts.map((part) => wordOfFilter(t, format, { entity, field, part })));
  return parts.map((title, place) => (
    <span key={title}>
      {place > 0 && t('common:comma', { defaultValue: ', ' })}
      <ReferenceWord list={list} of={{ title }} />
    </span>
  ));
}
