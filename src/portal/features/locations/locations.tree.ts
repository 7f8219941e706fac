import type { components } from '../../../contract/generated/types.ts';
import { folded } from '../../ui/folded.ts';

export type Place = components['schemas']['ReferenceItem'];

/** A province, a district or a tehsil with what lies in it. */
export interface Branch {
  place: Place;
  children: readonly Branch[];
}

/** The places below one another; those whose parent is not there stand at the top. */
export function treeOf(places: readonly Place[]): readonly Branch[] {
  const known = new Set(places.map(({ id }) => id));
  const below = Map.groupBy(places, ({ parentId }) => (parentId && known.has(parentId) ? parentId : ''));
  const branches = (parent: string): readonly Branch[] =>
    (below.get(parent) ?? []).map((place) => ({ place, children: branches(place.id) }));
  return branches('');
}

/** What fits the letters in either script, with the way to it and all that lies in it. */
export function found(branches: readonly Branch[], letters: string): readonly Branch[] {
  const wanted = folded(letters.trim());
  if (wanted === '') return branches;
  return branches.flatMap((branch) => {
    const { title, titleUr } = branch.place;
    if (folded(`${title} ${titleUr ?? ''}`).includes(wanted)) return [branch];
    const children = found(branch.children, letters);
    return children.length > 0 ? [{ ...branch, children }] : [];
  });
}

/** The ids of all that has something in it: what is open while one looks for a name. */
export function parentsIn(branches: readonly Branch[]): string[] {
  return branches.flatMap(({ place, children }) => (children.length > 0 ? [place.id, ...parentsIn(children)] : []));
}

/** "30.66, 71.9" in any digits; undefined when it is no point. */
export function pointIn(text: string): { lat: number; lng: number } | undefined {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (lat === undefined || lng === undefined) return undefined;
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined;
}
