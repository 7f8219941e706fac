import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallEvent } from '../../../../../machines/call/call.effects.ts';
import { compile } from '../../../../../machines/ivr/compile/compile.ts';
import { sourceOf } from '../../../../../machines/ivr/draft/draft.ts';
import { traceOf } from '../../../../../machines/ivr/testcase.ts';
import { useErrorWords } from '../../../api/error.words.ts';
import { toast } from '../../../ui/toast.queue.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { beginRun, replayed } from './run.ts';
import { changeTestCase, type KeptCase } from './testcases.data.ts';

/** Takes what the draft does now as what a kept walk expects from here on. */
export function useAcceptance(): (testCase: KeptCase) => Promise<void> {
  const { t } = useTranslation('ivrSimulator');
  const { state } = useDesignerActions();
  const wordsOf = useErrorWords();
  return useCallback(
    async (testCase) => {
      const { title, caller, at, startAt } = testCase;
      const menu = compile(sourceOf(state.draft, state.context));
      // The server keeps events as they were sent: whole ones.
      const run = replayed(beginRun(menu, caller, at, startAt), testCase.events as CallEvent[]);
      const events = run.moments.flatMap(({ event }) => event ?? []);
      try {
        await changeTestCase(testCase, { title, caller, at, startAt, events, expected: traceOf(run.moments) });
        toast.success(t('accepted', { title }));
      } catch (refusal) {
        toast.error(wordsOf(refusal));
      }
    },
    [state, t, wordsOf],
  );
}
