import { ArrowRight, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { useRoleWords } from '../../role.words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { h3, meta, muted } from '../../ui/text.css.ts';
import * as styles from './accounts.css.ts';
import type { AssignedRole } from './accounts.data.ts';
import { useRightWords } from './right.words.ts';
import { beyond, pagesOf, type Right, shareOf } from './rights.ts';

interface RightSideProps {
  right: Right;
  roles: readonly AssignedRole[];
  compared: readonly AssignedRole[];
  heldBy: ReadonlyMap<string, ReadonlySet<string>>;
  onClose: () => void;
}

const LATELY = 6;

/** What a permission opens, who has it, how the first two roles differ as a whole, and what changed lately. */
export function RightSide({ right, roles, compared, heldBy, onClose }: RightSideProps) {
  const { t } = useTranslation(['accounts', 'shell']);
  const format = useFormat();
  const roleWords = useRoleWords();
  const rightWords = useRightWords();
  const holders = roles.filter(({ id }) => shareOf(right, heldBy.get(id) ?? new Set()) !== 'none');
  const [one, other] = compared;
  const lately = roles
    .flatMap(({ title, history }) => history.map((step) => ({ title, step })))
    .toSorted((a, b) => b.step.at.localeCompare(a.step.at))
    .slice(0, LATELY);
  return (
    <aside className={styles.side} aria-label={rightWords(right)}>
      <div className={styles.line}>
        <h2 className={`${h3} ${styles.grow}`}>{rightWords(right)}</h2>
        <PlainIconButton icon={X} label={t('closeSide')} onPress={onClose} />
      </div>
      <bdi className={`${meta} ${muted} ${styles.code}`}>{right.id}</bdi>
      <section className={styles.part}>
        <h3 className={styles.sideHead}>{t('opens')}</h3>
        <ul className={styles.list} lang="en" dir="ltr">
          {right.calls.map((call) => (
            <li key={call}>{call}</li>
          ))}
        </ul>
        {right.screens.length > 0 && (
          <p className={`${meta} ${muted}`}>
            {t('neededBy', {
              screens: format.list([
                ...new Set(right.screens.map((key) => t(`shell:screens.${key}`, { defaultValue: key }))),
              ]),
            })}
          </p>
        )}
      </section>
      {compared.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.sideHead}>{t('pages')}</h3>
          {compared.map(({ id, title }) => (
            <p key={id}>
              {t('pagesOfRole', {
                role: roleWords(title),
                screens: format.list(
                  pagesOf(title, heldBy.get(id) ?? new Set()).map((key) => t(`shell:screens.${key}`)),
                ),
              })}
            </p>
          ))}
        </section>
      )}
      <section className={styles.part}>
        <h3 className={styles.sideHead}>{t('whoHas', { count: holders.length })}</h3>
        {holders.map((role) => (
          <div key={role.id} className={styles.line}>
            <span className={styles.grow}>{roleWords(role.title)}</span>
            <span className={`${meta} ${muted}`}>{t('agentCount', { count: role.agents })}</span>
          </div>
        ))}
      </section>
      {one && other && (
        <section className={styles.part}>
          <h3 className={styles.sideHead}>{t('both', { one: roleWords(one.title), other: roleWords(other.title) })}</h3>
          <p>{t('onlyOne', { role: roleWords(one.title), count: beyond(one, other).length })}</p>
          <p>{t('onlyOne', { role: roleWords(other.title), count: beyond(other, one).length })}</p>
        </section>
      )}
      <section className={styles.part}>
        <h3 className={styles.sideHead}>{t('changedLately')}</h3>
        {lately.length === 0 && <p className={muted}>{t('noHistory')}</p>}
        {lately.map(({ title, step }) => (
          <div key={`${title} ${step.version}`} className={styles.change}>
            <span>
              {t(step.event === 'CREATE' ? 'madeBy' : 'changedBy', { role: roleWords(title), name: step.by.name })}
            </span>
            {step.changes
              .filter(({ field }) => field !== 'title' || step.event !== 'CREATE')
              .map(({ field, from, to }) => (
                <span key={field} className={`${meta} ${muted}`}>
                  {t(`fields.${field}`)}:{' '}
                  {field === 'title' ? (
                    <>
                      <bdi>{from}</bdi> <Icon of={ArrowRight} small directional /> <bdi>{to}</bdi>
                    </>
                  ) : (
                    t('rightCount', { count: (to ?? from ?? '').split(', ').length })
                  )}
                </span>
              ))}
            <time dateTime={step.at} className={`${meta} ${muted}`}>
              {format.dateTime(step.at)}
            </time>
          </div>
        ))}
        <p className={`${meta} ${muted}`}>{t('onlyWhatYouHold')}</p>
      </section>
    </aside>
  );
}
