import type { TFunction } from 'i18next';

/** Where in the file something is wrong, as the inspector calls it; what has no name there stands as the file writes it. */
export function faultPlace(t: TFunction<'ivrPublish'>, pointer: string): string {
  const [, kind = '', index = '', name = '', ...rest] = pointer.split('/');
  if (pointer === '') return t('exchange.theWhole');
  if (kind === 'tops' && index !== '') return t('exchange.top', { number: Number(index) + 1 });
  if (name === '') return pointer;
  const written = [name, ...rest].join('/');
  if (name !== 'links') return t(`fields.${name}`, { defaultValue: written });
  const [link = '', place] = rest;
  const words = t(`fields.links.${link}`, { defaultValue: written });
  return place === undefined || words === written ? words : `${words} ${Number(place) + 1}`;
}
