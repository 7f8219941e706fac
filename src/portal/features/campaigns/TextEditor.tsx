import { Braces } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  fieldsIn,
  fieldWritten,
  LONGEST_NAME,
  languageOf,
  partsAtMost,
  saidOf,
  standInOf,
  TEXT_FIELDS,
  type TextField,
} from '../../../../machines/campaigns/campaign.texts.ts';
import { type Language, menuLanguages } from '../../../../machines/ivr/menu.ts';
import { placesOver } from '../../../../machines/shared/text-parts.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { meta, muted } from '../../ui/text.css.ts';
import * as styles from './campaigns.css.ts';
import type { AudienceCount } from './campaigns.data.ts';
import { LONGEST } from './unstorable.ts';

interface TextEditorProps {
  name: string;
  /** In which the text is meant. */
  meant: Language;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  disabledReason: string | undefined;
  longest: AudienceCount['longest'] | undefined;
  /** How many get this text as an SMS, as far as that is counted. */
  reached: number | undefined;
}

const tagOf = (language: Language) => Object.keys(menuLanguages).find((tag) => menuLanguages[tag] === language);

/** What a message says: its fields are offered as soon as a brace is typed, and as many parts are counted as it can have. */
export function TextEditor(props: TextEditorProps) {
  const { name, meant, value, onChange, error, disabledReason, longest, reached } = props;
  const { t, i18n } = useTranslation('campaigns');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const written = (field: TextField) => fieldWritten(field, i18n.language === 'ur' ? 'urdu' : 'latin');
  const language = languageOf(value, meant);
  const begun = caret === null ? null : /\{(\p{L}*)$/u.exec(value.slice(0, caret));
  const offered = begun === null ? [] : TEXT_FIELDS.filter((field) => isBegun(field, begun[1] ?? ''));
  const active = offered[Math.min(at, offered.length - 1)];
  const optionId = (field: TextField) => `${id}${field}`;

  function isBegun(field: TextField, letters: string): boolean {
    const names = [fieldWritten(field).slice(1), fieldWritten(field, 'urdu').slice(1), t(`textFields.${field}`)];
    return names.some((each) => each.toLowerCase().startsWith(letters.toLowerCase()));
  }

  // The list belongs to what is typed, which keeps the focus.
  useLayoutEffect(() => {
    const says = { 'aria-controls': id, 'aria-activedescendant': active && optionId(active) };
    for (const [attribute, said] of Object.entries(says)) {
      if (active && said) area.current?.setAttribute(attribute, said);
      else area.current?.removeAttribute(attribute);
    }
  });

  /** In place of what was begun, else where the caret stands. */
  function insert(field: TextField) {
    const text = area.current;
    if (!text || disabledReason !== undefined) return;
    const isBegun = begun !== null && text.selectionEnd === caret;
    const from = isBegun ? begun.index : text.selectionStart;
    const isClosed = isBegun && text.value.charAt(text.selectionEnd) === '}';
    text.setRangeText(written(field), from, text.selectionEnd + (isClosed ? 1 : 0), 'end');
    setCaret(null);
    onChange(text.value);
    // Behind the menu, which gives the focus back to its button as it closes.
    requestAnimationFrame(() => text.focus());
  }

  function walk(event: React.KeyboardEvent) {
    if (offered.length === 0 || event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) setAt((Math.min(at, offered.length - 1) + step + offered.length) % offered.length);
    else if (event.key === 'Escape') setCaret(null);
    else if ((event.key === 'Enter' || event.key === 'Tab') && active) insert(active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the text in it.
    <div
      onKeyDownCapture={walk}
      onBlur={() => setCaret(null)}
      // What was begun is left where the caret goes elsewhere.
      onSelect={() => area.current?.selectionEnd !== caret && setCaret(null)}
    >
      <TextArea
        ref={area}
        label={t('fields.contentText')}
        hideLabel
        language={tagOf(language)}
        rows={5}
        maxLength={LONGEST.contentText}
        unturned
        value={value}
        onChange={(text) => {
          setCaret(area.current?.selectionEnd ?? null);
          setAt(0);
          onChange(text);
        }}
        className={styles.text}
        name={name}
        error={error}
        disabledReason={disabledReason}
      />
      {offered.length > 0 && (
        <div id={id} role="listbox" aria-label={t('textFields.title')} className={styles.offers}>
          {offered.map((field) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus and names the one that is meant.
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are typed in the text.
            <div
              key={field}
              id={optionId(field)}
              role="option"
              aria-selected={field === active}
              className={styles.offer}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(field)}
            >
              <span>{t(`textFields.${field}`)}</span> <bdi className={muted}>{written(field)}</bdi>
            </div>
          ))}
        </div>
      )}
      <div className={styles.meter}>
        <Meter text={value} meant={meant} longest={longest ?? {}} reached={reached} />
        <span className={styles.spacer} />
        <Menu
          label={t('textFields.title')}
          trigger={<Button icon={Braces} label={t('textFields.insert')} disabledReason={disabledReason} />}
          entries={TEXT_FIELDS.map((field) => ({
            id: field,
            label: t(`textFields.${field}`),
            detail: t('textFields.else', { words: standInOf(field, language) }),
            onAction: () => insert(field),
          }))}
        />
      </div>
    </div>
  );
}

interface MeterProps {
  text: string;
  meant: Language;
  longest: AudienceCount['longest'] | Record<string, never>;
  /** How many get it as an SMS. */
  reached: number | undefined;
}

/** How many messages a text is charged as, its fields at their longest. */
function Meter({ text, meant, longest, reached }: MeterProps) {
  const { t } = useTranslation('campaigns');
  const { number, list } = useFormat();
  const counted = partsAtMost(text, longest, meant);
  const { length, room, alphabet } = counted;
  const over = placesOver(counted);
  const parts = length === 0 ? 0 : counted.parts;
  const single = room / counted.parts;
  const language = languageOf(text, meant);
  const values = fieldsIn(text).map((field) =>
    field === 'name' ? t('textFields.longName', { letters: LONGEST_NAME }) : saidOf(field, language, longest[field]),
  );
  return (
    <>
      {Array.from({ length: Math.min(parts, 8) }, (_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are told apart by their place alone.
        <span key={part} className={styles.part} aria-hidden="true">
          <span
            className={styles.partFilled}
            style={{
              display: 'block',
              inlineSize: `${Math.min(100, Math.max(0, ((length - part * single) / single) * 100))}%`,
            }}
          />
        </span>
      ))}
      <span className={`${meta} ${muted}`}>
        {t('meter.parts', { count: parts, length: number(length), room: number(room) })}
        {alphabet === 'unicode' && ` ${t('meter.unicode')}`}
        {over > 0 && ` ${t('meter.over', { over: number(over) })}`}
        {parts > 1 &&
          reached !== undefined &&
          reached > 0 &&
          ` ${t('meter.inAll', { number: number(parts * reached) })}`}
        {values.length > 0 && ` ${t('meter.longest', { values: list(values) })}`}
      </span>
    </>
  );
}
