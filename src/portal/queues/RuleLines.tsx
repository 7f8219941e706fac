import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { Icon } from '../ui/Icon.tsx';
import { strong } from '../ui/text.css.ts';
import * as styles from './rules.css.ts';
import { useRules } from './rules.data.ts';

interface RuleLinesProps {
  kinds: readonly string[];
  /** The rule that the chosen reason names. */
  named: string | null;
}

/** What the reasons rest on: the rule that the chosen one names in full, and all that hold here. */
export function RuleLines({ kinds, named }: RuleLinesProps) {
  const { t } = useTranslation('queues');
  const { number } = useFormat();
  const rules = useRules(kinds);
  if (!rules || rules.length === 0) return null;
  const rule = rules.find(({ id }) => id === named);
  return (
    <div className={styles.rules}>
      <p className={styles.rule} role="status">
        {rule && (
          <>
            <Icon of={Scale} small /> <span className={strong}>{rule.title}:</span> {rule.words}
          </>
        )}
      </p>
      <details>
        <summary className={styles.summary}>
          {t('rules', { count: rules.length, number: number(rules.length) })}
        </summary>
        <ol className={styles.list}>
          {rules.map(({ id, title, words }) => (
            <li key={id} aria-current={id === named || undefined}>
              <span className={strong}>{title}:</span> {words}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
