import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommitted } from './committed.hook.ts';
import * as styles from './inspector.css.ts';
import { note } from './inspector.css.ts';

interface TitleFieldProps {
  label: string;
  value: string;
  locked: string | undefined;
  onCommit: (title: string) => void;
}

/** The title, edited where it stands. Enter keeps it, Escape takes the old one back; an empty one is not kept. */
export function TitleField({ label, value, locked, onCommit }: TitleFieldProps) {
  const { t } = useTranslation('ivrInspector');
  const id = useId();
  const { text, change, commit } = useCommitted(
    value,
    (title) => onCommit(title.trim()),
    (title) => title.trim() === '',
  );
  const isEmpty = text.trim() === '';
  return (
    <div className={styles.grow}>
      <input
        className={styles.titleInput}
        aria-label={label}
        aria-invalid={isEmpty || undefined}
        aria-describedby={isEmpty ? id : undefined}
        dir="auto"
        value={text}
        maxLength={200}
        readOnly={locked !== undefined}
        title={locked}
        onChange={({ target }) => change(target.value)}
        onBlur={() => commit()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') {
            event.stopPropagation();
            change(null);
          }
        }}
      />
      {isEmpty && (
        <p id={id} className={`${note} ${styles.failed}`}>
          {t('titleMissing')}
        </p>
      )}
    </div>
  );
}
