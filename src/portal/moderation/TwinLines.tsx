import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import type { components } from '../../contract/generated/types.ts';
import { useFormat } from '../format.ts';
import { nameOf } from '../person-name.ts';
import * as styles from '../queues/content.css.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { h4 } from '../ui/text.css.ts';
import { useLiveSteps } from '../workflow/live.hook.ts';
import { StateBadge } from '../workflow/StateBadge.tsx';

interface TwinLinesProps extends Pick<components['schemas']['PostRecord'], 'twins'> {
  entity: Entity;
  /** Of its words. */
  namespace: string;
  href: (id: string) => string;
}

/** Others of the same text, each decided on its own; what is decided meanwhile shows at once. */
export function TwinLines({ entity, namespace, twins, href }: TwinLinesProps) {
  const { t } = useTranslation(namespace);
  const { number, date } = useFormat();
  const steps = useLiveSteps(entity);
  const { total, shown } = twins;
  if (total === 0) return null;
  const title = t('sameText', { count: total, number: number(total) });
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2 className={h4}>{title}</h2>
      </div>
      <ul className={styles.lines}>
        {shown.map((twin) => (
          <li key={twin.id}>
            <div className={styles.entry}>
              <TextLink href={href(twin.id)}>{t('number', { number: twin.number })}</TextLink>
              <bdi className={styles.entryWords}>{nameOf(twin.creator)}</bdi>
              <StateBadge entity={entity} state={steps.get(twin.id)?.at(-1)?.state ?? twin.state} />
            </div>
            <p className={styles.entryUnder}>{date(twin.createdAt)}</p>
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className={styles.entryNote}>{t('moreTwins', { number: number(total - shown.length) })}</p>
      )}
    </section>
  );
}
