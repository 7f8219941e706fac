import type { FlowGraph, Spot } from '../analysis/flow.graph.ts';
import { type Language, languageNames, languages, type MenuNode } from '../menu.ts';
import { isBlank } from '../node/node.facts.ts';
import { verdictOf } from '../query/query.verdict.ts';
import { type Problem, problem } from './problem.ts';

const owned = ['crops', 'livestocks', 'machineries'] as const;

/**
 * Whether a group of callers who can come to a node that waits for a key is offered nothing there.
 *
 * Decided from the audience links of crops, livestock, machinery and language, and from conditions as far as they read
 * those. A child with a place, campaigns, surveys or a condition on anything else counts as offered as far as that goes,
 * so what is reported holds for every outcome of it. The groups asked about are, for each language: the caller with
 * nothing but what the node and its ancestors demand, once for each crop the node names.
 */
export function audienceProblems(graph: FlowGraph, spot: Spot, languageOf: ReadonlyMap<string, Language>): Problem[] {
  if (spot.children.length === 0 || spot.node.hasInput === 0 || spot.entryKeys.length > 0) return [];
  for (const { key, forAll, node } of spot.children) {
    if (key !== null && forAll && isBlank(node.validationQuery)) return [];
  }
  const keyed = spot.children.filter(({ key, never }) => key !== null && !never);
  // With none at all nobody has a choice, which is a dead end.
  if (keyed.length === 0) return [];

  const demands: MenuNode[] = [];
  for (let above: Spot | null = spot; above; above = above.parent) if (above.guarded) demands.push(above.node);
  const speaks = (language: Language, { links }: MenuNode) =>
    links.languages.length === 0 ||
    links.languages.some(({ target }) => target === language || languageOf.get(target) === language);
  const spoken = languages.filter((language) => demands.every((node) => speaks(language, node)));
  const comes = (language: Language, caller: Belongings) => demands.every((node) => mayHold(node, language, caller));
  const crops = spot.node.links.crops.length > 0 ? spot.node.links.crops.map(({ target }) => target) : [null];

  const groups = crops.flatMap((crop) => {
    const caller = minCaller(demands, crop);
    const left = spoken.filter(
      (language) =>
        comes(language, caller) &&
        !keyed.some(({ node }) => speaks(language, node) && has(caller, node) && mayHold(node, language, caller)),
    );
    return left.length === 0 ? [] : [{ crop, left }];
  });
  const [first] = groups;
  if (!first) return [];
  const names = first.left.map((language) => languageNames[language]).join(', ');
  const who = first.left.length === languages.length ? 'callers' : `callers in ${names}`;
  const group = first.crop === null ? who : `${who} who grow only ${cropName(graph, first.crop)}`;
  const values = {
    group,
    languages: first.left.join(','),
    codes: first.left.length === languages.length ? '' : first.left.join(','),
    crop: first.crop ?? '',
    cropName: first.crop === null ? '' : cropName(graph, first.crop),
    groups: groups.length,
  };
  return [problem('nothingToChoose', 'warning', spot.uuid, values)];
}

type Belongings = Readonly<Record<(typeof owned)[number], ReadonlySet<string>>>;

/** Somebody who meets all demands and has nothing beyond that. */
function minCaller(demands: readonly MenuNode[], crop: string | null): Belongings {
  const caller = {
    crops: new Set(crop === null ? [] : [crop]),
    livestocks: new Set<string>(),
    machineries: new Set<string>(),
  };
  for (const { links } of demands) {
    for (const kind of owned) {
      const [first] = links[kind];
      if (first && !links[kind].some(({ target }) => caller[kind].has(target))) caller[kind].add(first.target);
    }
  }
  return caller;
}

function has(caller: Belongings, { links }: MenuNode): boolean {
  return owned.every((kind) => links[kind].length === 0 || links[kind].some(({ target }) => caller[kind].has(target)));
}

/** False only where its condition certainly is, for somebody who has exactly this. */
function mayHold({ validationQuery }: MenuNode, language: Language, caller: Belongings): boolean {
  if (isBlank(validationQuery)) return true;
  const [crops, livestock, machineries] = [[...caller.crops], [...caller.livestocks], [...caller.machineries]];
  return verdictOf(validationQuery, { language, crops, livestock, machineries }) !== false;
}

function cropName(graph: FlowGraph, id: string): string {
  return graph.source.lists['crop']?.find((entry) => entry.id === id)?.name ?? id;
}
