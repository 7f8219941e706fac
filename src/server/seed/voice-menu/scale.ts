import type { MenuNode, MenuSource } from '../../../../machines/ivr/menu.ts';
import { type ContentItem, contentOf } from '../content.ts';
import { menuId } from './described.ts';
import { linksOf, nodeUuid } from './nodes.ts';
import { audioOf } from './sounds.ts';
import { publishedMenu, withContext } from './source.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const MAX_CHILDREN = 9;
/** There are not many more crops and stages. */
export const MAX_MENU_NODES = 6_000;

interface Grown {
  name: string;
  parent: string;
  title: string;
  crop: string | null;
  /** The content file whose sound it borrows. */
  sound: string;
}

/** A valid, believable menu of exactly so many nodes: the demonstration's own, and then every crop's every stage. */
export function menuOf(size: number, now: Date = NOW): MenuSource {
  const base = publishedMenu(now);
  const own =
    size >= base.nodes.length ? base.nodes : base.nodes.filter(({ parentNodeUuid }) => parentNodeUuid === null);
  const from = own.length > 1 ? 'crop-list' : 'main';
  const grown: Grown[] = [];
  const wanted = size - own.length;
  for (const one of growth(from)) {
    if (grown.length >= wanted) break;
    grown.push(one);
  }
  if (grown.length < wanted) throw new Error(`The largest menu there is has ${own.length + grown.length} nodes.`);
  const [template] = own;
  if (!template) throw new Error('menu.txt is empty');
  const parents = new Set(grown.map(({ parent }) => parent));
  const places = new Map<string, number>([[from, childrenOf(own, from)]]);
  const nodes = grown.map((one) => {
    const place = (places.get(one.parent) ?? 0) + 1;
    places.set(one.parent, place);
    return grownNode(template, one, place, parents.has(one.name));
  });
  const there = size === 1 ? [{ ...template, hasInput: 0 as const }] : own;
  return withContext([...there, ...nodes], own.length > 1 ? base.boxes : [], now);
}

function childrenOf(nodes: readonly MenuNode[], parent: string): number {
  return nodes.filter(({ parentNodeUuid }) => parentNodeUuid === nodeUuid(parent)).length;
}

/** Parents before their children, one family after the other. */
function* growth(from: string): Generator<Grown> {
  yield { name: 'all-crops', parent: from, title: 'All crops / تمام فصلیں', crop: null, sound: 'crop-advice' };
  const crops = contentOf('crop');
  const stages = Map.groupBy(contentOf('growth-stage'), ({ parentId }) => parentId);
  for (const [crop, parent] of paged(crops, 'all-crops', 'crop-advice')) {
    if (!crop.item) {
      yield crop.page;
      continue;
    }
    yield grownOf(crop.item, parent, crop.item.id, 'crop-advice');
    for (const [stage, under] of paged(stages.get(crop.item.id) ?? [], `all-${crop.item.code}`, 'crop-advice')) {
      if (!stage.item) {
        yield { ...stage.page, crop: crop.item.id };
        continue;
      }
      yield grownOf(stage.item, under, crop.item.id, 'crop-advice');
      for (const { code, title, sound } of topics) {
        const name = `all-${stage.item.code}/${code}`;
        yield { name, parent: `all-${stage.item.code}`, title, crop: crop.item.id, sound };
      }
    }
  }
}

const topics = [
  { code: 'water', title: 'Irrigation / آبپاشی', sound: 'crop-advice' },
  { code: 'fertiliser', title: 'Fertiliser / کھاد', sound: 'crop-advice' },
  { code: 'pests', title: 'Pests / کیڑے', sound: 'crop-advice' },
  { code: 'diseases', title: 'Diseases / بیماریاں', sound: 'crop-advice' },
  { code: 'weeds', title: 'Weeds / جڑی بوٹیاں', sound: 'crop-advice' },
  { code: 'weather', title: 'Weather care / موسم سے بچاؤ', sound: 'weather' },
  { code: 'prices', title: 'Prices / بھاؤ', sound: 'market-prices' },
] as const;

type Paged = { item: ContentItem } | { item: null; page: Grown };

/** Children as keys can tell apart: eight, then a node that leads to the next ones. */
function* paged(items: readonly ContentItem[], parent: string, sound: string): Generator<[Paged, string]> {
  let under = parent;
  let left = items.length;
  let page = 1;
  let here = 0;
  for (const item of items) {
    if (here === MAX_CHILDREN - 1 && left > 1) {
      page += 1;
      const name = `${parent}/more-${page}`;
      yield [{ item: null, page: { name, parent: under, title: 'More / مزید', crop: null, sound } }, under];
      under = name;
      here = 0;
    }
    yield [{ item }, under];
    here += 1;
    left -= 1;
  }
}

function grownOf(item: ContentItem, parent: string, crop: string | null, sound: string): Grown {
  return { name: `all-${item.code}`, parent, title: `${item.name} / ${item.nameUr ?? item.name}`, crop, sound };
}

function grownNode(
  template: MenuNode,
  { name, parent, title, crop, sound }: Grown,
  place: number,
  isParent: boolean,
): MenuNode {
  return {
    ...template,
    id: menuId('node-row', name),
    childNodeUuid: nodeUuid(name),
    parentNodeUuid: nodeUuid(parent),
    title,
    seqOrder: place,
    specialChar: null,
    hasInput: isParent ? 1 : 0,
    maxChildNodes: MAX_CHILDREN,
    links: linksOf(name, crop === null ? [] : [{ kind: 'crops', target: crop }]),
    audio: audioOf(sound),
    scripts: {},
  };
}
