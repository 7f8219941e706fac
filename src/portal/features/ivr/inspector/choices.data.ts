import { useTranslation } from 'react-i18next';
import { type Draft, type MenuContext, subtree } from '../../../../../machines/ivr/draft/draft.ts';
import { $api } from '../../../api/client.ts';
import { byName } from '../../../reference/choices.ts';
import { titleOf } from '../../../title-of.ts';
import type { Option } from '../../../ui/Option.tsx';
import type { contentKinds } from './node.fields.ts';

interface Choices {
  options: Option[];
  isLoading: boolean;
}

interface Entry {
  id: string;
  title: string;
  titleUr: string | null;
  parentId: string | null;
  parentTitle: string | null;
}

const kept = { staleTime: 300_000 };

/** The reference lists that say whom something is for. */
export function useAudienceChoices(): Record<
  'crops' | 'livestocks' | 'machineries' | 'locations' | 'languages',
  Choices
> {
  const { language } = useTranslation().i18n;
  const crops = $api.useQuery('get', '/crop/all', {}, kept);
  const livestock = $api.useQuery('get', '/livestock', {}, kept);
  const machinery = $api.useQuery('get', '/machinery', {}, kept);
  const spoken = $api.useQuery('get', '/location/languages', {}, kept);
  const places = $api.useQuery('get', '/location/all', {}, kept);
  const choicesOf = (list: { data?: { items: readonly Entry[] } | undefined; isPending: boolean }): Choices => {
    const names = new Map(list.data?.items.map((entry) => [entry.id, titleOf(entry)]));
    const options = byName(list.data?.items ?? [], titleOf, language).map((entry) => {
      const detail = names.get(entry.parentId ?? '') ?? entry.parentTitle;
      return { value: entry.id, label: titleOf(entry), ...(detail && { detail }) };
    });
    return { isLoading: list.isPending, options };
  };
  return {
    crops: choicesOf(crops),
    livestocks: choicesOf(livestock),
    machineries: choicesOf(machinery),
    locations: choicesOf(places),
    languages: choicesOf(spoken),
  };
}

/** The reference lists whose entries can become children. */
export function useListChoices(): Choices {
  const { data, isPending } = $api.useQuery('get', '/lov/lists', {}, kept);
  const { language } = useTranslation().i18n;
  const options = byName(data?.items ?? [], titleOf, language).map((list) => ({
    value: list.key,
    label: titleOf(list),
  }));
  return { options, isLoading: isPending };
}

/** Where recordings of callers can be kept. */
export function usePathChoices(): Choices {
  const { data, isPending } = $api.useQuery('get', '/portal-adoptive-menu/ivr-paths', {}, kept);
  const options = (data?.items ?? []).map((path) => ({ value: path.id, label: titleOf(path) }));
  return { options, isLoading: isPending };
}

/** All nodes in reading order, each with the way to it. `called`: a title as the reader reads it. */
export function nodeChoices(draft: Draft, except: string | null, called: (title: string) => string): Option[] {
  return [...subtree(draft, null)]
    .filter((uuid) => uuid !== except)
    .flatMap((uuid) => {
      const node = draft.nodes.get(uuid);
      if (!node) return [];
      const parent = node.parentNodeUuid === null ? undefined : draft.nodes.get(node.parentNodeUuid);
      return [{ value: uuid, label: called(node.title), ...(parent && { detail: called(parent.title) }) }];
    });
}

/** What a node can play and do, of each kind. */
export function contentChoices(
  context: MenuContext,
  nodes: readonly Option[],
): Record<(typeof contentKinds)[number], readonly Option[]> {
  return {
    contentFiles: titledChoices(context.contentFiles),
    contentNodes: nodes,
    campaigns: titledChoices(context.campaigns),
    surveys: titledChoices(context.surveys),
    apiActions: titledChoices(context.apiDetails),
    trunkActions: titledChoices(context.trunkDetails),
  };
}

export function titledChoices(records: readonly { id: string; title: string }[]): Option[] {
  return records.map(({ id, title }) => ({ value: id, label: title }));
}
