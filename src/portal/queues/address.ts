export interface QueueAddress {
  tab: string;
  search: string;
  /** The open item; without one the first of the list is open. */
  item: string | null;
}

export function readQueueAddress(query: string, tabs: readonly { key: string }[]): QueueAddress {
  const given = new URLSearchParams(query);
  const tab = tabs.find(({ key }) => key === given.get('tab')) ?? tabs[0];
  return { tab: tab?.key ?? '', search: given.get('search') ?? '', item: given.get('item') };
}

export function writeQueueAddress({ tab, search, item }: QueueAddress, tabs: readonly { key: string }[]): string {
  const text = new URLSearchParams();
  if (tab !== tabs[0]?.key) text.set('tab', tab);
  if (search !== '') text.set('search', search);
  if (item !== null) text.set('item', item);
  return text.toString();
}
