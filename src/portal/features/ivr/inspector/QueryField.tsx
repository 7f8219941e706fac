import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { checkQuery, type QueryKind } from '../../../../../machines/ivr/query.ts';
import * as field from '../../../ui/Field.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { hidden } from '../../../ui/text.css.ts';
import { useQueryWords } from '../query.words.hook.ts';
import { useCommitted } from './committed.hook.ts';
import * as styles from './query.css.ts';
import { fixed } from './query.fix.ts';
import { type QueryName, useUnsent } from './unsent.store.ts';

const QueryEditor = lazy(async () => ({ default: (await import('./QueryEditor.tsx')).QueryEditor }));

interface QueryFieldProps {
  /** The node or box it belongs to. */
  owner: string;
  label: string;
  kind: QueryKind;
  value: string | null;
  onCommit: (query: string | null) => void;
  hideLabel?: boolean;
  description?: string;
  placeholder: string;
  locked: string | undefined;
  /** Names the field for whoever leads here. */
  name: QueryName;
}

/** A query with what is wrong with it underneath, and the fix. A broken one stays in the field, but does not enter the draft. */
export function QueryField(props: QueryFieldProps) {
  const { owner, label, kind, value, onCommit, hideLabel = false, description, placeholder, locked, name } = props;
  const { t } = useTranslation('ivrInspector');
  const wordsOf = useQueryWords();
  const id = useId();
  const problemOf = (query: string) => (query.trim() === '' ? null : checkQuery(query, kind));
  const { text, change, commit } = useCommitted(
    value ?? '',
    (typed) => onCommit(typed.trim() === '' ? null : typed),
    (typed) => problemOf(typed) !== null,
    useUnsent(owner, name),
  );
  const problem = problemOf(text);
  const suggestion = locked === undefined ? problem?.suggestion : undefined;
  const describedBy = problem ? `${id}-problem` : description ? `${id}-words` : undefined;

  function apply() {
    if (!problem) return;
    const mended = fixed(text, problem);
    if (problemOf(mended) !== null) return change(mended);
    change(null);
    onCommit(mended);
  }

  return (
    <div className={field.field} data-field={name}>
      <span id={`${id}-label`} className={hideLabel ? hidden : field.label}>
        {label}
      </span>
      <div className={styles.frame} data-invalid={problem ? true : undefined} data-readonly={locked ? true : undefined}>
        <Suspense fallback={<pre className={styles.waiting}>{text}</pre>}>
          <QueryEditor
            key={locked === undefined ? 'open' : 'locked'}
            value={text}
            onChange={change}
            onCommit={commit}
            problem={problem}
            labelId={`${id}-label`}
            describedBy={describedBy}
            placeholder={placeholder}
            isReadOnly={locked !== undefined}
          />
        </Suspense>
      </div>
      {description && (
        <p id={`${id}-words`} className={field.description}>
          {description}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={field.error} aria-live="polite">
          <Icon of={CircleAlert} small />
          <span>
            {t('queryProblem', { words: wordsOf(problem) })}{' '}
            {suggestion !== undefined && (
              <>
                {t('didYouMean')} <TextLink onPress={apply}>{suggestion}</TextLink>
                {t('questionMark')}
              </>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
