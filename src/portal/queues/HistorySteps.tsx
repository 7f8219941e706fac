import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import { useFormat } from '../format.ts';
import { directionOf } from '../ui/direction.ts';
import { NumbersApart } from '../ui/NumbersApart.tsx';
import { Signed } from '../ui/Signed.tsx';
import { h4, muted, strong } from '../ui/text.css.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import { useWorkflow } from '../workflow/workflow.data.ts';
import * as styles from './content.css.ts';

/** What happened to a record, newest first, in the width of the context. */
export function HistorySteps({ entity, id }: { entity: Entity; id: string }) {
  const { t } = useTranslation('queues');
  const words = useWorkflowWords(entity);
  const { dateTime } = useFormat();
  const { data } = useWorkflow(entity, id);
  return (
    <section className={styles.section} aria-label={t('history')}>
      <div className={styles.sectionHead}>
        <h2 className={h4}>{t('history')}</h2>
      </div>
      <ul className={styles.lines}>
        {data?.history.map((step) => (
          <li key={step.id}>
            <div className={styles.entry}>
              <span className={`${styles.entryWords} ${strong}`}>{words.happened(step.event)}</span>
            </div>
            <p className={styles.entryUnder}>
              <Signed name={step.by.name} moment={dateTime(step.at)} />
            </p>
            {step.reason && (
              <p className={muted} dir={directionOf(step.reason)}>
                <NumbersApart>{words.reason(step.event, step.reason)}</NumbersApart>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
