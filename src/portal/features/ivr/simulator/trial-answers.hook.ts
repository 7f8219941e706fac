import { useEffect, useEffectEvent, useRef } from 'react';
import { answerOf } from '../../../api/answer.ts';
import { useAttempt } from '../../../api/attempt.hook.ts';
import { api, invalidate } from '../../../api/client.ts';
import { newKey } from '../../../api/new-key.ts';
import { useSession } from '../../../shell/session.ts';
import type { Moment } from './log.ts';
import type { Run } from './run.ts';

interface Taken {
  surveyId: string;
  answers: { input: string; key: string }[];
}

/** The surveys that a call asked, each with what was answered. */
export function answersIn(moments: readonly Moment[]): Taken[] {
  const taken = new Map<string, Taken>();
  for (const { effects } of moments) {
    for (const effect of effects) {
      if (effect.type === 'markHeard' && effect.kind === 'survey') of(effect.id);
      if (effect.type === 'saveAnswer') of(effect.survey).answers.push({ input: effect.input, key: effect.key });
    }
  }
  return [...taken.values()];

  function of(surveyId: string): Taken {
    const known = taken.get(surveyId) ?? { surveyId, answers: [] };
    taken.set(surveyId, known);
    return known;
  }
}

/** What a simulated call answered is kept with the survey once the call is over, as a trial. */
export function useTrialAnswers(run: Run | null): void {
  const { user } = useSession();
  const attempt = useAttempt();
  const callIds = useRef(new WeakMap<Moment, string>());
  const last = run?.moments.at(-1);
  const isOver = last?.state.phase === 'ended';
  const keep = useEffectEvent(async () => {
    const [begun] = run?.moments ?? [];
    if (!(run && begun && user?.permissions.has('survey:answers:post'))) return;
    const callId = callIds.current.get(begun) ?? newKey();
    callIds.current.set(begun, callId);
    const taken = answersIn(run.moments);
    for (const { surveyId, answers } of taken) {
      const language = last?.state.language;
      const body = { surveyId, callId, answers, isTrial: true, ...(language && { language }) };
      await attempt(answerOf(api.POST('/survey/answers', { body })));
    }
    if (taken.length > 0) await invalidate('/survey/results');
  });
  useEffect(() => {
    if (isOver) void keep();
  }, [isOver]);
}
