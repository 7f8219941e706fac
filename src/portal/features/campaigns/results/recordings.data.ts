import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../../contract/generated/types.ts';
import { answerOf } from '../../../api/answer.ts';
import { $api, api, invalidate } from '../../../api/client.ts';
import { useErrorWords } from '../../../api/error.words.ts';
import { useLive } from '../../../api/live.ts';
import { phoneWritten } from '../../../ui/phones.ts';
import { toast } from '../../../ui/toast.queue.ts';
import { usePageUndo } from '../../../workflow/undo.hook.ts';
import type { WantedCalls } from './results.data.ts';

export type Recording = components['schemas']['SurveyRecording'];

const again = () => void invalidate('/survey/results');

/** What callers said in answer to a question, the latest first. */
export function useRecordings(
  id: string,
  query: Omit<WantedCalls, 'key' | 'numberFrom' | 'numberTo'> & {
    input: string;
    tag?: string;
    isSorted?: 0 | 1;
    limit: number;
    offset: number;
  },
) {
  const params = { path: { id }, query };
  return $api.useQuery('get', '/survey/results/{id}/recordings', { params }, { placeholderData: keepPreviousData });
}

/** What a colleague sorts is seen here. */
export function useSortedBesides(surveyId: string): void {
  useLive('surveyRecording', ({ id }) => id === surveyId && again(), again);
}

/** Whose recording it is, as people say it. */
export function useCallerOf(): (recording: Recording) => string {
  const { t } = useTranslation('campaigns');
  return ({ msisdn }) => (msisdn === null ? t('recordings.unknown') : phoneWritten(msisdn));
}

/** Gives a recording its tag, or takes it away; U leads back to the one before, unless somebody else has sorted it since. */
export function useTagging(): (recording: Recording, tag: string | null) => Promise<void> {
  const { t } = useTranslation('campaigns');
  const undo = usePageUndo();
  const wordsOf = useErrorWords();
  const callerOf = useCallerOf();
  async function put({ id, version }: Pick<Recording, 'id' | 'version'>, tag: string | null): Promise<Recording> {
    const params = { path: { id }, header: { 'If-Match': `"${version}"` } };
    try {
      return await answerOf(api.PUT('/survey/recordings/{id}', { params, body: { tag } }));
    } finally {
      again();
    }
  }
  return async (recording, tag) => {
    const name = callerOf(recording);
    const refused = (refusal: unknown) =>
      toast.error(t('recordings.notSorted', { name }), { detail: wordsOf(refusal) });
    const sent = undo.sends(name, 'later');
    try {
      const kept = await put(recording, tag);
      sent.did(tag === null ? t('recordings.untagged', { name }) : t('recordings.tagged', { name, tag }), (giveUp) => {
        put(kept, recording.tag).catch((refusal: unknown) => {
          giveUp();
          refused(refusal);
        });
      });
    } catch (refusal) {
      sent.failed();
      refused(refusal);
    }
  };
}
