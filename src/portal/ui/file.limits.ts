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
  if (pattern.endsWith('/*')) return file.type.startsWith(pattern.slice(0, -1));
  return file.type === pattern;
}
