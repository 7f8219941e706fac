import i18next from 'i18next';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ListDescription } from './lists/list.ts';
import { orNewerVersion } from './newer-version.ts';
import { patiently } from './patience.ts';
import type { QueueDescription } from './queues/queue.ts';
import type { PageRecord, RecordDescription } from './records/record.ts';
import type { ListRow } from './workflow/rows.ts';

export interface Page {
  Component: LazyExoticComponent<ComponentType>;
  /** The files of words that stand on it when it opens, beside those of the frame. */
  words: readonly string[];
  /** Fetches its code ahead of time; what fails is tried again when it is shown. */
  fetch(): void;
  /** Without the frame around it: for a window beside another program. */
  isBare?: true;
}

export const bare = (framed: Page): Page => ({ ...framed, isBare: true });

/** A page of its own; its code is fetched when it is first opened. */
export function page(words: readonly string[], load: () => Promise<ComponentType>): Page {
  return {
    Component: lazy(() =>
      orNewerVersion(() =>
        patiently(async () => ({ default: (await Promise.all([load(), i18next.loadNamespaces(words)]))[0] })),
      ),
    ),
    words,
    fetch: () => void load().catch(() => {}),
  };
}

export function listPage<Row extends ListRow>(own: readonly string[], load: () => Promise<ListDescription<Row>>): Page {
  return page([...own, 'lists', 'records', 'refusals', 'workflow'], async () => {
    const [{ ListPage }, list] = await Promise.all([import('./lists/ListPage.tsx'), load()]);
    return () => <ListPage list={list} />;
  });
}

export function recordPage<R extends PageRecord>(
  own: readonly string[],
  load: () => Promise<RecordDescription<R>>,
): Page {
  return page([...own, 'records', 'workflow'], async () => {
    const [{ RecordPage }, description] = await Promise.all([import('./records/RecordPage.tsx'), load()]);
    return () => <RecordPage description={description} />;
  });
}

export function queuePage<Item extends ListRow, FullRecord extends ListRow>(
  own: readonly string[],
  load: () => Promise<QueueDescription<Item, FullRecord>>,
): Page {
  return page([...own, 'lists', 'queues', 'records', 'refusals', 'workflow'], async () => {
    const [{ QueuePage }, queue] = await Promise.all([import('./queues/QueuePage.tsx'), load()]);
    return () => <QueuePage queue={queue} />;
  });
}
