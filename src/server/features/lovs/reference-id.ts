import { createHash } from 'node:crypto';

/** `Ahmadpur East` under `bahawalpur` is `bahawalpur/ahmadpur-east`. */
export function referenceCode(name: string, parentCode?: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return parentCode ? `${parentCode}/${slug}` : slug;
}

/** The id that an item of the shipped content has in every installation (a UUID of version 8). */
export function referenceId(list: string, code: string): string {
  const hex = createHash('sha256').update(`${list}:${code}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
