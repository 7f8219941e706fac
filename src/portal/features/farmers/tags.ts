/** Commas of both scripts part them. */
export function tagsIn(text: string): string[] {
  const tags = text.split(/[,،]/).map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
