/** The style that the operator chose; null for the one that needs no internet. */
export function chosenStyle(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="map-style"]')?.content ?? null;
}

export function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
