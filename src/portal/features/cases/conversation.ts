import { millisecondsInMinute } from 'date-fns/constants';
import type { components } from '../../../contract/generated/types.ts';
import type { WorkflowView } from '../../workflow/workflow.data.ts';
import type { CaseRecord } from './cases.data.ts';

type Step = WorkflowView['history'][number];
type Message = WorkflowView['messages'][number];
type Note = components['schemas']['RecordNote'];
type File = CaseRecord['files'][number];

/** `of`: the number of the case in which it was said, where that one was merged into the case that is read. */
export type Entry = { key: string; at: string; of?: string } & (
  | { kind: 'heard'; isFirst: boolean; by: string; text: string; files: readonly File[] }
  | { kind: 'told'; by: string; event: string; text: string; delivery: Message | null; waited: number | null }
  | { kind: 'note'; by: string; text: string }
  | {
      kind: 'step';
      by: string;
      event: string;
      reason: string | null;
      about: string | null;
      waited: number | null;
      until: string | null;
    }
);

/** What is written about a case is no part of what is said. */
const WRITTEN: ReadonlySet<string> = new Set(['EDIT', 'TAG', 'UNTAG', 'ADD_PARAMETER', 'REMOVE_PARAMETER']);
/** Where a step keeps what the farmer was told. */
const TOLD: Readonly<Record<string, string>> = { TELL: 'text', RESOLVE: 'answer', PEND: 'question' };
const WAITING: ReadonlySet<string> = new Set(['pending', 'snoozed']);

interface Sources {
  record: Pick<CaseRecord, 'description' | 'files'>;
  /** Oldest first. */
  history: readonly Step[];
  messages: readonly Message[];
  notes: readonly Note[];
  now: number;
}

/** What farmer and colleagues said about a case, and the steps between, oldest first. */
export function conversationOf({ record, history, messages, notes, now }: Sources): Entry[] {
  const files = new Map(record.files.map((file) => [file.id, file]));
  const said = history.flatMap((step, place): Entry[] => {
    if (WRITTEN.has(step.event)) return [];
    const base = { key: `step ${step.id}`, at: step.at, by: step.by.name };
    if (step.event === 'CREATE' || step.event === 'HEAR') {
      const isFirst = step.event === 'CREATE';
      const ids = step.facts?.['files'];
      const sent = Array.isArray(ids) ? ids.flatMap((id) => files.get(String(id)) ?? []) : [];
      const text = isFirst ? (record.description ?? '') : textIn(step, 'text');
      return [{ ...base, kind: 'heard', isFirst, text, files: sent }];
    }
    const { event } = step;
    const next = history.slice(place + 1).find(({ from, to }) => from !== to);
    const isWait = step.from !== step.to && WAITING.has(step.to);
    const span = (next ? Date.parse(next.at) : now) - Date.parse(step.at);
    const waited = isWait && span >= millisecondsInMinute ? span : null;
    const text = textIn(step, TOLD[event] ?? '');
    if (text !== '') {
      const delivery = messages.find((one) => one.event === event && one.createdAt === step.at) ?? null;
      return [{ ...base, kind: 'told', event, text, delivery, waited }];
    }
    const about = textIn(step, 'agentName') || textIn(step, 'intoNumber') || null;
    return [
      {
        ...base,
        kind: 'step',
        event,
        reason: step.reason,
        about,
        waited,
        until: next ? null : textIn(step, 'until') || null,
      },
    ];
  });
  const noted = notes.map(
    ({ id, at, by, text }): Entry => ({ key: `note ${id}`, at, by: by.name, kind: 'note', text }),
  );
  return inTime([...said, ...noted]);
}

/** The oldest first. */
export function inTime(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function textIn({ facts }: Step, key: string): string {
  const text = facts?.[key];
  return typeof text === 'string' ? text : '';
}
