import { CircleAlert } from 'lucide-react';
import { Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryField as QueryName } from '../../../../../machines/ivr/node/node.facts.ts';
import { fixed } from '../../../../../machines/ivr/query/query.fix.ts';
import { checkQuery, type QueryKind } from '../../../../../machines/ivr/query/query.ts';
import { isBlank } from '../../../../../machines/shared/blank.ts';
import { part } from '../../../page.part.tsx';
import * as field from '../../../ui/Field.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { hidden } from '../../../ui/text.css.ts';
import { useTextFault } from '../../../ui/text-fault.hook.ts';
import { textFault } from '../../../ui/text-fault.ts';
import { useQueryWords } from '../node/query.words.hook.ts';
import { useAudienceChoices } from './choices.data.ts';
import { filled, useCommitted } from './committed.hook.ts';
import type { QueryEntries } from './query.completion.ts';
import * as styles from './query.css.ts';
import type { FieldPlace } from './refused.store.ts';

const QueryEditor = part(async () => (await import('./QueryEditor.tsx')).QueryEditor);

/** What conditions read of a caller, and the list that it is of. */
const owned = new Map<string, 'crops' | 'livestocks' | 'machineries'>([
  ['crops', 'crops'],
  ['livestock', 'livestocks'],
  ['machineries', 'machineries'],
]);

/** Longer is said to be too long, and kept. */
const LONGEST = 2048;

interface QueryFieldProps {
  label: string;
  kind: QueryKind;
  value: string | null;
  onCommit: (query: string | null, before: string | null) => void;
  hideLabel?: boolean;
  description?: string;
  /** A query as it might be. */
  placeholder: string;
  locked: string | undefined;
  /** Names the field for whoever leads here. */
  name: QueryName;
  /** The node or box whose field it is, for what it refuses. */
  owner?: Omit<FieldPlace, 'field'>;
}

/** A query with what is wrong with it underneath, and the fix. The draft keeps a broken one; being active and publishing don't. */
export function QueryField(props: QueryFieldProps) {
  const { label, kind, value, onCommit, hideLabel = false, description, placeholder, locked, name, owner } = props;
  const { t } = useTranslation('ivrInspector');
  const wordsOf = useQueryWords();
  const choices = useAudienceChoices();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const problemOf = (query: string) => (isBlank(query) ? null : checkQuery(query, kind));
  const { text, change, commit, takeBack } = useCommitted(
    value ?? '',
    (typed, before) => onCommit(filled(typed), filled(before)),
    { place: owner && { ...owner, field: name }, refuses: (typed) => textFault(typed, LONGEST) !== null },
  );
  const tooLong = useTextFault(text, LONGEST);
  const problem = problemOf(text);
  const suggestion = locked === undefined ? problem?.suggestion : undefined;
  const describedBy = problem ? `${id}-problem` : description ? `${id}-words` : undefined;

  const entriesOf: QueryEntries = (field) => {
    const list = owned.get(field);
    return list ? choices[list].options : [];
  };

  function apply() {
    if (!problem) return;
    change(null);
    onCommit(fixed(text, problem), value);
    // The fix goes with what it mended; the keys go on in the field.
    host.current?.querySelector<HTMLElement>('[contenteditable]')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside has the keyboard
    <div className={field.field} data-field={name} onKeyDown={takeBack}>
      <span id={`${id}-label`} className={hideLabel ? hidden : field.label}>
        {label}
      </span>
      <div
        ref={host}
        className={styles.frame}
        data-invalid={problem ? true : undefined}
        data-readonly={locked ? true : undefined}
      >
        <Suspense fallback={<pre className={styles.waiting}>{text}</pre>}>
          <QueryEditor
            key={locked === undefined ? 'open' : 'locked'}
            value={text}
            onChange={change}
            onCommit={commit}
            problem={problem}
            labelId={`${id}-label`}
            describedBy={describedBy}
            placeholder={t('forExample', { query: placeholder })}
            isReadOnly={locked !== undefined}
            entriesOf={entriesOf}
          />
        </Suspense>
      </div>
      {description && (
        <p id={`${id}-words`} className={field.description}>
          {description}
        </p>
      )}
      {tooLong !== undefined && (
        <p className={field.error} aria-live="polite">
          <Icon of={CircleAlert} small />
          <span>{tooLong}</span>
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
