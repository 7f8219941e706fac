import { Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import { useFormat } from '../../format.ts';
import type { ListTools } from '../../lists/list.ts';
import { SELDOM, useTitle } from '../../reference/choices.ts';
import { walkByArrows } from '../../ui/arrow-keys.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useOverview } from './cases.choices.ts';
import * as styles from './cases.list.css.ts';
import { iconOfCategory } from './category-icons.ts';

/** What is asked about, with how much of it waits; the sub-categories of the chosen one open in place. */
export function CategoryColumn({ values, onChange }: ListTools) {
  const { t } = useTranslation('cases');
  const titleOf = useTitle();
  const { number } = useFormat();
  const categories = $api.useQuery('get', '/case/get-categories', {}, SELDOM).data?.items ?? [];
  const [chosen] = values['categoryId'] ?? [];
  const [chosenSub] = values['subCategoryId'] ?? [];
  const params = { path: { id: chosen ?? '' } };
  const options = { ...SELDOM, enabled: chosen !== undefined };
  const subs = $api.useQuery('get', '/case/get-categories/{id}', { params }, options).data?.items ?? [];
  const toDo = useOverview().data?.toDo;
  const countOf = (of: (one: { categoryId: string; subCategoryId: string | null }) => boolean) =>
    toDo && number(toDo.reduce((sum, one) => sum + (of(one) ? one.count : 0), 0));
  return (
    <nav className={styles.categories} aria-label={t('categories')} onKeyDown={walkByArrows}>
      <h2 className={styles.categoriesHead}>
        {t('fields.category')} <span className={styles.categoryCount}>{t('usualStates')}</span>
      </h2>
      <button
        type="button"
        className={styles.category}
        aria-pressed={chosen === undefined}
        onClick={() => onChange({ categoryId: [], subCategoryId: [] })}
      >
        <Icon of={Layers} />
        <span className={styles.categoryName}>{t('allCategories')}</span>
        <span className={styles.categoryCount}>{countOf(() => true)}</span>
      </button>
      {categories.map((category) => (
        <div key={category.id}>
          <button
            type="button"
            className={styles.category}
            aria-pressed={chosen === category.id && chosenSub === undefined}
            aria-expanded={chosen === category.id}
            onClick={() => onChange({ categoryId: [category.id], subCategoryId: [] })}
          >
            <Icon of={iconOfCategory(category.code)} />
            <span className={styles.categoryName}>{titleOf(category)}</span>
            <span className={styles.categoryCount}>{countOf(({ categoryId }) => categoryId === category.id)}</span>
          </button>
          {chosen === category.id &&
            subs.map((sub) => (
              <button
                key={sub.id}
                type="button"
                className={`${styles.category} ${styles.sub}`}
                aria-pressed={chosenSub === sub.id}
                onClick={() => onChange({ categoryId: [category.id], subCategoryId: [sub.id] })}
              >
                <span className={styles.categoryName}>{titleOf(sub)}</span>
                <span className={styles.categoryCount}>{countOf(({ subCategoryId }) => subCategoryId === sub.id)}</span>
              </button>
            ))}
        </div>
      ))}
    </nav>
  );
}
