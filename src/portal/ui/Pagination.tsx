import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Kbd } from './Kbd.tsx';
import { Menu } from './Menu.tsx';
import * as styles from './Pagination.css.ts';
import { stale } from './stale.css.ts';

export interface PaginationProps {
  total: number;
  /** There are more than that. */
  isMinimum?: boolean | undefined;
  limit: number;
  offset: number;
  /** What was asked for is on its way; until it comes, all figures are those of the rows that are shown. */
  isAwaited?: boolean;
  onChange: (page: { limit: number; offset: number }) => void;
  sizes?: readonly number[];
  /** What is offered beside the range. */
  aside?: ReactNode;
  /** The keys that work in this list, shown in the middle. */
  keys?: readonly { keys: readonly string[]; word: string }[];
}

/** Where the range stands among the words. */
const GAP = '\n';
const SIZES = [25, 50, 100, 200];
/** Nobody turns more pages than these; the server begins none behind it. */
export const MAX_OFFSET = 10_000;

export function Pagination(props: PaginationProps) {
  const { total, isMinimum, limit, offset, isAwaited = false, onChange, sizes = SIZES, aside, keys = [] } = props;
  const { t, i18n } = useTranslation('common');
  const number = new Intl.NumberFormat(i18n.language);
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = Math.floor(offset / limit) + 1;
  const last = Math.min(offset + limit, total);
  const whole = `${number.format(total)}${isMinimum ? '+' : ''}`;
  const [before, behind] = t('ofTotal', { total: whole, range: GAP }).split(GAP);
  return (
    <nav aria-label={t('pages')} className={styles.pager}>
      <span className={stale} aria-busy={isAwaited}>
        {before}
        <bdi dir="ltr" className={styles.range}>
          {total === 0 ? 0 : number.format(offset + 1)}–{number.format(last)}
        </bdi>
        {behind}
      </span>
      <span role="status" className={styles.awaited}>
        {isAwaited && t('rowsAwaited')}
      </span>
      {aside}
      <Menu
        label={t('pageSize')}
        placement="top start"
        trigger={<Button variant="quiet" label={t('perPage', { number: limit })} opens className={styles.wideOnly} />}
        entries={sizes.map((size) => ({
          id: String(size),
          label: t('perPage', { number: size }),
          isChosen: size === limit,
          onAction: () => onChange({ limit: size, offset: 0 }),
        }))}
      />
      {keys.length > 0 ? (
        <span className={styles.keys}>
          {keys.map((entry) => (
            <span key={entry.word} className={styles.keyWord}>
              <Kbd keys={entry.keys} /> {entry.word}
            </span>
          ))}
        </span>
      ) : (
        <span className={styles.spacer} />
      )}
      <span className={`${styles.wideOnly} ${stale}`} aria-busy={isAwaited}>
        {t('pageOf', { page: number.format(page), pages: number.format(pages) })}
      </span>
      <span className={styles.steps}>
        <IconButton
          variant="secondary"
          icon={ChevronLeft}
          directional
          label={t('previousPage')}
          disabledReason={page <= 1 ? t('firstPage') : undefined}
          onPress={() => onChange({ limit, offset: Math.max(0, offset - limit) })}
        />
        <IconButton
          variant="secondary"
          icon={ChevronRight}
          directional
          label={t('nextPage')}
          disabledReason={page >= pages ? t('lastPage') : offset + limit > MAX_OFFSET ? t('filterFirst') : undefined}
          onPress={() => onChange({ limit, offset: offset + limit })}
        />
      </span>
    </nav>
  );
}
