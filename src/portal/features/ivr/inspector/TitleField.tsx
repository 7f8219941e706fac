import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommitted } from './committed.hook.ts';
import * as styles from './inspector.css.ts';
import { note } from './inspector.css.ts';

interface TitleFieldProps {
  label: string;
  value: string;
  locked: string | undefined;
  /** The title is to be typed now: what stands there gives way to it. */
  isAsked?: boolean;
  /** Answers with what was typed before the field stood. */
  onAsked?: () => string;
  onCommit: (title: string, before: string) => void;
}

/** How many letters of a title fit on a line, where the browser does not make the field as high as it must be by itself. */
const LINE = 24;

/** The title, edited where it stands. Enter keeps it, Escape takes the old one back; an empty one is not kept. */
export function TitleField({ label, value, locked, isAsked = false, onAsked, onCommit }: TitleFieldProps) {
  const { t } = useTranslation('ivrInspector');
  const id = useId();
  const ref = useRef<HTMLTextAreaElement>(null);
  const { text, change, commit } = useCommitted(
    value,
    (title, before) => onCommit(title.trim(), before),
    (title) => title.trim() === '',
  );
  // With `value`, React would write each letter into the field's first text as well, and every letter would be a step to undo.
  useLayoutEffect(() => {
    const field = ref.current;
    if (field && field.value !== text) field.value = text;
  }, [text]);
  const ask = useEffectEvent(() => {
    const field = ref.current;
    field?.focus();
    field?.select();
    const ahead = onAsked?.() ?? '';
    if (!field || ahead === '') return;
    // At once: the next key may come before this is drawn.
    field.setRangeText(ahead, 0, field.value.length, 'end');
    change(ahead);
  });
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked]);
  const isEmpty = text.trim() === '';
  return (
    <div className={styles.grow}>
      <textarea
        ref={ref}
        className={styles.titleInput}
        aria-label={label}
        aria-invalid={isEmpty || undefined}
        aria-describedby={isEmpty ? id : undefined}
        dir="auto"
        maxLength={200}
        readOnly={locked !== undefined}
        title={locked}
        rows={text.length > LINE ? 2 : 1}
        onChange={({ target }) => change(target.value.replaceAll('\n', ' '))}
        onBlur={() => commit()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
          }
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
