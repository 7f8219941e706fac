import { useTranslation } from 'react-i18next';
import { statesOf } from '../../../machines/shared/states.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { useFormat } from '../format.ts';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { muted } from '../ui/text.css.ts';
import { useRows } from '../workflow/entity.data.ts';
import { labelOf } from '../workflow/entity.ts';
import type { ListQuery, ListRow } from '../workflow/rows.ts';
import { StateBadge } from '../workflow/StateBadge.tsx';
import { useWorkflowWords } from '../workflow/words.ts';
import * as styles from './board.css.ts';
import type { CellContext, ListDescription } from './list.ts';

const CARDS = 20;

interface BoardProps<Row extends ListRow> {
  list: ListDescription<Row>;
  query: ListQuery;
  context: CellContext;
  onOpen: (row: Row, rows: readonly Row[], query: ListQuery, total: number) => void;
  /** Shows one state as a list. */
  onState: (state: string) => void;
}

/** A lane for each state with the records that have been in it longest in the list's order. */
export function Board<Row extends ListRow>({ list, query, context, onOpen, onState }: BoardProps<Row>) {
  const states = list.states ?? statesOf(workflowOf(list.entity.workflow).machine);
  const wanted = query.status.length > 0 ? states.filter((state) => query.status.includes(state)) : states;
  return (
    <div className={styles.board}>
      {wanted.map((state) => (
        <Lane key={state} {...{ list, state, query, context, onOpen, onState }} />
      ))}
    </div>
  );
}

function Lane<Row extends ListRow>(props: BoardProps<Row> & { state: string }) {
  const { list, state, query, context, onOpen, onState } = props;
  const { t } = useTranslation('lists');
  const { number } = useFormat();
  const words = useWorkflowWords(list.entity.workflow);
  const asked: ListQuery = { ...query, status: [state], limit: CARDS, offset: 0 };
  const { data, isPending } = useRows(list.entity, asked);
  const rows = data?.items ?? [];
  return (
    <section className={styles.lane} aria-label={words.state(state)}>
      <header className={styles.laneHead}>
        <StateBadge entity={list.entity.workflow} state={state} />
        {data && <span className={muted}>{number(data.total)}</span>}
      </header>
      <div className={styles.cards}>
        {isPending && <SkeletonLines lines={4} />}
        {data && rows.length === 0 && <p className={styles.empty}>{t('laneEmpty')}</p>}
        {rows.map((row) => (
          <a
            key={row.id}
            className={styles.card}
            href={list.entity.href?.(row.id) ?? list.entity.screen}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(row, rows, asked, data?.total ?? 0);
            }}
          >
            {list.card ? list.card(row, context) : labelOf(list.entity, row)}
          </a>
        ))}
        {data && data.total > rows.length && (
          <TextLink onPress={() => onState(state)}>
            {t('laneMore', { number: number(data.total - rows.length) })}
          </TextLink>
        )}
      </div>
    </section>
  );
}
