import { fileFor, listSeconds, spokenSeconds } from '../call/call.sounds.ts';
import type { CompiledNode, Menu } from './compile.ts';
import { type Audio, type Language, languages, type WelcomeBox } from './menu.ts';

/** Seconds by language, in the order of `languages`. */
export type Seconds = readonly number[];

const silence: Seconds = languages.map(() => 0);

export function plus(a: Seconds, b: Seconds): Seconds {
  return a.map((seconds, index) => seconds + (b[index] ?? 0));
}

/** The language in which it takes longest; the first of equals. */
export function slowest(seconds: Seconds): { seconds: number; language: Language } {
  let worst = 0;
  seconds.forEach((value, index) => {
    if (value > (seconds[worst] ?? 0)) worst = index;
  });
  return { seconds: Math.round((seconds[worst] ?? 0) * 10) / 10, language: languages[worst] ?? 'en' };
}

/** What a caller hears on coming to a node, up to the end of its prompt: its boxes, its content, the nodes it quotes. */
export function promptSeconds(menu: Menu, node: CompiledNode): Seconds {
  const quoted = node.targets.contentNodes.flatMap((uuid) => {
    const other = menu.nodes.get(uuid);
    return other?.reachable ? [contentSeconds(menu, other)] : [];
  });
  return [boxSeconds(menu, node.boxes), contentSeconds(menu, node), ...quoted].reduce(plus, silence);
}

/** How long reading out all children takes. */
export function childrenSeconds(node: CompiledNode): Seconds {
  const items = (urdu: boolean) =>
    node.children.flatMap(({ key, title, titleUr }) =>
      key === null ? [] : [{ title: urdu ? (titleUr ?? title) : title }],
    );
  const [plain, urdu] = [listSeconds(items(false)), listSeconds(items(true))];
  return languages.map((language) => (language === 'ur' ? urdu : plain));
}

/** The longest that welcome boxes can take: all of them, whatever their conditions. */
export function boxSeconds(menu: Menu, boxes: readonly WelcomeBox[]): Seconds {
  return boxes
    .map((box) => soundSeconds(menu.files.get(box.fileName ?? '') ?? box.audio, box.title))
    .reduce(plus, silence);
}

export function contentSeconds(menu: Menu, { node, targets, title }: CompiledNode): Seconds {
  const files = targets.contentFiles.flatMap((id) => menu.contentFiles.get(id) ?? []);
  return languages.map((language) => {
    const own = fileFor(node.audio, language);
    if (own) return own.seconds;
    const heard = files.flatMap(({ audio }) => fileFor(audio, language) ?? []);
    return heard.length > 0 ? heard.reduce((sum, file) => sum + file.seconds, 0) : spokenSeconds(title);
  });
}

function soundSeconds(audio: Audio, title: string): Seconds {
  return languages.map((language) => fileFor(audio, language)?.seconds ?? spokenSeconds(title));
}
