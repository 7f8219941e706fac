/** Which records are chosen. `all`: everything that matches, also on other pages. */
export interface Selection {
  ids: ReadonlySet<string>;
  all: boolean;
  /** Where a range with Shift starts. */
  anchor: string | null;
}

export const nothing: Selection = { ids: new Set(), all: false, anchor: null };

/** Takes one in or out. Out of "all" leaves the rest of this page. */
export function toggle(selection: Selection, id: string, page: readonly string[]): Selection {
  const ids = new Set(selection.all ? page : selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, all: false, anchor: id };
}

/** Everything between the anchor and `id` in the order of the page, added to what is chosen. */
export function extend(selection: Selection, id: string, page: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : page.indexOf(selection.anchor);
  const to = page.indexOf(id);
  if (from < 0 || to < 0) return toggle(selection, id, page);
  const range = page.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...selection, all: false, ids: new Set([...selection.ids, ...range]) };
}

/** The box in the head: all of the page, or, when they are all chosen, none of it. */
export function togglePage(selection: Selection, page: readonly string[]): Selection {
  if (selection.all) return nothing;
  const whole = page.length > 0 && page.every((id) => selection.ids.has(id));
  const ids = new Set(selection.ids);
  for (const id of page) {
    if (whole) ids.delete(id);
    else ids.add(id);
  }
  return { ids, all: false, anchor: null };
}

export function chooseAll(selection: Selection): Selection {
  return { ...selection, all: true };
}

/** What stays chosen after a run: the records that failed. */
export function keepOnly(ids: Iterable<string>): Selection {
  return { ids: new Set(ids), all: false, anchor: null };
}

/** What stays chosen of a page that was read anew: no decision is taken on a row that has gone from it; other pages stay. */
export function keptOnPage(selection: Selection, before: readonly string[], now: readonly string[]): Selection {
  const gone = new Set(before.filter((id) => !now.includes(id)));
  return { ...selection, ids: new Set([...selection.ids].filter((id) => !gone.has(id))) };
}

/**
 * What stays chosen when the list is asked something else: nothing once it is narrowed otherwise, for no decision is taken on
 * what is not in view; the rows of other pages and orders stay, "all" does not.
 */
export function keptWhen(selection: Selection, before: object, now: object): Selection {
  return selection.all || isAnother(before, now) ? nothing : selection;
}

/** Whether other filters let other rows through. */
export function isAnother(before: object, now: object): boolean {
  return JSON.stringify(before) !== JSON.stringify(now);
}

export function isChosen(selection: Selection, id: string): boolean {
  return selection.all || selection.ids.has(id);
}

export function countOf(selection: Selection, total: number): number {
  return selection.all ? total : selection.ids.size;
}

/** The chosen ones as the page shows them, then those of other pages. */
export function inOrderOf(page: readonly string[], { ids }: Selection): string[] {
  return [...page.filter((id) => ids.has(id)), ...[...ids].filter((id) => !page.includes(id))];
}

/** The mark of the box in the head. */
export function pageMark(selection: Selection, page: readonly string[]): 'on' | 'off' | 'partly' {
  const chosen = page.filter((id) => isChosen(selection, id)).length;
  if (chosen === 0) return 'off';
  return chosen === page.length ? 'on' : 'partly';
}

/** Whether a letter is for all that is chosen, as far as this list does anything to many at once, or for the row under the cursor. */
export function isForChosen(count: number, bulkEvents: readonly string[]): boolean {
  return count > 0 && bulkEvents.length > 0;
}

/** Where one goes on once many were decided: at the first of them that is still there, else at what follows it. */
export function nextAfter(
  decided: readonly string[],
  before: readonly string[],
  now: readonly string[],
): string | undefined {
  const [stays, place] = [
    before.find((id) => decided.includes(id) && now.includes(id)),
    before.findIndex((id) => decided.includes(id)),
  ];
  if (stays !== undefined || place < 0) return stays;
  return (
    before.slice(place).find((id) => now.includes(id)) ?? before.slice(0, place).findLast((id) => now.includes(id))
  );
}
