import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { filled, textFor } from '../../../../machines/campaigns/campaign.texts.ts';
import type { Language } from '../../../../machines/ivr/menu.ts';
import { invalidate } from '../../api/client.ts';
import { useEditForm } from '../../editing/edit-form.hook.ts';
import type { Edited } from '../../editing/edited.ts';
import { useLock } from '../../editing/permission.hook.ts';
import { StoredMeanwhile } from '../../editing/StoredMeanwhile.tsx';
import { today, useFormat } from '../../format.ts';
import { RestoredDraft } from '../../RestoredDraft.tsx';
import { useLeaving } from '../../records/leaving.hook.tsx';
import { Button } from '../../ui/Button.tsx';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';
import type { Option } from '../../ui/Option.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h2, muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { useViewer } from '../../workflow/viewer.ts';
import { AudienceFields, useAudienceLists, useCounted } from './AudienceFields.tsx';
import {
  type BroadcastForm,
  changesWhatGoesOut,
  emptyForm,
  FILES,
  type FormValue,
  languageRefused,
  missingIn,
  namedAmong,
  pointerOf,
} from './broadcast.form.ts';
import type { Broadcast, BroadcastKind } from './broadcast.kind.ts';
import { ContentFields } from './ContentFields.tsx';
import * as styles from './campaigns.css.ts';
import { formOf, save, useJobsOf } from './campaigns.data.ts';
import { PreviewSide } from './PreviewSide.tsx';
import type { Problem } from './problem.ts';
import { problemInWords } from './problem.words.ts';
import { faultyFields, problemsOf } from './problems.ts';
import { readerIn, valuesOf } from './reader.ts';
import { SaveQuestion } from './SaveQuestion.tsx';
import { ScheduleButton } from './ScheduleButton.tsx';
import { SendTest } from './SendTest.tsx';
import { goesOutBySaving, type Job } from './standing.ts';
import { useUnreadQueries } from './unread-queries.hook.ts';

interface ComposePageProps<Row extends Broadcast> {
  kind: BroadcastKind<Row>;
  /** As it is known now; null writes a new one. */
  row: Row | null;
  /** As the list says it, once that is known. */
  state: Job['state'] | undefined;
  /** On which a new one begins. */
  day: string | null;
  /** What led to a new one says so much of it already. */
  prefill: Partial<BroadcastForm> | undefined;
  onBack: () => void;
  onSaved: (id: string) => void;
  onResults: () => void;
  onCopy: (id: string) => void;
}

/** Jobs in these states send it as it stands then. */
const SENDING: readonly string[] = ['scheduled', 'running', 'paused'];

/** One campaign, advisory or survey being written: what it says, whom it is for, how it arrives. */
export function ComposePage<Row extends Broadcast>(props: ComposePageProps<Row>) {
  const { kind, row, state, day, prefill, onBack, onSaved, onResults, onCopy } = props;
  const { t } = useTranslation(['campaigns', 'common', 'editing']);
  const format = useFormat();
  const element = useRef<HTMLFormElement>(null);
  const locked = useLock(`${kind.permission}:${row ? 'put' : 'post'}`);
  const cannotSchedule = useLock('jobs:job:post');
  const [isTesting, setTesting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [opened] = useState(row);
  const { id: viewer } = useViewer();
  const lists = new Map<string, readonly Option[]>(useAudienceLists());
  const jobs = useJobsOf(kind.key === 'campaign' ? row?.id : undefined) ?? [];
  const sending = jobs.filter(({ state }) => SENDING.includes(state));
  const [isSaveAsked, setSaveAsked] = useState(false);
  const edited: Edited<Row, BroadcastForm> = {
    permission: kind.permission,
    empty: { ...emptyForm, startDt: day, endDt: day, ...prefill },
    formOf: (stored) => formOf(kind, stored),
    failuresOf: (form) =>
      missingIn(
        form,
        kind.required.map((field) => [field, kind.nameOf(field) ?? field]),
      ),
    faultsOf: (typed) =>
      Object.fromEntries(
        faultyFields(typed, problemsOf(typed, kind, undefined)).map(([field, problem]) => [
          problem.language
            ? pointerOf(typed.contentLanguage, problem.language)
            : `/${[kind.nameOf(field) ?? field, ...(problem.part === undefined ? [] : [problem.part])].join('/')}`,
          problemInWords(t, format, problem),
        ]),
      ),
    create: (form) => save(kind, form, null),
    update: (stored, form) => save(kind, form, stored),
    refresh: () => invalidate(kind.write),
    nameOf: (field) => {
      const names = [`fields.${field}`, `audience.${field}`, `channels.${field}`, 'fields.other'];
      // The text of a language is a field within another.
      return t(field.includes('.') ? [field, ...names] : names);
    },
    sentAs: (field) => kind.nameOf(field as keyof BroadcastForm) ?? field,
    sayField: (field, value) => {
      if (field === 'contentLanguage') return t(`sounds.languages.${String(value)}`);
      const named = namedAmong(value, lists.get(field));
      return named.length > 0 ? format.list(named) : said(value as FormValue);
    },
  };
  const form = useEditForm({
    edited,
    row: opened,
    known: row ?? undefined,
    locked,
    element,
    // What led to a new one is what it begins with, whatever was typed another time.
    draft: prefill === undefined ? { person: viewer, name: kind.key, without: FILES } : undefined,
    isHeld: (typed) => {
      const stored = row && formOf(kind, row);
      const isAsked =
        goesOutBySaving(typed, stored, today()) ||
        (stored !== null && sending.length > 0 && changesWhatGoesOut(typed, stored));
      if (isAsked) setSaveAsked(true);
      return isAsked;
    },
    onSaved: (saved) => {
      toast.success(t('savedOf', { title: saved.title }));
      if (!row) onSaved(saved.id);
    },
  });
  const { values, isDirty, errors } = form;
  const [language, setLanguage] = useState<Language>(values.contentLanguage);
  const [judged, setJudged] = useState(errors);
  // What was refused is opened, once: whoever goes on to another text meanwhile stays there.
  if (judged !== errors) {
    setJudged(errors);
    setLanguage(languageRefused(errors, judged, values, language) ?? language);
  }
  const counted = useCounted(values);
  const reader = readerIn(counted.count, values, language);
  const shown = textFor(values, language);
  const goesOut = values.smsEnabled || values.inAppEnabled || values.obdEnabled;
  const problems = problemsOf(values, kind, counted.count, useUnreadQueries(values));
  const stops = problems.filter(({ stops: isStop }) => isStop).length;
  const { setDirty, question } = useLeaving();
  useEffect(() => {
    setDirty('broadcast', isDirty);
    return () => setDirty('broadcast', false);
  }, [isDirty, setDirty]);

  const said = (value: FormValue): string => {
    if (value === null || value === '') return '—';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return t('entries', { count: value.length });
    return typeof value === 'object' ? t('entries', { count: Object.keys(value).length }) : String(value);
  };
  const notNow = form.isUndecided
    ? t('editing:decideFirst')
    : isDirty || !row
      ? undefined
      : t('editing:nothingChanged');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.headWords}>
          <TextLink onPress={() => (isDirty ? setAsking(true) : onBack())}>{t(`${kind.key}.title`)}</TextLink>
          <h1 className={h2}>
            <bdi>{row ? row.title : t(`${kind.key}.new`)}</bdi>
          </h1>
          {state && <StateBadge entity="job" state={state} />}
          {row && (
            <span className={muted}>
              {t('writtenBy', { name: row.createdBy.name, when: format.dateTime(row.updatedAt) })}
            </span>
          )}
        </div>
        {row && kind.key === 'survey' && <Button label={t('results.open')} onPress={onResults} />}
        {row && (
          <Button
            label={t('copy')}
            disabledReason={isDirty ? t('saveFirst') : undefined}
            onPress={() => onCopy(row.id)}
          />
        )}
        {kind.nameOf('smsEnabled') !== null && (
          <Button
            label={t('test.open')}
            disabledReason={shown.text === '' ? t('preview.noText') : undefined}
            onPress={() => setTesting(true)}
          />
        )}
      </div>
      <form
        id="broadcast"
        ref={element}
        noValidate
        className={styles.compose}
        onSubmit={(event) => {
          setJudged({});
          form.submit(event);
        }}
        onKeyDown={(event) => {
          if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
          event.preventDefault();
          if (notNow === undefined && locked === undefined) element.current?.requestSubmit();
        }}
      >
        <div className={styles.form}>
          <ContentFields
            kind={kind}
            form={form}
            row={row}
            counted={counted.count}
            language={language}
            onLanguage={setLanguage}
          />
          <AudienceFields kind={kind} form={form} counted={counted} />
          <PreviewSide
            values={values}
            language={language}
            reader={reader}
            problems={problems}
            campaignId={kind.key === 'campaign' ? row?.id : undefined}
            onMend={mend}
          />
        </div>
      </form>
      <div className={styles.dock}>
        <StoredMeanwhile typing={form.typing} nameOf={edited.nameOf} say={edited.sayField} onChoose={form.choose} />
        <RestoredDraft typed={form} />
        <span className={muted} role="status">
          {isDirty ? t('unsaved') : row ? t('allSaved') : t('notYet')}
        </span>
        <span className={styles.spacer} />
        {stops > 0 && <span className={muted}>{t('problems.count', { count: stops })}</span>}
        {row && goesOut && (
          <ScheduleButton
            kind={kind.key}
            row={row}
            jobs={jobs}
            disabledReason={
              cannotSchedule ??
              (isDirty ? t('saveFirst') : stops > 0 ? t('problems.count', { count: stops }) : undefined)
            }
          />
        )}
        <Button
          type="submit"
          form="broadcast"
          variant="primary"
          label={t('common:save')}
          isPending={form.isSaving}
          disabledReason={locked ?? notNow}
        />
      </div>
      {question}
      <SaveQuestion
        isOpen={isSaveAsked}
        values={values}
        jobs={sending}
        reached={counted.isOld ? undefined : counted.count?.count}
        onClose={() => setSaveAsked(false)}
        onSave={form.send}
      />
      {isTesting && (
        <SendTest
          text={filled(shown.text, valuesOf(reader, values.crops), shown.language)}
          onClose={() => setTesting(false)}
        />
      )}
      <LeaveQuestion isOpen={isAsking} onStay={() => setAsking(false)} onLeave={onBack} />
    </div>
  );

  function mend({ field, part, language: of, languages }: Problem) {
    const isText = field === 'contentText' || field === 'contentTexts';
    if (isText) flushSync(() => setLanguage(of ?? languages?.[0]?.language ?? values.contentLanguage));
    const name = isText ? 'contentText' : part === undefined ? field : `${field}/${part}`;
    const mended = element.current?.querySelector<HTMLElement>(`[name="${name}"]`);
    mended?.closest('details')?.setAttribute('open', '');
    // A day and a choice have their names on what nobody sees, beside what takes the focus.
    if (!mended?.closest('[aria-hidden="true"], [hidden], [type="hidden"]')) return mended?.focus();
    for (let within = mended.parentElement; within; within = within.parentElement) {
      const beside = within.querySelector<HTMLElement>('[role="spinbutton"], button');
      beside?.focus();
      if (beside) break;
    }
  }
}
