import type { components } from '../../../src/contract/generated/types.ts';

type DrawnFarm = components['schemas']['DrawnFarm'];

/*
 * A plain of small farms, side by side with a path between them, all in view where the map shows ten pixels of each: the land
 * that both pages draw, and where they look.
 */
export const CENTRE: [number, number] = [71.93, 30.3];
export const ZOOM = 13;
const METRES = 76;
const PATH = 8;
const ACROSS = 100;
const SQUARE_METRES_AN_ACRE = 4_046.86;

export const OWN = 'f0000000-0000-4000-8000-000000000000';
const idOf = (n: number) => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** So many farms, the middle one of which is the farmer's own. */
export function plain(count: number): DrawnFarm[] {
  const down = Math.ceil(count / ACROSS);
  const up = METRES / 111_195;
  const along = up / Math.cos((CENTRE[1] * Math.PI) / 180);
  const [wide, high] = [((METRES - PATH) / METRES) * along, ((METRES - PATH) / METRES) * up];
  const own = Math.floor(down / 2) * ACROSS + ACROSS / 2;
  return Array.from({ length: count }, (_, n) => {
    const west = CENTRE[0] + ((n % ACROSS) - ACROSS / 2) * along;
    const south = CENTRE[1] + (Math.floor(n / ACROSS) - down / 2) * up;
    const ring = [
      [west, south],
      [west + wide, south],
      // No field is a square.
      [west + wide * (1 - (n % 7) / 60), south + high],
      [west, south + high * (1 - (n % 5) / 50)],
      [west, south],
    ];
    return {
      id: idOf(n),
      farmTitle: `Plot ${n + 1}`,
      landArea: Math.round(((METRES - PATH) ** 2 / SQUARE_METRES_AN_ACRE) * 100) / 100,
      shape: { type: 'Polygon' as const, coordinates: [ring] },
      farmerId: n === own ? OWN : idOf(1_000_000 + Math.floor(n / 3)),
      farmer: `Muhammad Aslam ${Math.floor(n / 3)}`,
      farmerUr: null,
      village: `Chak ${Math.floor(n / 250) + 1}`,
    };
  });
}

/** Places whose surroundings are ruled off on the map, as those of tehsils are. */
export const towns = Array.from({ length: 140 }, (_, n) => ({
  id: idOf(2_000_000 + n),
  title: `Town ${n}`,
  at: [62 + (n % 14) + (n % 3) / 4, 24.5 + Math.floor(n / 14) * 1.2 + (n % 2) / 3] as [number, number],
}));
