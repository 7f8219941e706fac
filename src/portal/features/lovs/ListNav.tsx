import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { path } from '../../paths.ts';
import { titleOf } from '../../title-of.ts';
import { folded } from '../../ui/folded.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import type { List } from './item.form.ts';
import * as styles from './lovs.css.ts';

interface ListNavProps {
  lists: readonly List[];
  chosen: string;
  onChoose: (key: string) => void;
}

/** The lists by group with their counts, one stop of Tab, gone through with the arrow keys; on a narrow screen one field to choose from. */
export function ListNav({ lists, chosen, onChoose }: ListNavProps) {
  const { t } = useTranslation('lovs');
  const [search, setSearch] = useState('');
  const wanted = folded(search.trim());
  const found = lists.filter(({ title, titleUr }) => folded(`${title} ${titleUr}`).includes(wanted));
  const groups = [...new Map(found.map(({ group }) => [group.key, group])).values()];

  const stop = found.some(({ key }) => key === chosen) ? chosen : found[0]?.key;

  return (
    <>
      <nav className={styles.nav} aria-label={t('lists')}>
        <div className={styles.navSearch}>
          <SearchField label={t('findList')} value={search} onChange={setSearch} />
        </div>
        <div className={styles.navLists}>
          {groups.map((group) => (
            <div key={group.key}>
              <div className={styles.group}>{titleOf(group)}</div>
              {found
                .filter((list) => list.group.key === group.key)
                .map((list) => (
                  <Link
                    key={list.key}
                    className={styles.navLink}
                    tabIndex={list.key === stop ? 0 : -1}
                    onKeyDown={walk}
                    href={`${path('referenceLists')}?list=${list.key}`}
                    {...(list.key === chosen && { 'aria-current': 'page' })}
                  >
                    <span>{titleOf(list)}</span>
                    <span className={styles.navCount}>{list.active}</span>
                  </Link>
                ))}
            </div>
          ))}
        </div>
      </nav>
      <div className={styles.narrowOnly}>
        <Select
          label={t('lists')}
          hideLabel
          options={lists.map((list) => ({ value: list.key, label: titleOf(list), detail: titleOf(list.group) }))}
          value={chosen}
          onChange={onChoose}
        />
      </div>
    </>
  );
}

function walk(event: KeyboardEvent<HTMLAnchorElement>) {
  const links = [...(event.currentTarget.closest('nav')?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(event.currentTarget);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}
