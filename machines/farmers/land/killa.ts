/** A field of one acre is 36 by 40 karams of five and a half feet; in metres, on the sphere by which land is measured. */
const EAST = 67.056;
const NORTH = 60.3504;
const METRES_A_DEGREE = 111_195;

/** So many killas, both ways, is the land of a village. */
export const VILLAGE_KILLAS = 64;
/** Rows of villages that share their lines from north to south: east and west, a degree grows shorter further north. */
export const BAND_VILLAGES = 3;

/** How many degrees of latitude a killa is high. */
export const KILLA_UP = NORTH / METRES_A_DEGREE;
/** How high a band is, in degrees. */
export const BAND_UP = KILLA_UP * VILLAGE_KILLAS * BAND_VILLAGES;
/** How many degrees of longitude a killa would be wide at the equator. */
export const KILLA_ALONG = EAST / METRES_A_DEGREE;

/** How many degrees of longitude a killa is wide, all over the band in which a latitude lies. */
export function killaAlong(lat: number): number {
  const middle = (Math.floor(lat / BAND_UP) + 0.5) * BAND_UP;
  return KILLA_ALONG / Math.cos((middle * Math.PI) / 180);
}
