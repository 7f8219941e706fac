import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManyOutcome } from '../../../../../machines/ivr/commands/commands.many.ts';
import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import { same } from '../../../../../machines/ivr/draft/same.ts';
import { useFormat } from '../../../format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { danger, h4, muted } from '../../../ui/text.css.ts';
import { MenuTitle } from '../node/MenuTitle.tsx';
import { type FieldChange, fieldChanges } from '../publishing/compare.ts';
import { useValueWords, type ValueWords } from '../publishing/value.words.hook.ts';
import * as styles from './many.css.ts';

/** More than these nobody reads before pressing; how many there are is said above. */
const SHOWN = 200;

interface ManyPreviewProps {
  draft: Draft;
  outcomes: readonly ManyOutcome[];
  /** Something is filled in from which nothing can be told. */
  isFaulty: boolean;
}

/** What changes where, which nodes stay as they are, and why. */
export function ManyPreview({ draft, outcomes, isFaulty }: ManyPreviewProps) {
  const { t } = useTranslation(['ivrMany', 'ivr']);
  const { list } = useFormat();
  const involved = useMemo(() => [draft], [draft]);
  const words = useValueWords(involved);
  const broken = outcomes.filter((outcome) => outcome.broken.length > 0);
  const changed = outcomes.filter(({ node, after, broken: { length } }) => length === 0 && !same(node, after));
  const untouched = outcomes.length - broken.length - changed.length;
  return (
    <section className={styles.preview} aria-label={t('preview')} aria-live="polite">
      <h3 className={h4}>{t('preview')}</h3>
      {outcomes.length === 0 && <p className={muted}>{t(isFaulty ? 'notANumber' : 'previewEmpty')}</p>}
      {changed.length > 0 && <p>{t('willChange', { count: changed.length })}</p>}
      {untouched > 0 && <p className={muted}>{t('alreadySo', { count: untouched })}</p>}
      {broken.length > 0 && (
        <div className={styles.refused}>
          <p>{t('stay', { count: broken.length })}</p>
          <ul className={styles.lines}>
            {broken.slice(0, SHOWN).map(({ node, broken: conditions }) => (
              <li key={node.childNodeUuid} className={styles.line}>
                <MenuTitle title={node.title || t('ivr:untitled')} />
                <span className={danger}>{list(conditions.map((condition) => t(`ivr:conditions.${condition}`)))}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className={styles.lines}>
        {changed.slice(0, SHOWN).map((outcome) => (
          <Changed key={outcome.node.childNodeUuid} words={words} outcome={outcome} />
        ))}
      </ul>
      {changed.length > SHOWN && <p className={muted}>{t('andMore', { count: changed.length - SHOWN })}</p>}
    </section>
  );
}

function Changed({ words, outcome: { node, after } }: { words: ValueWords; outcome: ManyOutcome }) {
  const { t } = useTranslation('ivr');
  return (
    <li className={styles.line}>
      <MenuTitle title={node.title || t('untitled')} />
      <dl className={styles.changes}>
        {fieldChanges(node, after).map(({ field, before, after: now }: FieldChange) => (
          <div key={field} className={styles.change}>
            <dt className={muted}>{words.field(field)}</dt>
            <dd>
              <bdi className={muted}>{words.value(field, before)}</bdi> <Icon of={ArrowRight} small directional />{' '}
              <bdi>{words.value(field, now)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
