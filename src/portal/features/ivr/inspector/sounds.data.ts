import { useQuery } from '@tanstack/react-query';
import { type AudioFile, type Language, languageNames } from '../../../../../machines/ivr/menu.ts';
import { api, fetchFile } from '../../../api/client.ts';
import { newKey } from '../../../api/new-key.ts';
import { ProblemError } from '../../../api/problem.ts';
import { mixed, peaksOf } from './waveform.ts';

export const SOUNDS = ['audio/mpeg', 'audio/wav', 'audio/x-wav', 'audio/ogg', 'audio/mp4', 'audio/x-m4a'];
export const LARGEST_SOUND = 20 * 1024 * 1024;

/** Bars of a waveform. */
const BARS = 38;
const level = Array.from({ length: BARS }, () => 0.08);

/** Stores a sound, under one key once however often it is sent; it belongs to nothing until it is put into the audio of a node or box. */
export async function sendSound(
  language: Language,
  file: File,
  { key = newKey(), signal = null }: { key?: string; signal?: AbortSignal | null } = {},
): Promise<AudioFile> {
  const form = new FormData();
  form.append(languageNames[language], file);
  const response = await fetchFile('/portal-adoptive-menu/upload-file', {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': key },
    signal,
  });
  const { files }: { files: Partial<Record<Language, AudioFile>> } = await response.json();
  const kept = files[language];
  if (!kept) throw new Error('the answer names no file');
  return kept;
}

/** Where a sound can be played from for some hours; the element that plays it sends no token. */
export async function soundAddress(mediaId: string): Promise<string> {
  const { data } = await api.GET('/portal-adoptive-menu/files', { params: { query: { mediaId: [mediaId] } } });
  const found = data?.items.find((each) => each.mediaId === mediaId);
  if (!found) throw new Error('the sound is gone');
  return found.url;
}

/** The loudness of a stored sound over its length; a flat line until it is known, or if it cannot be read. */
export function usePeaks(mediaId: string): readonly number[] {
  const { data } = useQuery({
    queryKey: ['sound peaks', mediaId],
    queryFn: () => readPeaks(mediaId),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? level;
}

async function readPeaks(mediaId: string): Promise<number[]> {
  const response = await fetch(await soundAddress(mediaId));
  const decoder = new OfflineAudioContext(1, 1, 8_000);
  const sound = await decoder.decodeAudioData(await response.arrayBuffer());
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel));
  return peaksOf(mixed(channels), BARS);
}

/** Why the server refused, in its words. */
export function wordsOf(error: unknown): string | undefined {
  return error instanceof ProblemError ? error.message : undefined;
}
