/** An empty optional text is left out. */
export function filled<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  const entry: Partial<Record<Name, string>> = {};
  if (text.trim() !== '') entry[name] = text.trim();
  return entry;
}
