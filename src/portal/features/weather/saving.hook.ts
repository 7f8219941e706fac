import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../contract/generated/types.ts';
import { weatherApi } from '../../api/client.ts';
import { ProblemError } from '../../api/problem.ts';
import { fieldWords, inOwnWords } from '../../api/problem.words.ts';
import { toast } from '../../ui/toast.queue.ts';
import { forecastsChanged } from './weather.data.ts';
import {
  changeOf,
  countOf,
  type Edits,
  faultsIn,
  leftAfter,
  type Settled,
  typedInto,
  type WeatherRow,
} from './weather.edits.ts';

type Outcome = components['schemas']['WeatherOutcomes']['items'][number];
type Sent = Settled['sent'];

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

  /** What became of what was sent. What was typed meanwhile stays, also in a row that is saved. */
  async function settle(sent: readonly Sent[], outcomes: readonly Outcome[]): Promise<void> {
    const settled: Settled[] = [];
    const refusals = new Map<string, Refused>();
    for (const [index, one] of sent.entries()) {
      const { change = null, refusal = null } = outcomes[index] ?? {};
      settled.push({
        sent: one,
        saved: refusal ? 'refused' : { values: change?.values ?? {}, version: change?.version ?? 0 },
      });
      if (!refusal) continue;
      const problem = await inOwnWords(refusal);
      const words = problem.errors?.map(fieldWords).join(' ') ?? problem.detail ?? problem.title;
      refusals.set(one.row.key, { title: one.row.title, words, isStale: problem.code === 'stale' });
    }
    setSteps((now) => [leftAfter(now.at(-1) ?? NONE, settled)]);
    setRefused((now) => {
      const others = [...now].filter(([key]) => sent.every(({ row }) => row.key !== key));
      return new Map([...others, ...refusals]);
    });
    const saved = sent.length - refusals.size;
    if (saved > 0) toast.success(t('saved', { count: saved }));
    if (refusals.size > 0) toast.error(t('notSaved', { count: refusals.size }));
  }

  async function save() {
    const all = [...edits.values()];
    const days = all.filter(({ row }) => row.hour === null);
    const hours = all.filter(({ row }) => row.hour !== null);
    setSaving(true);
    try {
      if (days.length > 0) {
        const changeSet = days.map(formOf);
        const { data } = await weatherApi.POST('/change-set/multiple-daily', { body: { changeSet } });
        await settle(days, data?.items ?? []);
      }
      if (hours.length > 0) {
        const changeSet = hours.map((sent) => ({ ...formOf(sent), hour: sent.row.hour ?? 0 }));
        const { data } = await weatherApi.POST('/change-set/multiple-intraday', { body: { changeSet } });
        await settle(hours, data?.items ?? []);
      }
    } catch (error) {
      // What was not answered stays as it was typed.
      toast.error(error instanceof ProblemError ? error.message : t('notSaved', { count: edits.size }));
    } finally {
      void forecastsChanged();
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

function formOf({ row, typed }: Sent) {
  const { tehsilId, day, version } = row;
  return { tehsilId, day, version, ...changeOf(row, typed) };
}
