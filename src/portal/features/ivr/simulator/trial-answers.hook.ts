import { useEffect, useEffectEvent, useRef } from 'react';
import { answerOf } from '../../../api/answer.ts';
import { useAttempt } from '../../../api/attempt.hook.ts';
import { api, fetchFile, invalidate } from '../../../api/client.ts';
import { newKey } from '../../../api/new-key.ts';
import { useSession } from '../../../shell/session.ts';
import type { Moment } from './log.ts';
import type { Run } from './run.ts';
import { recordingOf } from './spoken.hook.ts';

interface Taken {
  surveyId: string;
  answers: { input: string; key: string }[];
  recordings: { input: string; mediaId: string | null; seconds: number }[];
}

/** The surveys that a call asked, each with what was answered and what was said. */
export function answersIn(moments: readonly Moment[]): Taken[] {
  const taken = new Map<string, Taken>();
  for (const { effects } of moments) {
    for (const effect of effects) {
      if (effect.type === 'markHeard' && effect.kind === 'survey') of(effect.id);
      if (effect.type === 'saveAnswer') of(effect.survey).answers.push({ input: effect.input, key: effect.key });
      if (effect.type === 'keepRecording' && effect.source && effect.input && effect.seconds > 0) {
        const { source, input, mediaId, seconds } = effect;
        of(source).recordings.push({ input, mediaId, seconds });
      }
    }
  }
  return [...taken.values()];

  function of(surveyId: string): Taken {
    const known = taken.get(surveyId) ?? { surveyId, answers: [], recordings: [] };
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
    for (const { surveyId, answers, recordings } of taken) {
      const language = last?.state.language;
      const call = { surveyId, callId, ...(language && { language }) };
      await attempt(answerOf(api.POST('/survey/answers', { body: { ...call, answers, isTrial: true } })));
      for (const { input, ...recorded } of recordings) {
        const form = new FormData();
        for (const [name, value] of Object.entries({ ...call, input, isTrial: 'true' })) form.append(name, value);
        form.append('recording', recordingOf(recorded));
        await attempt(fetchFile('/survey/recordings', { method: 'POST', body: form }));
      }
    }
    if (taken.length > 0) await invalidate('/survey/results');
  });
  useEffect(() => {
    if (isOver) void keep();
  }, [isOver]);
}
