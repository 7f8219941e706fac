import { ChevronDown, LoaderCircle } from 'lucide-react';
import { type FocusEventHandler, type Ref, useCallback, useContext, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  Input,
  ListBox,
  Popover,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useTranslation } from 'react-i18next';
import * as styles from './Field.css.ts';
import { FieldFoot, FieldLabel, type FieldProps, fieldClass } from './Field.tsx';
import { folded } from './folded.ts';
import { Icon } from './Icon.tsx';
import { useJudged } from './judged.ts';
import { spin } from './motion.css.ts';
import { type Option, OptionItem } from './Option.tsx';
import * as list from './Popover.css.ts';

export interface ComboBoxProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: FocusEventHandler;
  /** Given, the options are what a server found for these letters, and are not narrowed again here. */
  onSearch?: (letters: string) => void;
  /** The server has yet to say what it finds for these letters: of what it found for others nothing is shown or taken. */
  isUnanswered?: boolean | undefined;
  /** What is chosen, which need not be among what was found. */
  current?: Option<Value> | null;
  /** It looks for something to go to: what is typed is never in error, and Enter takes the first entry. */
  isSearch?: boolean;
  /** What was found is only like what was typed: none of it is taken unasked. */
  isGuessed?: boolean;
  isLoading?: boolean;
  /** The server could not say what there is. */
  isFailed?: boolean | undefined;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { label, hideLabel, description, error, isRequired, disabledReason, className } = props;
  const { options, value, current, onChange, onBlur, onSearch, isSearch, isGuessed, placeholder, name, ref } = props;
  const { isUnanswered = false, isLoading = isUnanswered, isFailed } = props;
  const { t } = useTranslation('common');
  const chosen = [...options, ...(current ? [current] : [])].find((option) => option.value === value);
  const [letters, setLetters] = useState(chosen?.label ?? '');
  const [known, setKnown] = useState({ value, label: chosen?.label });
  if (known.value !== value || (chosen && known.label !== chosen.label)) {
    setKnown({ value, label: chosen?.label });
    setLetters(chosen?.label ?? '');
  }
  const wanted = folded(letters.trim());
  const isEntry = isSearch || wanted === '' || letters === known.label || disabledReason !== undefined;
  const { attach, shown, onLeave } = useJudged(isEntry ? undefined : t('notInList'));
  // The same at each drawing: whoever takes the focus as the field appears does so once.
  const attachBoth = useCallback(
    (element: HTMLInputElement | null) => {
      attach(element);
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [attach, ref],
  );
  const said = shown ?? error;
  const found = isUnanswered ? [] : options;
  const isOwn = letters === chosen?.label;
  // Beside what other letters find, what is chosen would be taken for an answer to them.
  const stays = chosen && (isOwn || wanted === '') && !found.includes(chosen) ? [chosen] : [];
  const narrowed = [...stays, ...(onSearch || isOwn ? found : found.filter((option) => matches(option, wanted)))];
  const isTyped = wanted !== '' && letters !== known.label;
  const [first, ...others] = narrowed;
  // What was typed fits one entry alone: that one is meant, unless the server is still looking.
  const isOnly =
    !isSearch && !isGuessed && isTyped && others.length === 0 && !isLoading && first?.disabledReason === undefined;
  const meant = isSearch || isOnly ? first : undefined;
  const emptyWord = isLoading ? 'loading' : isFailed ? 'errorTitle' : 'nothingFound';
  return (
    <AriaComboBox
      className={fieldClass(className)}
      items={narrowed.map((option) => ({ ...option, id: option.value }))}
      value={value}
      // What is typed and is no entry stays as it is, and is said to be none.
      allowsCustomValue
      onChange={(key) => {
        const named = key ?? narrowed.find(({ label: words }) => folded(words) === wanted)?.value;
        const next = named === value ? value : (narrowed.find((option) => option.value === named)?.value ?? null);
        if (next === null) setKnown({ value: null, label: undefined });
        if (next !== value) onChange(next);
      }}
      inputValue={letters}
      onInputChange={setLetters}
      onBlur={(event) => {
        onLeave();
        onBlur?.(event);
      }}
      {...(name && { name })}
      menuTrigger="input"
      allowsEmptyCollection
      isRequired={isRequired ?? false}
      isInvalid={said !== undefined}
      isReadOnly={disabledReason !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} hideLabel={hideLabel ?? false} isRequired={isRequired ?? false} />
      <Group className={styles.control}>
        <Opening
          inputRef={attachBoth}
          placeholder={placeholder ?? t('choose')}
          isLocked={disabledReason !== undefined}
          // Letters that were typed: those of an entry that was chosen have been found.
          onTyped={onSearch}
          isUnanswered={isUnanswered}
          onTake={(key) => meant && (key === 'Enter' || isOnly) && onChange(meant.value)}
        />
        <Button className={styles.inner}>
          {isLoading ? <Icon of={LoaderCircle} small className={spin} /> : <Icon of={ChevronDown} small />}
        </Button>
      </Group>
      <FieldFoot description={description} error={said} disabledReason={disabledReason} />
      <Popover className={`${list.popover} ${list.fitTrigger}`} offset={4}>
        <ListBox<Option<Value> & { id: Value }>
          className={list.list}
          renderEmptyState={() => <div className={list.nothing}>{t(emptyWord)}</div>}
        >
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

interface OpeningProps {
  inputRef: Ref<HTMLInputElement> | undefined;
  placeholder: string;
  isLocked: boolean;
  onTyped: ((letters: string) => void) | undefined;
  isUnanswered: boolean;
  /** Enter, or Tab on the way out, while no entry is lit that these would take. */
  onTake: (key: 'Enter' | 'Tab') => void;
}

/** Pressed, it opens its list; a field that only takes the focus, as the first one in error does, covers nothing. */
function Opening({ inputRef, placeholder, isLocked, onTyped, isUnanswered, onTake }: OpeningProps) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      ref={inputRef ?? null}
      placeholder={placeholder}
      className={styles.input}
      onInput={({ currentTarget }) => onTyped?.(currentTarget.value)}
      onClick={() => !state?.isOpen && !isLocked && state?.open(null, 'manual')}
      onKeyDownCapture={(event) => {
        // Enter would close the list that is about to come.
        const { key, ctrlKey, metaKey } = event;
        if (!isUnanswered || key !== 'Enter' || ctrlKey || metaKey || state?.selectionManager.focusedKey !== null)
          return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onKeyDown={({ key, shiftKey }) => {
        const isTaking = key === 'Enter' || (key === 'Tab' && !shiftKey);
        if (isTaking && state?.selectionManager.focusedKey === null) onTake(key);
      }}
    />
  );
}

function matches(option: Option, wanted: string): boolean {
  return folded(`${option.label} ${option.detail ?? ''} ${option.also ?? ''}`).includes(wanted);
}
