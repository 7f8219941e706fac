/** A clause as it is typed; without an id it is a new one. */
export interface ClauseDraft {
  id: string | null;
  title: string;
  text: string;
}

export const LONGEST_TITLE = 200;
export const LONGEST_TEXT = 2000;

/** Whether it says something that is not saved. */
export function isUnsaved({ id, title, text }: ClauseDraft, saved: readonly ClauseDraft[]): boolean {
  const before = saved.find((clause) => clause.id === id) ?? { title: '', text: '' };
  return title !== before.title || text !== before.text;
}

/** Fills `{farmer}`, `{amount}` and their like; what is unknown stays in its braces, to be seen and typed over. */
export function filledTemplate(text: string, values: Readonly<Record<string, string | null>>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
}

/** The gaps that are not filled, each once, as they stand in the text. */
export function gapsIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))];
}

/** Drafts of one record as kept in the browser; a damaged entry counts as none. */
export function parseDrafts(text: string | null): ClauseDraft[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('title' in entry) || !('text' in entry)) return [];
    const id = 'id' in entry && typeof entry.id === 'string' ? entry.id : null;
    return typeof entry.title === 'string' && typeof entry.text === 'string'
      ? [{ id, title: entry.title, text: entry.text }]
      : [];
  });
}
