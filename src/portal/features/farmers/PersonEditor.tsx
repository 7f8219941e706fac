import { millisecondsInMinute } from 'date-fns/constants';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../api/sending.hook.ts';
import { ComparedFields } from '../../editing/ComparedFields.tsx';
import { compared, laidOver } from '../../editing/edited.ts';
import * as editing from '../../editing/editing.css.ts';
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

/** The person in fields, or as JSON; a colleague's save meanwhile is told and compared, nothing typed is lost. */
export function PersonEditor({ profile, setDirty, takesFocus, onClose }: PersonEditorProps) {
  const { t } = useTranslation(['farmers', 'editing', 'common']);
  const { farmer } = profile;
  const draft = draftOf(useViewer().id, farmer.id);
  const [base, setBase] = useState(
    () =>
      draft.read(personOf(farmer)) ?? { version: farmer.version, before: personOf(farmer), typed: personOf(farmer) },
  );
  const [json, setJson] = useState<string | null>(null);
  const [wasSent, setSent] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { isPending, refusal, send, forget } = useSending(element);
  const { typed, before, version } = base;
  const changed = changedFields(typed, before);
  const faults = faultsOf(typed);
  const isUnread = json !== null && personIn(json) === null;
  const isDirty = changed.length > 0 || isUnread;
  const newest = farmer.version > version && !isPending ? personOf(farmer) : null;
  useEffect(() => {
    setDirty('person', isDirty);
    return () => setDirty('person', false);
  }, [isDirty, setDirty]);

  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('[data-field] input')?.focus();
  }, [takesFocus]);

  function take(next: typeof base) {
    setBase(next);
    forget();
    if (changedFields(next.typed, next.before).length > 0) draft.keep(next);
    else draft.drop();
  }
  const change = (some: Partial<PersonForm>) => take({ ...base, typed: { ...typed, ...some } });

  function type(text: string) {
    setJson(text);
    const form = personIn(text);
    if (form) take({ ...base, typed: form });
  }

  async function save() {
    const isFaulty = focusFirstFault(element, () => setSent(true));
    if (isPending || newest || merged || isFaulty || isUnread || Object.keys(faults).length > 0) return;
    if (changed.length === 0) return close();
    await send(async () => {
      await saveFarmer({ id: farmer.id, ...inputOf(typed, before) }, version);
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
    if (newest) return t('editing:decideFirst');
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
      {newest && (
        <Newer
          profile={profile}
          before={before}
          typed={typed}
          newest={newest}
          onGoOn={(keeps) =>
            take({
              version: farmer.version,
              before: newest,
              typed: keeps ? laidOver(before, typed, newest) : newest,
            })
          }
        />
      )}
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
  /** As it was when the typing began. */
  before: PersonForm;
  typed: PersonForm;
  newest: PersonForm;
  onGoOn: (keepTyped: boolean) => void;
}

/** Somebody saved first: who and what, and side by side what is here and what is stored. */
function Newer({ profile, before, typed, newest, onGoOn }: NewerProps) {
  const { t } = useTranslation(['farmers', 'editing']);
  const { age } = useFormat();
  const now = useMoment();
  const [isCompared, setCompared] = useState(false);
  const entries = {
    languageId: useEntries('language'),
    occupationId: useEntries('occupation'),
    tehsilId: useEntries('tehsil'),
  };
  const last = profile.timeline.items.find(({ kind }) => kind === 'profile');
  const fields = compared(before, typed, newest);
  const savedWords = (name: string, at: string) =>
    now - Date.parse(at) < millisecondsInMinute
      ? t('savedByOtherNow', { name })
      : t('savedByOther', { name, age: age(at, now) });
  const words = (field: string, value: unknown) => {
    if (typeof value !== 'string' || value === '') return '–';
    const options = field in entries ? entries[field as keyof typeof entries] : [];
    return options.find((option) => option.value === value)?.label ?? value;
  };
  return (
    <div role="alert" className={styles.amber}>
      <span>{last?.by ? savedWords(last.by.name, last.at) : t('editing:newerVersion')}</span>
      {!isCompared && <Button label={t('compare')} onPress={() => setCompared(true)} />}
      {isCompared && (
        <ComparedFields fields={fields} nameOf={(field) => t(`fields.${field}`)} here={words} stored={words} />
      )}
      {(isCompared || fields.length === 0) && (
        <span className={editing.actions}>
          <Button label={t('editing:keepMine')} onPress={() => onGoOn(true)} />
          <Button label={t('editing:takeTheirs')} onPress={() => onGoOn(false)} />
        </span>
      )}
    </div>
  );
}
