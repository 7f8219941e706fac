import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages as spoken } from '../../../../../machines/ivr/menu.ts';
import { FailedRead } from '../../../FailedRead.tsx';
import { wordsOfColumn } from '../../../file.ts';
import { useFormat } from '../../../format.ts';
import { ExportButton } from '../../../lists/ExportButton.tsx';
import { part } from '../../../page.part.tsx';
import { lettersOfNames } from '../../../person-name.ts';
import { useDistricts, useEntries } from '../../../reference/choices.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { usePageKeys } from '../../../ui/page-keys.hook.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { h2, muted } from '../../../ui/text.css.ts';
import { Written } from '../../../ui/Written.tsx';
import { letters } from '../../../workflow/letters.ts';
import { PageKeys } from '../../../workflow/PageKeys.tsx';
import { PageUndo, useUndo } from '../../../workflow/undo.hook.ts';
import { useNumberWords } from '../number-words.hook.ts';
import type { Question } from './compared.ts';
import { QuestionChart } from './QuestionChart.tsx';
import { Response } from './Response.tsx';
import { useSortedBesides } from './recordings.data.ts';
import { useResultsAddress } from './results.address.ts';
import * as styles from './results.css.ts';
import { exportSurveyCalls, useComparable, useResults } from './results.data.ts';
import { SurveyCalls } from './SurveyCalls.tsx';

interface ResultsPageProps {
  id: string;
  title: string;
  /** To all surveys. */
  onBack: () => void;
  /** To what is asked, whom and when. */
  onSurvey: () => void;
}

const RecordingsTab = part(async () => (await import('./RecordingsTab.tsx')).RecordingsTab);

const ANY = 'any';
const noAnswer = { input: null, key: null, numberFrom: null, numberTo: null, tag: null, isSorted: null };

/** What a survey found, by whom and where, beside an earlier one: how far callers came, and what they pressed. */
export function ResultsPage({ id, title, onBack, onSurvey }: ResultsPageProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const { address, change } = useResultsAddress();
  const { whose, language, provinceId, districtId, input, key, numberFrom, numberTo, against } = address;
  const narrowed = {
    ...(whose === 'trials' && { trials: 1 as const }),
    ...(language && { language }),
    ...(provinceId && { provinceId }),
    ...(districtId && { districtId }),
  };
  const wanted = {
    ...narrowed,
    ...(input && {
      input,
      ...(key && { key }),
      ...(numberFrom !== null && { numberFrom }),
      ...(numberTo !== null && { numberTo }),
    }),
  };
  const { data, error, isPending, refetch } = useResults(id, narrowed);
  const before = useResults(against, { ...narrowed, columnsOf: id }).data;
  const { boundsWords } = useNumberWords();
  const comparable = useComparable(id);
  const provinces = useEntries('province');
  const districts = useDistricts();
  const [tables, setTables] = useState<ReadonlySet<string>>(new Set());
  const [isEager, setEager] = useState(false);
  const sections = useRef(new Map<string, HTMLElement>());
  const undo = useUndo();
  usePageKeys({ j: () => walk(1), k: () => walk(-1), t: turn, [letters.undo]: undo.undo });
  useSortedBesides(id);
  const question = data?.inputs.find((each) => each.id === input);
  const recorded = data?.inputs.filter(({ recordings: said }) => said) ?? [];
  const listened = recorded.find((each) => each.id === input) ?? recorded[0];
  const pressed = question?.keys.find((each) => each.key === key);

  return (
    <PageUndo value={undo}>
      <div className={styles.page}>
        <PageKeys
          own={[
            { keys: ['J', 'K'], words: t('results.keys.walk') },
            { keys: ['T'], words: t('results.keys.turn') },
            { keys: ['↑', '↓', '←', '→'], words: t('results.keys.bars') },
            { keys: ['Enter'], words: t('results.keys.open') },
            ...(recorded.length > 0
              ? [
                  { keys: ['Space'], words: t('recordings.keys.play') },
                  { keys: [letters.change.toUpperCase()], words: t('recordings.keys.tag') },
                  { keys: [letters.takeAway.toUpperCase()], words: t('recordings.keys.takeAway') },
                  { keys: [letters.undo.toUpperCase()], words: t('recordings.keys.undo') },
                ]
              : []),
          ]}
        />
        <div className={styles.head}>
          <div className={styles.headWords}>
            <TextLink onPress={onBack}>{t('survey.title')}</TextLink>
            <h1 className={h2}>
              <Written>{title}</Written>
            </h1>
            {data?.firstAt && data.lastAt && (
              <span className={muted}>
                {t('results.between', { from: format.dateTime(data.firstAt), to: format.dateTime(data.lastAt) })}
              </span>
            )}
          </div>
          <TextLink onPress={onSurvey}>{t('results.survey')}</TextLink>
          {data && data.asked > 0 && (
            <ExportButton
              title={title}
              total={data.asked}
              load={(fileFormat) =>
                exportSurveyCalls(id, narrowed, fileFormat, {
                  names: lettersOfNames(),
                  titles: (['when', 'phone', 'farmer', 'language'] as const).map((column) => t(`results.${column}`)),
                  words: wordsOfColumn('language', spoken, (language) => t(`sounds.languages.${language}`)),
                })
              }
            />
          )}
        </div>
        <div className={styles.tools}>
          <SegmentedControl
            label={t('results.whose')}
            options={(['farmers', 'trials'] as const).map((value) => ({ value, label: t(`results.${value}`) }))}
            value={whose}
            onChange={(next) => change({ whose: next })}
          />
          <Select
            label={t('results.province')}
            hideLabel
            options={[{ value: ANY, label: t('results.anyProvince') }, ...provinces]}
            value={provinceId ?? ANY}
            onChange={(next) => change({ provinceId: next === ANY ? null : next })}
          />
          <ComboBox
            label={t('results.district')}
            hideLabel
            placeholder={t('results.anyDistrict')}
            options={districts}
            value={districtId}
            onChange={(next) => change({ districtId: next })}
          />
          <Select
            label={t('results.language')}
            hideLabel
            options={[
              { value: ANY, label: t('results.anyLanguage') },
              ...spoken.map((value) => ({ value, label: t(`sounds.languages.${value}`) })),
            ]}
            value={language ?? ANY}
            onChange={(next) => change({ language: spoken.find((each) => each === next) ?? null })}
          />
          <span className={styles.spacer} />
          {comparable.length > 0 && (
            <Select
              label={t('results.against')}
              hideLabel
              options={[
                { value: ANY, label: t('results.againstNone') },
                ...comparable.map(({ value, label }) => ({ value, label: t('results.againstOne', { title: label }) })),
              ]}
              value={against ?? ANY}
              onChange={(next) => change({ against: next === ANY ? null : next })}
            />
          )}
        </div>
        {isPending && <SkeletonRows rows={6} columns={3} />}
        {error && <FailedRead error={error} onRetry={() => void refetch()} />}
        {data && data.asked === 0 && <EmptyState title={t('results.none')} body={t('results.noneBody')} />}
        {data && data.asked > 0 && (
          <Tabs
            label={title}
            className={styles.tabs}
            selected={address.tab}
            onChange={(tab) => change({ tab })}
            tabs={[
              { id: 'results', label: t('results.open'), content: charts() },
              { id: 'answers', label: t('results.calls'), count: data.asked, content: answers() },
              ...(listened
                ? [
                    {
                      id: 'recordings' as const,
                      label: t('recordings.title'),
                      count: listened.answered,
                      content: recordings(listened),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </div>
    </PageUndo>
  );

  function charts() {
    if (!data) return null;
    return (
      <div className={styles.scrolls}>
        <Response results={data} before={before} />
        <div className={styles.questions}>
          {data.inputs.map((each, place) => (
            <QuestionChart
              key={each.id}
              question={each}
              place={place + 1}
              isTable={tables.has(each.id)}
              places={data.places}
              others={before?.inputs}
              onTable={(isTable) => showAs(each.id, isTable)}
              onListen={(chosen) => {
                setEager(chosen.isSorted === 0);
                change({ tab: 'recordings', ...noAnswer, input: each.id, ...chosen });
              }}
              onOpen={(chosen) => change({ tab: 'answers', ...noAnswer, input: each.id, ...chosen })}
              ref={(section) => {
                if (section) sections.current.set(each.id, section);
                return () => void sections.current.delete(each.id);
              }}
            />
          ))}
        </div>
      </div>
    );
  }

  function answers() {
    if (!data) return null;
    return (
      <div className={`${styles.scrolls} ${styles.answers}`}>
        {question && <Chip name={question.title} value={chosen()} onRemove={() => change(noAnswer)} />}
        <SurveyCalls key={JSON.stringify(wanted)} id={id} wanted={wanted} inputs={data.inputs} />
      </div>
    );
  }

  function recordings(of: Question) {
    const { tag, isSorted } = address;
    return (
      <div className={`${styles.scrolls} ${styles.answers}`}>
        <Suspense fallback={<SkeletonRows rows={6} columns={4} />}>
          <RecordingsTab
            key={JSON.stringify([narrowed, of.id, tag, isSorted])}
            id={id}
            narrowed={narrowed}
            questions={recorded}
            question={of}
            tag={tag}
            isSorted={isSorted}
            isEager={isEager}
            onChange={(next) => {
              setEager(false);
              change(next);
            }}
          />
        </Suspense>
      </div>
    );
  }

  function chosen() {
    if (pressed) return `${pressed.key} ${pressed.label ?? t('results.formerKey')}`;
    if (key !== null) return key;
    return boundsWords({ unit: question?.unit, min: numberFrom ?? undefined, max: numberTo ?? undefined }) ?? '';
  }

  function showAs(inputId: string, isTable: boolean) {
    const next = new Set(tables);
    if (isTable) next.add(inputId);
    else next.delete(inputId);
    setTables(next);
  }

  /** The question that the focus is in. */
  function focused(): number {
    const at = document.activeElement;
    return data?.inputs.findIndex((each) => sections.current.get(each.id)?.contains(at)) ?? -1;
  }

  function walk(step: 1 | -1) {
    const inputs = data?.inputs ?? [];
    const next = inputs[Math.min(Math.max(focused() + step, 0), inputs.length - 1)];
    const section = next && sections.current.get(next.id);
    section?.focus();
    section?.scrollIntoView({ block: 'nearest' });
  }

  function turn() {
    const at = data?.inputs[focused()];
    if (at) showAs(at.id, !tables.has(at.id));
  }
}
