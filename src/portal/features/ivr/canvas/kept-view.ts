/*
 * How somebody left the drawing: what was folded away, how near, and which card was where. A card is named rather than a
 * place, since the drawing may have grown since.
 */

export interface KeptView {
  collapsed: readonly string[];
  zoom: number;
  /** How wide the drawing was; not known of a visit long ago. */
  width?: number;
  /** The card in the middle, and where on the screen it was, from its middle. */
  anchor: { uuid: string; x: number; y: number };
}

const keyOf = (person: string) => `fmis-voice-menu-view:${person}`;

export function keepView(person: string, view: KeptView): void {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(view));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export function keptView(person: string): KeptView | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? 'null');
    return isView(kept) ? kept : null;
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error;
    return null;
  }
}

function isView(kept: unknown): kept is KeptView {
  if (typeof kept !== 'object' || kept === null || !('collapsed' in kept && 'zoom' in kept && 'anchor' in kept))
    return false;
  const { collapsed, zoom, anchor } = kept;
  return (
    Array.isArray(collapsed) &&
    collapsed.every((uuid) => typeof uuid === 'string') &&
    typeof zoom === 'number' &&
    zoom > 0 &&
    (!('width' in kept) || typeof kept.width === 'number') &&
    typeof anchor === 'object' &&
    anchor !== null &&
    'uuid' in anchor &&
    typeof anchor.uuid === 'string' &&
    'x' in anchor &&
    typeof anchor.x === 'number' &&
    'y' in anchor &&
    typeof anchor.y === 'number'
  );
}
