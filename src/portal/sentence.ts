/** Words that go on a sentence elsewhere, where they stand alone: they begin as one. */
export function asSentence(words: string, language: string): string {
  const [first = ''] = words;
  return `${first.toLocaleUpperCase(language)}${words.slice(first.length)}`;
}
