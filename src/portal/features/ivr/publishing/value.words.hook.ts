import { useTranslation } from 'react-i18next';
import type { Draft, MenuContext } from '../../../../../machines/ivr/draft/draft.ts';
import { useDesigner } from '../document/designer.store.ts';
import { useTargetNames } from './target-names.hook.ts';

export interface ValueWords {
  field: (name: string) => string;
  value: (name: string, value: unknown) => string;
}

const pointers: ReadonlySet<string> = new Set(['parentNodeUuid', 'childNodeUuid', 'successNodeUuid', 'failedNodeUuid']);

/** What these name is known by a key. */
const named: ReadonlySet<string> = new Set(['actionId', 'menuLovId', 'recordingPathId']);

/** A query names a crop, say, by its id. */
const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Fields and values of nodes in words: titles for what they point at, where the lists, the draft or the menus involved know them. */
export function useValueWords(involved: readonly Draft[]): ValueWords {
  const { t } = useTranslation('ivrPublish');
  const { draft, live, context } = useDesigner();
  const names = useTargetNames();
  const menus = [draft, live, ...involved];
  const titleOf = (uuid: string) => menus.find((menu) => menu?.nodes.has(uuid))?.nodes.get(uuid)?.title ?? uuid;
  const known = titlesIn(context);
  const nameOf = (id: string) => names.get(id) ?? known.get(id) ?? titleOf(id);
  const field = (name: string) => {
    const [group, part] = name.split('.');
    if (group === 'audio' && part) return t('fields.audioIn', { language: t(`languages.${part}`) });
    return t(`fields.${name}`);
  };
  const value = (name: string, of: unknown): string => {
    if (of === null || of === undefined || of === '') return t('compare.nothing');
    if (Array.isArray(of)) {
      const titles = of.map((link: unknown) => nameOf(targetOf(link)));
      return titles.length === 0 ? t('compare.nothing') : titles.join(t('listComma'));
    }
    if (typeof of === 'object') return 'name' in of ? String(of.name) : JSON.stringify(of);
    if (name === 'active' || name === 'hasInput') return t(of === 1 ? 'compare.yes' : 'compare.no');
    if (typeof of === 'boolean') return t(of ? 'compare.yes' : 'compare.no');
    if (of === 'yes' || of === 'no') return t(`compare.${of}`);
    if (typeof of !== 'string') return JSON.stringify(of);
    if (pointers.has(name)) return titleOf(of);
    return named.has(name) ? nameOf(of) : of.replaceAll(IDS, nameOf);
  };
  return { field, value };
}

function targetOf(link: unknown): string {
  return typeof link === 'object' && link !== null && 'target' in link ? String(link.target) : String(link);
}

function titlesIn(context: MenuContext): ReadonlyMap<string, string> {
  const { apiDetails, trunkDetails, campaigns, surveys, contentFiles, lists } = context;
  const titled = [...apiDetails, ...trunkDetails, ...campaigns, ...surveys, ...contentFiles];
  const entries = Object.values(lists).flatMap((list) => list.map(({ id, name }): [string, string] => [id, name]));
  return new Map([...titled.map(({ id, title }): [string, string] => [id, title]), ...entries]);
}
