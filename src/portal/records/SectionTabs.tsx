import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { StateBadge } from '../workflow/StateBadge.tsx';
import * as styles from './record.css.ts';
import type { PageRecord, RecordDescription } from './record.ts';
import { useSectionInView } from './section-in-view.hook.ts';

interface SectionTabsProps<R extends PageRecord> {
  description: RecordDescription<R>;
  record: R;
  steps: number | undefined;
  /** The head with the state has been scrolled out of view: the state stands here instead. */
  isStateAway: boolean;
}

/** The sections of a record, at the top however far one has scrolled. */
export function SectionTabs<R extends PageRecord>(props: SectionTabsProps<R>) {
  const { description, record, steps, isStateAway } = props;
  const { t } = useTranslation(['records', description.entity.namespace]);
  const { number } = useFormat();
  const tabs = [
    ...description.sections.map(({ key, count }) => ({
      key,
      label: t(`${description.entity.namespace}:sections.${key}`),
      count: count?.(record),
    })),
    { key: 'history', label: t('history'), count: steps },
  ];
  const { current, show } = useSectionInView(tabs.map(({ key }) => key));
  return (
    <nav className={styles.tabs} data-sections aria-label={t('sections')}>
      {tabs.map(({ key, label, count }) => (
        <a
          key={key}
          href={`#${key}`}
          className={styles.tab}
          aria-current={key === current ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            window.history.replaceState(window.history.state, '', `#${key}`);
            show(key);
          }}
        >
          {label}
          {count !== undefined && <span className={styles.tabCount}>{number(count)}</span>}
        </a>
      ))}
      {isStateAway && (
        <span className={styles.stateHere}>
          <StateBadge entity={description.entity.workflow} state={record.state} />
        </span>
      )}
    </nav>
  );
}
