import type { ContentRecording } from '../ivr/menu.ts';
import { asksRecording, SPOKEN } from '../ivr/questions.ts';
import { questionHere } from './call.moves.ts';
import { nodeOf, type Walk } from './call.walk.ts';

/** As a node's usually is. */
const SECONDS_OF_SILENCE = 5;

export interface RecordingHere extends ContentRecording {
  node: string;
  /** The campaign or survey that it answers; null of the node's own. */
  source: string | null;
  /** The question of the survey; null where it answers the survey as a whole. */
  input: string | null;
}

/** What is recorded at the stage the call is at: what answers a question, a campaign or a survey, or the node's own. */
export function recordingHere(walk: Walk): RecordingHere | null {
  const { call, menu } = walk;
  const compiled = nodeOf(walk);
  if (!compiled) return null;
  const { node, targets, campaigns, uuid } = compiled;
  const content =
    call.stage === 'campaigns'
      ? campaigns[call.index]
      : call.stage === 'surveys'
        ? menu.surveys.get(targets.surveys[call.index] ?? '')
        : undefined;
  const question = questionHere(walk);
  if (content && question && asksRecording(question))
    return {
      maxSeconds: question.seconds ?? SPOKEN.usual,
      maxSilenceSeconds: content.recording?.maxSilenceSeconds ?? SECONDS_OF_SILENCE,
      path: content.recording?.path ?? null,
      endFiles: [],
      node: uuid,
      source: content.id,
      input: question.id,
    };
  if (content?.recording) return { ...content.recording, node: uuid, source: content.id, input: null };
  return {
    node: uuid,
    source: null,
    input: null,
    maxSeconds: node.maxDurationSeconds,
    maxSilenceSeconds: node.maxSilenceSeconds,
    path: node.recordingPathId,
    endFiles: targets.recordingEndFiles,
  };
}
