import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import type { ListRow } from '../workflow/rows.ts';
import * as styles from './grid.css.ts';
import type { RowGroup } from './grouping.hook.ts';
import type { ListDescription } from './list.ts';

interface GroupHeadProps<Row extends ListRow> {
  list: ListDescription<Row>;
  group: RowGroup<Row>;
  /** Others of it stand on another page. */
  goesOn: boolean;
  now: number;
  columns: number;
}

/** What the rows below have in common, in sight as long as they are. */
export function GroupHead<Row extends ListRow>({ list, group, goesOn, now, columns }: GroupHeadProps<Row>) {
  const { t } = useTranslation(list.entity.namespace);
  const { count } = useFormat();
  const { grouping } = list;
  if (!grouping) return null;
  return (
    <tr>
      <th className={styles.groupHead} scope="rowgroup" colSpan={columns}>
        <span className={styles.groupWords}>
          <span className={styles.groupName} data-tone={grouping.tone(group.key)}>
            {t(`groups.${group.key}`)}
          </span>
          <span>{count(group.rows.length, goesOn)}</span>
          <grouping.Note group={group.key} rows={group.rows} now={now} />
        </span>
      </th>
    </tr>
  );
}
