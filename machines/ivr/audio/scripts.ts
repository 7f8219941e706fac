import { type Command, command, type Refused, refused } from '../commands/commands.ts';
import type { Draft } from '../draft/draft.ts';
import type { Audio, AudioFile, Change, Language, MenuNode, Scripts, WelcomeBox } from '../menu.ts';

/** Where a sound or script belongs: a node by its uuid or a welcome box by its id, in one language. */
export interface Slot {
  kind: 'node' | 'box';
  id: string;
  language: Language;
}

type Piece = MenuNode | WelcomeBox;

/** What callers hear of a node or box: without its scripts, so that writing them is nothing to publish. */
export function heardOf<T extends object>(piece: T): Omit<T, 'scripts'> {
  if (!('scripts' in piece)) return piece;
  const { scripts: _, ...heard } = piece;
  return heard;
}

/** The sound was recorded before the script changed. */
export function isOlder({ audio, scripts }: { audio: Audio; scripts?: Scripts }, language: Language): boolean {
  const older = scripts?.[language]?.older ?? null;
  return older !== null && audio[language]?.mediaId === older;
}

/**
 * Writes scripts, as one step; an empty text takes one away. A sound that is there when a text changes is older than it from
 * then on, until there is another; the first text of all is taken for what the sound says.
 */
export function writeScripts(draft: Draft, written: readonly (Slot & { text: string })[]): Command | Refused {
  return changed(draft, 'writeScripts', written, ({ text: untrimmed, language }, piece) => {
    const text = untrimmed.trim();
    const known = piece.scripts?.[language];
    if (text === (known?.text ?? '')) return piece;
    const older = known ? (piece.audio[language]?.mediaId ?? null) : null;
    return withScripts(piece, { ...piece.scripts, [language]: text === '' ? undefined : { text, older } });
  });
}

/** The sound says what the script says after all. */
export function keepSound(draft: Draft, slot: Slot): Command | Refused {
  return changed(draft, 'writeScripts', [slot], ({ language }, piece) => {
    const known = piece.scripts?.[language];
    return known ? withScripts(piece, { ...piece.scripts, [language]: { ...known, older: null } }) : piece;
  });
}

/** Gives sounds to nodes and boxes, as one step; null takes one away. */
export function setSounds(draft: Draft, given: readonly (Slot & { sound: AudioFile | null })[]): Command | Refused {
  return changed(draft, 'setSounds', given, ({ sound, language }, piece) => {
    const { [language]: _, ...others } = piece.audio;
    return { ...piece, audio: sound === null ? others : { ...others, [language]: sound } };
  });
}

function changed<S extends Slot>(
  draft: Draft,
  name: 'writeScripts' | 'setSounds',
  slots: readonly S[],
  next: <P extends Piece>(slot: S, piece: P) => P,
): Command | Refused {
  const nodes = new Map<string, MenuNode>();
  const boxes = new Map<string, WelcomeBox>();
  for (const slot of slots) {
    if (slot.kind === 'node') {
      const node = nodes.get(slot.id) ?? draft.nodes.get(slot.id);
      if (!node) return refused('missing', [slot.id]);
      nodes.set(slot.id, next(slot, node));
    } else {
      const box = boxes.get(slot.id) ?? draft.boxes.get(slot.id);
      if (!box) return refused('missing', [slot.id]);
      boxes.set(slot.id, next(slot, box));
    }
  }
  const [first] = [...nodes.values(), ...boxes.values()];
  return command(draft, { name, title: first?.title ?? '', count: slots.length }, [
    ...[...nodes.values()].map((node): Change => ({ op: 'putNode', node })),
    ...[...boxes.values()].map((box): Change => ({ op: 'putBox', box })),
  ]);
}

function withScripts<P extends Piece>(piece: P, scripts: { [L in Language]?: Scripts[L] | undefined }): P {
  const kept: Scripts = Object.fromEntries(Object.entries(scripts).filter(([, script]) => script !== undefined));
  if (Object.keys(kept).length > 0) return { ...piece, scripts: kept };
  const { scripts: _, ...bare } = piece;
  return bare as P;
}
