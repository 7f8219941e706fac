import type { ContentRecording } from '../ivr/menu.ts';
import { nodeOf, type Walk } from './call.walk.ts';

export interface RecordingHere extends ContentRecording {
  node: string;
  /** The campaign or survey that it answers; null of the node's own. */
  source: string | null;
}

/** What is recorded at the stage the call is at: what answers a campaign or survey, or the node's own. */
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
  if (content?.recording) return { ...content.recording, node: uuid, source: content.id };
  return {
    node: uuid,
    source: null,
    maxSeconds: node.maxDurationSeconds,
    maxSilenceSeconds: node.maxSilenceSeconds,
    path: node.recordingPathId,
    endFiles: targets.recordingEndFiles,
  };
}
