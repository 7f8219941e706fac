import { type Match, matcher } from '../../../../../machines/ivr/audio/matching.ts';
import type { Prompt } from '../../../../../machines/ivr/audio/prompts.ts';
import type { Slot } from '../../../../../machines/ivr/audio/scripts.ts';
import type { AudioFile, Language } from '../../../../../machines/ivr/menu.ts';
import { refuseFile } from '../../../ui/file.limits.ts';
import { LARGEST_SOUND, SOUNDS } from '../inspector/sounds.data.ts';
import { keyOf } from './worklist.ts';

/** A chosen file with what is known of it, and what somebody said where its name was not enough. */
export interface Offered {
  /** Sent with the upload: sent again, the same file is stored once. */
  key: string;
  file: File;
  /** With the folders it came in. */
  path: string;
  match: Match;
  prompt: string | null;
  language: Language | null;
  /** What becomes of a sound that is there already. */
  choice: 'keep' | 'replace' | null;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  problem: string | null;
  sound: AudioFile | null;
}

export type Hindrance =
  | { why: 'fileTooLarge' | 'fileEmpty' | 'fileWrongType' | 'noLanguage' | 'noPrompt' | 'manyPrompts' }
  /** Another file goes there. */
  | { why: 'twice'; other: string };

export interface Row {
  offered: Offered;
  slot: Slot | null;
  prompt: Prompt | null;
  /** What is there already. */
  has: AudioFile | null;
  hindrance: Hindrance | null;
  /** It is sent with the others. */
  isReady: boolean;
}

export const SOUND_NAMES = [...SOUNDS, '.mp3', '.wav', '.ogg', '.oga', '.opus', '.m4a'];

export function offer(files: readonly File[], prompts: readonly Prompt[], newKey: () => string): Offered[] {
  const match = matcher(prompts);
  return files.map((file) => {
    const path = file.webkitRelativePath || file.name;
    const found = match(path);
    return {
      key: newKey(),
      file,
      path,
      match: found,
      prompt: found.prompt ? promptKey(found.prompt) : null,
      language: found.language,
      choice: null,
      state: 'waiting',
      problem: null,
      sound: null,
    };
  });
}

export function promptKey({ kind, id }: Pick<Prompt, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Each file with where it goes, or why it goes nowhere. `usual`: the language where neither name nor person says one. */
export function rowsOf(offered: readonly Offered[], prompts: readonly Prompt[], usual: Language | null): Row[] {
  const byKey = new Map(prompts.map((prompt) => [promptKey(prompt), prompt]));
  const taken = new Map<string, string>();
  return offered.map((one) => {
    const prompt = byKey.get(one.prompt ?? '') ?? null;
    const language = one.language ?? usual;
    const slot = prompt && language && { kind: prompt.kind, id: prompt.id, language };
    const has = slot && one.state !== 'sent' ? (prompt?.audio[slot.language] ?? null) : null;
    const hindrance = hindranceOf(one, prompt, language, slot && taken.get(keyOf(slot)));
    if (slot && !hindrance && one.choice !== 'keep') taken.set(keyOf(slot), one.path);
    const isDecided = has === null || one.choice === 'replace';
    return { offered: one, slot, prompt, has, hindrance, isReady: !hindrance && isDecided && one.state !== 'sent' };
  });
}

function hindranceOf(
  { file, match, state }: Offered,
  prompt: Prompt | null,
  language: Language | null,
  other: string | null | undefined,
): Hindrance | null {
  if (state === 'sent') return null;
  const refusal = refuseFile(file, SOUND_NAMES, LARGEST_SOUND);
  if (refusal) return { why: refusal };
  if (!prompt) return { why: match.prompt === null && match.among.length > 1 ? 'manyPrompts' : 'noPrompt' };
  if (!language) return { why: 'noLanguage' };
  return other ? { why: 'twice', other } : null;
}
