import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../contract/generated/types.ts';
import { weatherApi } from '../../api/client.ts';
import { ProblemError } from '../../api/problem.ts';
import { fieldWords, inOwnWords } from '../../api/problem.words.ts';
import { toast } from '../../ui/toast.queue.ts';
import { forecastsChanged } from './weather.data.ts';
import { changeOf, countOf, type Edits, faultsIn, typedInto, type WeatherRow } from './weather.edits.ts';

type Outcomes = components['schemas']['WeatherOutcomes'];

interface Refused {
  title: string;
  words: string;
  /** A colleague was faster: what is there now is looked at before it is saved over. */
  isStale: boolean;
}

const NONE: Edits = new Map();

/** What is typed and not saved: its steps, its faults, and what the server refused of it. */
export function useWeatherEdits(rows: readonly WeatherRow[]) {
  const { t } = useTranslation('weather');
  const [steps, setSteps] = useState<readonly Edits[]>([NONE]);
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const edits = steps.at(-1) ?? NONE;
  const put = (next: Edits) => setSteps([...steps.slice(-99), next]);

  // What was refused as outdated stands over what is there now, once that has been read.
  useEffect(() => {
    const outdated = rows.filter(({ key, version }) => {
      const edit = edits.get(key);
      return edit && refused.get(key)?.isStale && edit.row.version !== version;
    });
    if (outdated.length === 0) return;
    const next = new Map(edits);
    for (const row of outdated) next.set(row.key, { row, typed: edits.get(row.key)?.typed ?? new Map() });
    setSteps([next]);
  }, [rows, edits, refused]);

  const faults = new Map([...edits].map(([key, { row, typed }]) => [key, faultsIn(row, typed)] as const));
  const faulty = [...faults].filter(([, found]) => found.size > 0);

  async function save() {
    setSaving(true);
    try {
      const all = [...edits.values()];
      const days = all.filter(({ row }) => row.hour === null);
      const hours = all.filter(({ row }) => row.hour !== null);
      const outcomes: [string, Outcomes['items'][number] | undefined][] = [];
      if (days.length > 0) {
        const changeSet = days.map(({ row, typed }) => ({ ...atOf(row), ...changeOf(row, typed) }));
        const { data } = await weatherApi.POST('/change-set/multiple-daily', { body: { changeSet } });
        outcomes.push(
          ...days.map(({ row }, index) => [row.key, data?.items[index]] as [string, Outcomes['items'][number]]),
        );
      }
      if (hours.length > 0) {
        const changeSet = hours.map(({ row, typed }) => ({
          ...atOf(row),
          hour: row.hour ?? 0,
          ...changeOf(row, typed),
        }));
        const { data } = await weatherApi.POST('/change-set/multiple-intraday', { body: { changeSet } });
        outcomes.push(
          ...hours.map(({ row }, index) => [row.key, data?.items[index]] as [string, Outcomes['items'][number]]),
        );
      }
      await forecastsChanged();
      const left = new Map(edits);
      const refusals = new Map<string, Refused>();
      for (const [key, outcome] of outcomes) {
        if (outcome && !outcome.refusal) left.delete(key);
        else if (outcome?.refusal) {
          const problem = await inOwnWords(outcome.refusal);
          const words = problem.errors?.map(fieldWords).join(' ') ?? problem.detail ?? problem.title;
          const title = edits.get(key)?.row.title ?? '';
          refusals.set(key, { title, words, isStale: problem.code === 'stale' });
        }
      }
      setRefused(refusals);
      setSteps([left]);
      const saved = outcomes.length - refusals.size;
      if (saved > 0) toast.success(t('saved', { count: saved }));
      if (refusals.size > 0) toast.error(t('notSaved', { count: refusals.size }));
    } catch (error) {
      // All of it stays as it was typed.
      toast.error(error instanceof ProblemError ? error.message : t('notSaved', { count: edits.size }));
    } finally {
      setSaving(false);
    }
  }

  return {
    edits,
    faults,
    faulty,
    refused: [...refused].filter(([key]) => edits.has(key)),
    count: countOf(edits),
    isSaving,
    canUndo: steps.length > 1,
    type: (cells: Parameters<typeof typedInto>[1]) => put(typedInto(edits, cells)),
    undo: () => steps.length > 1 && setSteps(steps.slice(0, -1)),
    discard: () => put(NONE),
    save,
  };
}

const atOf = ({ tehsilId, day, version }: WeatherRow) => ({ tehsilId, day, version });
