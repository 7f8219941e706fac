import { CircleX, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useDesigner } from '../document/designer.store.ts';
import { MenuTitle } from '../node/MenuTitle.tsx';
import { KeyChips } from '../problems/KeyChips.tsx';
import { useLead } from '../problems/lead.hook.ts';
import { useProblemWords } from '../problems/problem.words.hook.ts';
import { countOf, findingsOf } from '../problems/problems.ts';
import * as styles from './publish.css.ts';

/** What has to be solved before the draft can be published, each with the way to it. */
export function PublishErrors({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('ivrPublish');
  const { problems, muted, draft } = useDesigner();
  const lead = useLead();
  const wordsOf = useProblemWords();
  const findings = useMemo(() => findingsOf(problems, draft), [problems, draft]);
  const errors = findings.filter(({ problem }) => problem.severity === 'error');
  const warnings = countOf(problems, 'warning', muted);
  const count = warnings > 0 && (
    <span className={styles.warnings}>
      <Icon of={TriangleAlert} small />
      {t('publish.warnings', { count: warnings })}
    </span>
  );
  if (errors.length === 0) return count;
  return (
    <section className={styles.errors} aria-label={t('publish.errorsName')}>
      <div className={styles.errorsHead}>
        <Icon of={CircleX} className={styles.errorMark} />
        <h3 className={styles.errorsTitle}>{t('publish.errors', { count: errors.length })}</h3>
        <span className={styles.spacer} />
        {count}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className={styles.errorList} tabIndex={0} aria-label={t('publish.errorsName')}>
        {errors.map((finding) => {
          const { id, problem, title, kind, keys } = finding;
          return (
            <li key={id} className={styles.error}>
              <span className={styles.errorKeys}>
                <KeyChips keys={keys} />
              </span>
              {kind !== 'menu' && (
                <span className={styles.errorTitle}>
                  <MenuTitle title={title} />
                </span>
              )}
              <span className={styles.errorWords}>{wordsOf(problem)}</span>
              {kind !== 'menu' && (
                <TextLink
                  onPress={() => {
                    lead(finding);
                    onShow();
                  }}
                >
                  {t(kind === 'node' ? 'publish.showNode' : 'publish.showBox')}
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
