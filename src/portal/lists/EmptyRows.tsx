import { useTranslation } from 'react-i18next';
import { FEWEST_LAST_DIGITS, isTooShortAnEnd } from '../../../machines/shared/last-digits.ts';
import { isShortened } from '../../../machines/shared/shortened-number.ts';
import { useFormat } from '../format.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ListRow } from '../workflow/rows.ts';
import type { ListDescription } from './list.ts';

interface EmptyRowsProps<Row extends ListRow> {
  list: ListDescription<Row>;
  /** A search or filter may be the reason. */
  isNarrowed: boolean;
  search: string;
  /** How many would fit in any state. */
  inAnyState: number;
  onAnyState: () => void;
  onClearConditions: () => void;
}

/** No rows, and the next thing to do about it. */
export function EmptyRows<Row extends ListRow>(props: EmptyRowsProps<Row>) {
  const { list, isNarrowed, search, inAnyState, onAnyState, onClearConditions } = props;
  const { t } = useTranslation(['lists', 'common', list.entity.namespace]);
  const { number } = useFormat();
  const body = () => {
    if (!isNarrowed) return t(`${list.entity.namespace}:emptyBody`);
    if (list.findsPhones && isShortened(search)) return t('common:shortenedPhone');
    if (!list.findsPhones || !isTooShortAnEnd(search)) return t('nothingMatchesBody');
    return t('tooFewDigits', { count: FEWEST_LAST_DIGITS, number: number(FEWEST_LAST_DIGITS) });
  };
  if (inAnyState > 0) {
    const found = { count: inAnyState, number: number(inAnyState) };
    return (
      <EmptyState
        title={t('noneInState')}
        body={t('inAnyState', found)}
        action={<Button label={t('showInAnyState', found)} onPress={onAnyState} />}
      />
    );
  }
  if (!isNarrowed && list.Empty) return <list.Empty />;
  if (search !== '' && list.Unfound) return <list.Unfound search={search} />;
  return (
    <EmptyState
      title={t(isNarrowed ? 'nothingMatches' : `${list.entity.namespace}:empty`)}
      body={body()}
      action={
        isNarrowed ? (
          <Button label={t('clearConditions')} onPress={onClearConditions} />
        ) : (
          list.Primary && <list.Primary />
        )
      }
    />
  );
}
