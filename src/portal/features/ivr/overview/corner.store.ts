import { proxy, subscribe, useSnapshot } from 'valtio';

/*
 * What of the corner of the drawing is open: kept on this device, since it depends on how much room there is.
 */

interface Corner {
  legend: boolean;
  minimap: boolean;
  /** Over the drawing, where they hide cards, they are shown only when they are asked for. */
  legendOver: boolean;
  minimapOver: boolean;
}

const KEY = 'fmis-voice-menu-corner';
/** On a lower window the legend is closed at first. */
const ROOM = 820;

const corner = proxy<Corner>(kept());
subscribe(corner, () => {
  try {
    localStorage.setItem(KEY, JSON.stringify(corner));
  } catch (error) {
    // Without storage the choice holds until the page is closed.
    if (!(error instanceof DOMException)) throw error;
  }
});

export function useCorner(): Readonly<Corner> {
  return useSnapshot(corner);
}

export function toggleCorner(part: keyof Corner): void {
  corner[part] = !corner[part];
}

function kept(): Corner {
  const first = { legend: window.innerHeight > ROOM, minimap: true, legendOver: false, minimapOver: false };
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof known !== 'object' || known === null) return first;
    const { legend, minimap, legendOver, minimapOver }: Partial<Record<keyof Corner, unknown>> = known;
    return {
      legend: typeof legend === 'boolean' ? legend : first.legend,
      minimap: typeof minimap === 'boolean' ? minimap : first.minimap,
      legendOver: legendOver === true,
      minimapOver: minimapOver === true,
    };
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error;
    return first;
  }
}
