import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '../../../../../machines/shared/blank.ts';
import { useTextFault } from '../../../ui/text-fault.hook.ts';
import { textFault } from '../../../ui/text-fault.ts';
import { useCommitted } from './committed.hook.ts';
import * as styles from './inspector.css.ts';
import { note } from './inspector.css.ts';
import type { FieldPlace } from './refused.store.ts';

interface TitleFieldProps {
  place: FieldPlace;
  label: string;
  value: string;
  locked: string | undefined;
  /** The title is to be typed now. */
  isAsked?: boolean;
  /** Answers with what was typed before the field stood, and whether what stands there gives way to it. */
  onAsked?: () => { ahead: string; isAnew: boolean };
  onCommit: (title: string, before: string) => void;
  /** A title that was asked for is given, stays as it is, or shall be given later. */
  onGiven?: () => void;
}

/** Longer is said to be too long, and kept. */
const LONGEST = 200;
/** How many letters of a title fit on a line, where the browser does not make the field as high as it must be by itself. */
const LINE = 24;

/** The title, edited where it stands. Enter keeps it and leads back to where it was asked for, Escape takes the old one back; an empty one is not kept, nor is one that is too long. */
export function TitleField(props: TitleFieldProps) {
  const { place, label, value, locked, isAsked = false, onAsked, onCommit, onGiven } = props;
  const { t } = useTranslation('ivrInspector');
  const id = useId();
  const ref = useRef<HTMLTextAreaElement>(null);
  const askedFor = useRef<'anew' | 'opened' | null>(null);
  const { text, change, commit } = useCommitted(value, (title, before) => onCommit(title.trim(), before), {
    place,
    refuses: (title) => isBlank(title) || textFault(title.trim(), LONGEST, true) !== null,
  });
  // With `value`, React would write each letter into the field's first text as well, and every letter would be a step to undo.
  useLayoutEffect(() => {
    const field = ref.current;
    if (field && field.value !== text) field.value = text;
  }, [text]);
  const ask = useEffectEvent(() => {
    const field = ref.current;
    const { ahead = '', isAnew = true } = onAsked?.() ?? {};
    if (!field) return;
    field.focus();
    askedFor.current = isAnew ? 'anew' : 'opened';
    field.setSelectionRange(isAnew ? 0 : field.value.length, field.value.length);
    if (ahead === '' || locked !== undefined) return;
    // At once: the next key may come before this is drawn.
    field.setRangeText(ahead, field.selectionStart, field.selectionEnd, 'end');
    change(field.value);
  });
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked]);
  const fault = useTextFault(text.trim(), LONGEST, true);
  const wrong = isBlank(text) ? t('titleMissing') : fault;
  function give() {
    if (askedFor.current === null) return;
    askedFor.current = null;
    onGiven?.();
  }
  return (
    <div className={styles.grow} data-field={place.field}>
      <textarea
        ref={ref}
        className={styles.titleInput}
        aria-label={label}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong === undefined ? undefined : id}
        dir="auto"
        readOnly={locked !== undefined}
        title={locked}
        rows={text.length > LINE ? 2 : 1}
        onChange={({ target }) => change(target.value.replaceAll('\n', ' '))}
        onBlur={() => {
          askedFor.current = null;
          commit();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
            if (wrong === undefined) give();
          }
          const isAnew = askedFor.current === 'anew';
          if (event.key === 'Escape' && (isAnew || text !== value)) {
            event.stopPropagation();
            change(null);
            if (isAnew) give();
          }
        }}
      />
      {wrong !== undefined && (
        <p id={id} className={`${note} ${styles.failed}`}>
          {wrong}
        </p>
      )}
    </div>
  );
}
