import { FilePlus2, Sparkles, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { allowedSeconds } from '../../../../machines/cases/case.clock.ts';
import { digitsOfNumber, kindOfNumber } from '../../../../machines/cases/case.number.ts';
import { useAttempt } from '../../api/attempt.hook.ts';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { RestoredDraft } from '../../RestoredDraft.tsx';
import { useLeaving } from '../../records/leaving.hook.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { titleOf } from '../../title-of.ts';
import { walkByArrows } from '../../ui/arrow-keys.ts';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { label as fieldLabel } from '../../ui/Field.css.ts';
import { focusFirstEmpty } from '../../ui/first-empty.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';
import { useMoment } from '../../ui/moment.hook.ts';
import type { Option } from '../../ui/Option.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { usePageKeys } from '../../ui/page-keys.hook.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { danger, h2, h4, meta, muted, strong } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { useWorkflowWords } from '../../workflow/words.ts';
import { caseOf, emptyCase, missingIn, type TypedCase } from './case.form.ts';
import { useAgents, useCategoryTiles, useOperatorOf, useSimilar, useSubCategories } from './cases.choices.ts';
import * as styles from './cases.css.ts';
import { type CaseRow, createCase, hearFiles, resolveCase, type SimilarCase } from './cases.data.ts';
import { EntryAdder } from './EntryAdder.tsx';
import { FarmerCard } from './FarmerCard.tsx';
import { useFormKeys } from './form-keys.hook.ts';
import { useGuessing } from './guess.hook.ts';
import { noteHere, numberHere, readDraft, useNumberDraft } from './number-draft.hook.ts';
import { SimilarList } from './SimilarList.tsx';
import { Tiles } from './Tiles.tsx';

/** Another caller is another form. */
export function CreateCasePage() {
  const search = useSearch();
  return <CreateCase key={search} known={new URLSearchParams(search)} />;
}

/** A number as it is read best; what is none stays as it came. */
function asSpoken(given: string): string {
  const digits = digitsOfNumber(given);
  return digits === null ? given : phoneWritten(digits);
}

/** A case begun with the farmer on the line: the order of the fields is the order of a call. */
function CreateCase({ known }: { known: URLSearchParams }) {
  const { t } = useTranslation(['cases', 'records', 'common']);
  const [, navigate] = useLocation();
  const words = useWorkflowWords('case');
  const viewer = useViewer();
  const format = useFormat();
  const now = useMoment();
  const attempt = useAttempt();
  // Who has somebody on the line comes with what they know already.
  const [base, setBase] = useState<TypedCase>(() => ({
    ...emptyCase,
    msisdn: asSpoken(known.get('msisdn') ?? ''),
    category: known.get('category'),
    isChosen: known.has('category'),
    description: noteHere(),
  }));
  const [first] = useState(() => {
    const kept = readDraft(viewer.id, base.msisdn === '' ? numberHere() : digitsOfNumber(base.msisdn));
    return kept ? { ...kept.typed, msisdn: base.msisdn || kept.typed.msisdn } : base;
  });
  const form = useTyped<TypedCase>(first, missingIn);
  const { form: frame, typed, change, field, errorOf, isPending, failure, send } = form;
  const kind = kindOfNumber(typed.msisdn);
  const msisdn = kind === 'mobile' ? digitsOfNumber(typed.msisdn) : null;
  const draft = useNumberDraft(viewer.id, typed, msisdn, { base, onFound: change });
  const [categories, subCategories] = [useCategoryTiles(), useSubCategories(typed.category)];
  const chosen = categories.find(({ value }) => value === typed.category);
  const agents = useAgents().data?.items ?? [];
  const similar = useSimilar({ text: `${typed.title} ${typed.description}`, msisdn });
  const operator = useOperatorOf(msisdn);
  const { guessed, typeTitle, undoGuess, choose } = useGuessing(typed, change);
  const { setDirty, question: leaving } = useLeaving();
  useEffect(() => setDirty('case', draft.isTouched), [draft.isTouched, setDirty]);
  const [isAskedToLeave, setLeaving] = useState(false);
  const number = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLElement>(null);
  const focusNumber = () => number.current?.querySelector('input')?.focus();
  useEffect(() => focusFirstEmpty(frame.current), [frame]);

  const made = (one: CaseRow, words: string) => {
    setDirty('case', false);
    toast.success(words);
    return one;
  };
  /** The page of what was made opens a moment later: nothing is made a second time meanwhile. */
  const isLeaving = useRef(false);
  const leaveFor = (one: Pick<CaseRow, 'id'>) => {
    // Who has gone elsewhere before the answer came stays there.
    if (!frame.current?.isConnected) return;
    isLeaving.current = true;
    navigate(path('case', one.id));
  };
  const create = (goesOn: boolean) =>
    send(async (sent) => {
      if (isLeaving.current) return;
      const one = await draft.send(() => createCase(caseOf(sent)));
      made(one, t('created', { number: one.caseNumber }));
      if (!goesOn) return leaveFor(one);
      const next = { ...emptyCase, category: sent.category, agent: sent.agent, isChosen: true };
      setBase(next);
      change(next);
      focusNumber();
    });
  /** An answer of before is the answer: the case is made and resolved with it. */
  const answer = (text: string) =>
    send(async (sent) => {
      if (isLeaving.current) return;
      const one = await draft.send(() => createCase(caseOf(sent)));
      made(one, t('created', { number: one.caseNumber }));
      await resolveCase(one, text);
      toast.success(t('answeredAtOnce', { number: one.caseNumber }));
      leaveFor(one);
    });
  /** The number asks this already: what is typed is what the farmer says now. */
  const add = async (one: SimilarCase) => {
    const said = [typed.title, typed.description].filter((text) => text.trim() !== '').join('\n');
    await attempt(
      draft
        .send(() => hearFiles(one.id, said, []))
        .then(() => {
          setDirty('case', false);
          toast.success(t('addedTo', { number: one.caseNumber }));
          navigate(path('case', one.id));
        }),
    );
  };

  const discard = () => {
    draft.drop();
    setDirty('case', false);
    navigate(path('cases'));
  };

  const chooseByDigit = (category: string) => {
    // Undo of what was guessed goes with the guess, and would take the focus with it.
    flushSync(() => choose(category));
    frame.current?.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.focus();
  };
  const byDigit = categories.slice(0, 9).map(({ value }, place) => [String(place + 1), () => chooseByDigit(value)]);
  usePageKeys(isPending ? {} : Object.fromEntries(byDigit));
  const labelOf = (options: readonly Option[], value: string | null) =>
    options.find((one) => one.value === value)?.label;
  const guessedWords = format.list([
    labelOf(categories, guessed?.category ?? null),
    labelOf(subCategories, guessed?.subCategory ?? null),
    ...(guessed?.entries.map(titleOf) ?? []),
  ]);
  const hours = chosen && allowedSeconds(chosen.code) / 3_600;

  useFormKeys((event) => {
    if (event.key === 'Enter') return void create(event.shiftKey);
    const [next] = beside.current?.querySelectorAll<HTMLElement>('button, a') ?? [];
    next?.focus();
  });

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={h2}>{t('newCase')}</h1>
        <span className={muted}>{t('newCaseBody')}</span>
        <span className={styles.spacer} />
        <span className={`${meta} ${muted} ${styles.keys}`}>
          <Kbd keys="1–8" /> {t('createKeys.category')} <Kbd keys="Alt ↓" /> {t('createKeys.similar')}
        </span>
      </header>
      <div className={styles.columns}>
        <form
          ref={frame}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void create(false);
          }}
        >
          <RestoredDraft
            typed={{
              restoredAt: draft.restoredAt,
              reset: () => {
                draft.drop();
                change(base);
              },
            }}
          />
          {failure && (
            <p role="alert" className={danger}>
              {failure}
            </p>
          )}
          <div ref={number} className={styles.group}>
            <PhoneField
              label={t('fields.number')}
              description={msisdn === null ? t('numberHint') : format.list([phoneWritten(msisdn), operator])}
              isRequired
              {...field('msisdn')}
              error={kind === 'foreignNumber' || kind === 'landline' ? t(`numberKinds.${kind}`) : field('msisdn').error}
            />
            <div className={styles.under}>
              <FarmerCard msisdn={msisdn} />
            </div>
          </div>
          <div className={styles.group}>
            <TextField label={t('fields.title')} maxLength={120} isRequired {...field('title')} onChange={typeTitle} />
            {guessed && (
              <p className={`${meta} ${styles.guess} ${styles.under}`} role="status">
                <Icon of={Sparkles} small />
                <span>{t('soundsLike', { words: guessedWords })}</span>
                <TextLink onPress={undoGuess}>{t('common:undo')}</TextLink>
              </p>
            )}
          </div>
          <Tiles
            label={t('fields.category')}
            options={categories}
            value={typed.category}
            isRequired
            hasDigits
            onChange={choose}
            error={errorOf('category')}
          />
          {subCategories.length > 0 && (
            <Tiles
              label={t('fields.subCategory')}
              options={subCategories}
              isSmall
              value={typed.subCategory}
              onChange={(subCategory) => change({ subCategory, isChosen: true })}
              error={errorOf('subCategory')}
            />
          )}
          <fieldset className={styles.labelled}>
            <legend className={fieldLabel}>{t('fields.parameters')}</legend>
            <div>
              {typed.entries.map((entry) => (
                <div key={`${entry.type}:${entry.id}`} className={styles.parameterRow}>
                  <span className={muted}>{t(`types.${entry.type}`)}</span>
                  <span className={styles.chips}>
                    <span className={styles.chip}>
                      <bdi>{titleOf(entry)}</bdi>
                      <IconButton
                        icon={X}
                        label={t('remove', { name: titleOf(entry) })}
                        onPress={() => change({ entries: typed.entries.filter((one) => one !== entry) })}
                      />
                    </span>
                  </span>
                </div>
              ))}
              <EntryAdder
                category={chosen?.code}
                onAdd={(type, entry) => {
                  const others = typed.entries.filter((one) => one.type !== type || one.id !== entry.id);
                  change({ entries: [...others, { type, ...entry }] });
                }}
              />
            </div>
          </fieldset>
          <TextArea label={t('fields.description')} maxLength={4000} rows={4} {...field('description')} />
          <div className={styles.group}>
            <ComboBox
              label={t('handTo')}
              options={agents.map(({ email, name, open }) => ({
                value: email,
                label: name,
                detail: t('openCases', { count: open }),
              }))}
              {...field('agent')}
            />
            <TextField label={t('fields.tags')} description={t('tagsHint')} maxLength={400} {...field('tags')} />
          </div>
          <div className={styles.labelled}>
            <span className={strong}>{t('beginsAs')}</span>
            <SegmentedControl
              label={t('beginsAs')}
              value={typed.agent ? 'open' : typed.status}
              onChange={(status) => change({ status })}
              options={[
                { value: 'new', label: words.state('new') },
                { value: 'open', label: words.state('open') },
              ]}
            />
          </div>
        </form>
        <aside ref={beside} className={styles.beside} aria-label={t('similarTitle')} onKeyDown={walkByArrows}>
          <h2 className={h4}>{t('similarTitle')}</h2>
          {similar.items.length === 0 && (
            <p className={muted}>
              {t(similar.hasFailed ? 'similarFailed' : similar.isAsked ? 'firstOfItsKind' : 'similarHint')}
            </p>
          )}
          <SimilarList items={similar.items} onUse={(text) => void answer(text)} onAdd={(one) => void add(one)} />
        </aside>
      </div>
      <footer className={styles.foot}>
        {hours && (
          <span className={muted}>
            {t('dueAt', {
              number: format.number(hours),
              time: format.dateTime(new Date(now + hours * 3_600_000).toISOString()),
            })}
          </span>
        )}
        {draft.isTouched && <span className={`${meta} ${muted}`}>{t('draftKept')}</span>}
        <span className={styles.spacer} />
        <Button label={t('discard')} variant="quiet" onPress={() => (draft.isTouched ? setLeaving(true) : discard())} />
        <LeaveQuestion isOpen={isAskedToLeave} onStay={() => setLeaving(false)} onLeave={discard} />
        <Button
          label={t('createAndNext')}
          hotkey="Ctrl Shift Enter"
          isPending={isPending}
          onPress={() => void create(true)}
        />
        <Button
          variant="primary"
          icon={FilePlus2}
          label={t('create')}
          hotkey="Ctrl Enter"
          isPending={isPending}
          onPress={() => void create(false)}
        />
      </footer>
      {leaving}
    </div>
  );
}
