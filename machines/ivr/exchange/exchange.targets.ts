import {
  type Audio,
  type LinkKind,
  languages,
  linkKinds,
  type MenuNode,
  type MenuSource,
  type WelcomeBox,
} from '../menu.ts';

/*
 * What a menu names besides its own nodes: sounds, crops, campaigns, other systems. A file from another installation may
 * name what is not known here; that is left out before the rest is taken.
 */

export const targetKinds = ['sounds', ...linkKinds.filter((kind) => kind !== 'contentNodes')] as const;
export type TargetKind = 'sounds' | Exclude<LinkKind, 'contentNodes'>;
export type Targets = Readonly<Partial<Record<TargetKind, readonly string[]>>>;

/** What names them: a file, or a revision. */
export type Named = Readonly<{ [Part in 'nodes' | 'boxes']: readonly MenuSource[Part][number][] }>;

/** Every target by kind, each once. */
export function targetsOf({ nodes, boxes }: Named): Targets {
  const found = new Map<TargetKind, Set<string>>();
  const add = (kind: TargetKind, id: string) => found.set(kind, (found.get(kind) ?? new Set()).add(id));
  for (const { audio } of [...nodes, ...boxes]) for (const sound of Object.values(audio)) add('sounds', sound.mediaId);
  for (const { links } of nodes) {
    for (const kind of linkKinds) if (kind !== 'contentNodes') for (const { target } of links[kind]) add(kind, target);
  }
  for (const { actionType, actionId } of boxes) if (actionId !== null) add(actionKind(actionType), actionId);
  return Object.fromEntries([...found].map(([kind, ids]) => [kind, [...ids]]));
}

/** Which nodes and boxes name these targets, in the order of the file, and how many of each kind. */
export function placesOf({ nodes, boxes }: Named, targets: Targets): { title: string; counts: Targets }[] {
  const each = [
    ...nodes.map((node) => ({ title: node.title, found: targetsOf({ nodes: [node], boxes: [] }) })),
    ...boxes.map((box) => ({ title: box.title, found: targetsOf({ nodes: [], boxes: [box] }) })),
  ];
  return each.flatMap(({ title, found }) => {
    const counts = targetKinds.flatMap((kind) => {
      const ids = (found[kind] ?? []).filter((id) => targets[kind]?.includes(id));
      return ids.length > 0 ? [[kind, ids] as const] : [];
    });
    return counts.length > 0 ? [{ title, counts: Object.fromEntries(counts) }] : [];
  });
}

/** The same without these targets: a box whose call is left out makes none. */
export function withoutTargets<File extends Named>(file: File, unknown: Targets): File {
  const lacks = new Map(targetKinds.map((kind) => [kind, new Set(unknown[kind])]));
  const isKnown = (kind: TargetKind, id: string) => lacks.get(kind)?.has(id) !== true;
  const heard = (audio: Audio): Audio =>
    Object.fromEntries(
      languages.flatMap((language) => {
        const sound = audio[language];
        return sound && isKnown('sounds', sound.mediaId) ? [[language, sound]] : [];
      }),
    );
  const nodeOf = (node: MenuNode): MenuNode => {
    const links = { ...node.links };
    for (const kind of linkKinds) {
      if (kind !== 'contentNodes') links[kind] = links[kind].filter(({ target }) => isKnown(kind, target));
    }
    return { ...node, links, audio: heard(node.audio) };
  };
  const boxOf = (box: WelcomeBox): WelcomeBox => {
    const isLost = box.actionId !== null && !isKnown(actionKind(box.actionType), box.actionId);
    return { ...box, audio: heard(box.audio), ...(isLost && { actionType: 'none', actionId: null }) };
  };
  return { ...file, nodes: file.nodes.map(nodeOf), boxes: file.boxes.map(boxOf) };
}

function actionKind(type: WelcomeBox['actionType']): 'apiActions' | 'trunkActions' {
  return type === 'trunk' ? 'trunkActions' : 'apiActions';
}
