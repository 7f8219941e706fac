import { type ScreenKey, screens } from '../../../../machines/shared/screens.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Begun } from '../../drafts.ts';
import type { BegunForm } from '../../manifest.ts';
import { begun as formsBegun } from '../../pages.ts';
import { recordPath } from '../../paths.ts';
import type { Opened } from '../../workflow/opened.ts';

/** Where a form goes on that is kept under this name. */
function begunForm(name: string): BegunForm | null {
  for (const goesOn of formsBegun) {
    const form = goesOn(name);
    if (form) return form;
  }
  return null;
}

export interface OwnDraft {
  href: string;
  /** What it is called; null where it has no name yet. */
  title: string | null;
  /** The screen that says what it is. */
  screen: ScreenKey | undefined;
  at: number;
  /** Typed on this device and not stored yet. */
  isHere: boolean;
  hasText: boolean;
}

interface Known {
  stored: readonly components['schemas']['Drafts'][];
  begun: readonly Begun[];
  /** How records are called that were opened. */
  opened: readonly Opened[];
}

/** What somebody has begun, stored or typed on this device alone, the latest first and each once. */
export function ownDrafts({ stored, begun, opened }: Known): OwnDraft[] {
  const keyOf = (address: string) => screens.find(({ path }) => path === address)?.key;
  const kept = stored.flatMap(({ entity, screen, rows }) =>
    rows.map(({ id, title, at, hasText }): OwnDraft => {
      const href = recordPath(entity, id) ?? `${screen}?open=${id}`;
      return { href, title, screen: keyOf(screen), at: Date.parse(at), isHere: false, hasText };
    }),
  );
  const titles = new Map(kept.map(({ href, title }) => [href, title]));
  const typed = begun.flatMap(({ record, name, at }): OwnDraft[] => {
    const [entity = '', id = ''] = record.split(':');
    const found = record === 'new' ? begunForm(name) : placeOf(entity, id);
    if (!found) return [];
    const title = titles.get(found.href) ?? opened.find(({ href }) => href === found.href)?.label ?? null;
    return [{ ...found, title, at, isHere: true, hasText: true }];
  });
  const all = [...typed, ...kept].toSorted((a, b) => b.at - a.at);
  return all.filter(({ href }, place) => all.findIndex((one) => one.href === href) === place);
}

function placeOf(entity: string, id: string): BegunForm | null {
  const href = recordPath(entity, id);
  const screen = screens.find((one) => 'record' in one && one.record === entity)?.key;
  return href === undefined || screen === undefined ? null : { screen, href };
}
