import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallEvent } from '../../../../../machines/call/call.effects.ts';
import { compile } from '../../../../../machines/ivr/compile/compile.ts';
import { sourceOf } from '../../../../../machines/ivr/draft/draft.ts';
import { traceOf } from '../../../../../machines/ivr/testcase.ts';
import { useErrorWords } from '../../../api/error.words.ts';
import { toast } from '../../../ui/toast.queue.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { beginRun, replayed } from './run.ts';
import { changeTestCase, type KeptCase, runTestCases } from './testcases.data.ts';

interface Acceptance {
  /** Takes what the draft does now as what these walks expect from here on. */
  accept: (cases: readonly KeptCase[]) => Promise<void>;
  /** Those that are on their way. */
  pending: ReadonlySet<string>;
  /** Those that were accepted here. */
  accepted: ReadonlySet<string>;
}

export function useAcceptance(): Acceptance {
  const { t } = useTranslation('ivrSimulator');
  const { state } = useDesignerActions();
  const wordsOf = useErrorWords();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());

  async function accept(cases: readonly KeptCase[]): Promise<void> {
    const ids = cases.map(({ id }) => id);
    setPending((now) => new Set([...now, ...ids]));
    const menu = compile(sourceOf(state.draft, state.context));
    const done: string[] = [];
    try {
      for (const testCase of cases) {
        const { title, caller, at, startAt } = testCase;
        // The server keeps events as they were sent: whole ones.
        const run = replayed(beginRun(menu, caller, at, startAt), testCase.events as CallEvent[]);
        const events = run.moments.flatMap(({ event }) => event ?? []);
        await changeTestCase(testCase, { title, caller, at, startAt, events, expected: traceOf(run.moments) });
        done.push(testCase.id);
      }
      toast.success(t('accepted', { count: cases.length, title: cases[0]?.title }));
    } catch (refusal) {
      toast.error(wordsOf(refusal));
    } finally {
      await runTestCases();
      setAccepted((now) => new Set([...now, ...done]));
      setPending((now) => new Set([...now].filter((id) => !ids.includes(id))));
    }
  }
  return { accept, pending, accepted };
}
