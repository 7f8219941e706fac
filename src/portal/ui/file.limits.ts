/** Why a chosen file is refused before it is sent, as the key of the sentence that says so; null if it is fine. */
export function refuseFile(
  file: { name: string; type: string; size: number },
  accept: readonly string[],
  maxBytes: number,
): 'fileTooLarge' | 'fileEmpty' | 'fileWrongType' | null {
  if (file.size === 0) return 'fileEmpty';
  if (file.size > maxBytes) return 'fileTooLarge';
  if (accept.length > 0 && !accept.some((pattern) => fits(file, pattern))) return 'fileWrongType';
  return null;
}

function fits(file: { name: string; type: string }, pattern: string): boolean {
  if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern.toLowerCase());
  return file.type === pattern;
}

/** What people call media types whose own name says nothing. */
const CALLED: Readonly<Record<string, string>> = {
  mpeg: 'MP3',
  mp4: 'MP4',
  gzip: 'TAR.GZ',
  'compressed-tar': 'TAR.GZ',
  plain: 'TXT',
  'geo+json': 'GEOJSON',
};

/** Media types and endings as people call them, each once. */
export function kindsOf(accept: readonly string[]): string[] {
  const names = accept.map((one) => one.replace(/^(\.|[a-z]+\/(x-)?)/, ''));
  return [...new Set(names.map((name) => CALLED[name] ?? name.toUpperCase()))];
}
