type Ring = readonly (readonly unknown[])[];

export interface BadPolygon {
  /** What somebody sent. */
  what: string;
  rings: readonly Ring[];
  /** Why it is refused, in the code of the refusal. */
  code: string;
  /** Where: latitude and longitude, as the words have them; null where no one place is to blame. */
  place: { lat: number; lng: number } | null;
  /** Where in what was sent. */
  pointer: string;
  /** It would be land the other way round. */
  isSwapped?: boolean;
  /** The words in English, with the place in them. */
  words: RegExp;
}

const square = (lng: number, lat: number, side: number): Ring => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
];

/** By hand: what is no land, and what has to be said of it. Read by the suites of the server and of the portal. */
export const badPolygons: readonly BadPolygon[] = [
  {
    what: 'a bow-tie',
    rings: [
      [
        [71.93, 30.3],
        [71.934, 30.304],
        [71.934, 30.3],
        [71.93, 30.304],
      ],
    ],
    code: 'shapeCrosses',
    place: { lat: 30.302, lng: 71.932 },
    pointer: '/shape/coordinates/0',
    words: /^Two sides cross at 30\.30\d*, 71\.93\d*\.$/,
  },
  {
    what: 'a hole outside',
    rings: [square(71.93, 30.3, 0.004), square(71.94, 30.31, 0.001)],
    code: 'shapeHoleOutside',
    place: { lat: 30.31, lng: 71.94 },
    pointer: '/shape/coordinates/1/0',
    words: /^Point 1 of a hole \(30\.31, 71\.94\) lies outside of the shape\.$/,
  },
  {
    what: 'two holes over each other',
    rings: [square(71.93, 30.3, 0.004), square(71.931, 30.301, 0.001), square(71.9315, 30.3015, 0.001)],
    code: 'shapeHolesOverlap',
    place: null,
    pointer: '/shape/coordinates/2',
    words: /^Two holes lie over each other\.$/,
  },
  {
    what: 'one point',
    rings: [[[71.93, 30.3]]],
    code: 'shapeFewPoints',
    place: null,
    pointer: '/shape/coordinates/0',
    words: /^A shape has three points at least\.$/,
  },
  {
    what: 'one point again and again',
    rings: [Array.from({ length: 12 }, () => [71.93, 30.3])],
    code: 'shapeFewPoints',
    place: null,
    pointer: '/shape/coordinates/0',
    words: /^A shape has three points at least\.$/,
  },
  {
    what: 'points on one line',
    rings: [
      [
        [71.93, 30.3],
        [71.931, 30.301],
        [71.932, 30.302],
      ],
    ],
    code: 'shapeNoArea',
    place: null,
    pointer: '/shape/coordinates/0',
    words: /^The points lie on one line/,
  },
  {
    what: 'land in the sea',
    rings: [square(66.2, 23.9, 0.004)],
    code: 'shapeOutside',
    place: { lat: 23.9, lng: 66.2 },
    pointer: '/shape/coordinates/0/0',
    words: /^Point 1 \(23\.9, 66\.2\) lies outside Pakistan\.$/,
  },
  {
    what: 'land with one corner in the sea',
    rings: [
      [
        [71.93, 30.3],
        [71.934, 30.3],
        [66.2, 23.9],
      ],
    ],
    code: 'shapeOutside',
    place: { lat: 23.9, lng: 66.2 },
    pointer: '/shape/coordinates/0/2',
    words: /^Point 3 \(23\.9, 66\.2\) lies outside Pakistan\.$/,
  },
  {
    what: 'latitude and longitude swapped',
    rings: [square(30.3, 71.93, 0.004)],
    code: 'shapeSwapped',
    place: { lat: 71.93, lng: 30.3 },
    pointer: '/shape/coordinates/0/0',
    isSwapped: true,
    words: /^Point 1 \(71\.93, 30\.3\) lies outside Pakistan\. Latitude and longitude seem to be swapped\.$/,
  },
  {
    what: 'more than 100,000 acres',
    rings: [square(71.5, 30, 0.3)],
    code: 'shapeTooLarge',
    place: null,
    pointer: '/shape/coordinates/0',
    words: /^No farm is that large/,
  },
];
