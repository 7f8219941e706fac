import { millisecondsInMinute } from 'date-fns/constants';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../api/sending.hook.ts';
import {
  chosen,
  isAlike,
  isUndecided,
  rebased,
  type Side,
  type Typing,
  typingOn,
  unsentOf,
} from '../../editing/meanwhile.ts';
import { StoredMeanwhile } from '../../editing/StoredMeanwhile.tsx';
import { useFormat } from '../../format.ts';
import { useEntries } from '../../reference/choices.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { focusFirstFault } from '../../ui/judged.ts';
import { isSave } from '../../ui/keyboard.ts';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';
import { useMoment } from '../../ui/moment.hook.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { danger, h4 } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import * as styles from './farmers.css.ts';
import { type Profile, saveFarmer } from './farmers.data.ts';
import { useMergedWords } from './Meanwhile.tsx';
import { PersonFields } from './PersonFields.tsx';
import { draftOf } from './person.draft.ts';
import { changedFields, faultsOf, inputOf, type PersonForm, personIn, personOf } from './person.form.ts';

interface PersonEditorProps {
  profile: Profile;
  setDirty: (name: string, isDirty: boolean) => void;
  /** Somebody has just asked for it; one that was restored leaves the focus where it is. */
  takesFocus: boolean;
  onClose: () => void;
}

/** The person in fields, or as JSON; what a colleague saves meanwhile is taken over and told, nothing typed is lost. */
export function PersonEditor({ profile, setDirty, takesFocus, onClose }: PersonEditorProps) {
  const { t } = useTranslation(['farmers', 'editing', 'common']);
  const { farmer } = profile;
  const draft = draftOf(useViewer().id, farmer.id);
  const stored = personOf(farmer);
  const [typing, setTyping] = useState(() => {
    const found = draft.read(stored);
    return found ? rebased(typingOn(found.before, found.typed), stored) : typingOn(stored);
  });
  const [json, setJson] = useState<string | null>(null);
  const [wasSent, setSent] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { isPending, refusal, send, forget } = useSending(element);
  const { typed, begun: before } = typing;
  const changed = changedFields(typed, before);
  const faults = faultsOf(typed);
  const isUnread = json !== null && personIn(json) === null;
  const isDirty = changed.length > 0 || typing.clashes.length > 0 || isUnread;
  const isOpen = isUndecided(typing);
  // JSON that stands half typed would undo, once it is read, what is taken over by then.
  if (!isPending && !isUnread && !isAlike(stored, before)) {
    const next = rebased(typing, stored);
    setTyping(next);
    if (json !== null) setJson(JSON.stringify(next.typed, null, 2));
  }
  useEffect(() => {
    setDirty('person', isDirty);
    return () => setDirty('person', false);
  }, [isDirty, setDirty]);

  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('[data-field] input')?.focus();
  }, [takesFocus]);

  function take(next: Typing<PersonForm>) {
    setTyping(next);
    forget();
    const unsent = unsentOf(next);
    if (isAlike(unsent.typed, unsent.on)) draft.drop();
    else draft.keep({ before: unsent.on, typed: unsent.typed });
  }
  const change = (some: Partial<PersonForm>) => take({ ...typing, typed: { ...typed, ...some } });

  function choose(field: string, side: Side) {
    const next = chosen(typing, field, side);
    take(next);
    if (json !== null) setJson(JSON.stringify(next.typed, null, 2));
  }

  function type(text: string) {
    setJson(text);
    const form = personIn(text);
    if (form) take({ ...typing, typed: form });
  }

  async function save() {
    const isFaulty = focusFirstFault(element, () => setSent(true));
    if (isPending || isOpen || merged || isFaulty || isUnread || Object.keys(faults).length > 0) return;
    if (changed.length === 0) return close();
    await send(async () => {
      await saveFarmer({ id: farmer.id, ...inputOf(typed, before) }, farmer.version);
      toast.success(t('savedPerson', { name: typed.name }));
      close();
    });
  }

  function close() {
    draft.drop();
    onClose();
  }

  const giveUp = () => (isDirty ? setAsked(true) : close());

  // What somebody else has saved meanwhile is told by its own bar.
  const isAtField = Object.keys(refusal?.fields ?? {}).length > 0;
  const failure = refusal?.code === 'stale' || isAtField ? undefined : refusal?.words;
  const merged = useMergedWords();
  const reason = (() => {
    if (merged) return merged;
    if (isOpen) return t('editing:decideFirst');
    if (isUnread) return t('jsonUnread');
    const count = Object.values(faults).filter((fault) => fault !== 'missing' || wasSent).length;
    if (count > 0) return t('toCorrect', { count });
    return changed.length === 0 ? t('editing:nothingChanged') : undefined;
  })();

  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      aria-label={t('sections.person')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (!isSave(event.nativeEvent)) return;
        event.preventDefault();
        if (!event.repeat) void save();
      }}
    >
      <header className={styles.formHead}>
        <h2 className={h4}>{t('sections.person')}</h2>
        {changed.length > 0 && <span className={styles.unsaved}>{t('notSaved', { count: changed.length })}</span>}
        <span className={styles.spacer} />
        <SegmentedControl
          label={t('formOrJson')}
          value={json === null ? 'form' : 'json'}
          onChange={(mode) => setJson(mode === 'json' ? JSON.stringify(typed, null, 2) : null)}
          options={[
            { value: 'form', label: t('form') },
            { value: 'json', label: t('json') },
          ]}
        />
        <IconButton icon={X} label={t('discard')} onPress={giveUp} />
      </header>
      <Newer profile={profile} typing={typing} onChoose={choose} />
      {failure && (
        <p role="alert" className={`${danger} ${styles.pad}`}>
          {failure}
        </p>
      )}
      {json === null ? (
        <PersonFields
          values={typed}
          before={before}
          faults={faults}
          wasSent={wasSent}
          refused={refusal?.fields ?? {}}
          onChange={change}
          first={
            <TextField
              label={t('fields.msisdn')}
              code
              value={phoneWritten(farmer.phone)}
              onChange={() => {}}
              disabledReason={t('numberStays')}
            />
          }
        />
      ) : (
        <div className={styles.pad}>
          <TextArea
            label={t('json')}
            rows={16}
            value={json}
            onChange={type}
            {...(isUnread && { error: t('jsonUnread') })}
          />
        </div>
      )}
      <div className={styles.formFoot}>
        <Button
          type="submit"
          variant="primary"
          label={t('common:save')}
          hotkey="Ctrl Enter"
          aria-keyshortcuts="Control+Enter Control+S"
          isPending={isPending}
          disabledReason={reason}
        />
        <Button label={t('discard')} onPress={giveUp} />
        {reason && changed.length > 0 && <span className={danger}>{reason}</span>}
        <span className={styles.spacer} />
        {changed.length > 0 && <span className={styles.was}>{t('keptHere')}</span>}
      </div>
      <LeaveQuestion isOpen={isAsked} onStay={() => setAsked(false)} onLeave={close} />
    </form>
  );
}

interface NewerProps {
  profile: Profile;
  typing: Typing<PersonForm>;
  onChoose: (field: string, side: Side) => void;
}

/** Who has saved meanwhile, and what became of it here. */
function Newer({ profile, typing, onChoose }: NewerProps) {
  const { t } = useTranslation('farmers');
  const { age, date } = useFormat();
  const now = useMoment();
  const entries = {
    languageId: useEntries('language'),
    occupationId: useEntries('occupation'),
    tehsilId: useEntries('tehsil'),
  };
  if (typing.clashes.length + typing.taken.length === 0) return null;
  const last = profile.timeline.items.find(({ kind }) => kind === 'profile');
  const savedWords = (name: string, at: string) =>
    now - Date.parse(at) < millisecondsInMinute
      ? t('savedByOtherNow', { name })
      : t('savedByOther', { name, age: age(at, now) });
  const words = (field: string, value: unknown) => {
    if (typeof value !== 'string' || value === '') return '–';
    if (field === 'dob') return date(value);
    if (field === 'gender') return t(`genders.${value}`);
    if (field === 'phoneType') return t(`phones.${value}`);
    const options = field in entries ? entries[field as keyof typeof entries] : [];
    return options.find((option) => option.value === value)?.label ?? value;
  };
  return (
    <div className={styles.pad}>
      <StoredMeanwhile
        typing={typing}
        who={last?.by ? savedWords(last.by.name, last.at) : undefined}
        nameOf={(field) => t(`fields.${field}`)}
        say={words}
        onChoose={onChoose}
      />
    </div>
  );
}
