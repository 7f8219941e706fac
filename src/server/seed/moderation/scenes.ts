import { random } from '../random.ts';

/* Pictures of things on a farm, drawn by rule: each scene is an SVG of 960 × 720. */

const WIDTH = 960;
const HEIGHT = 720;

const sky =
  '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9cc3e0"/><stop offset="1" stop-color="#f3e7cf"/></linearGradient></defs><rect width="960" height="430" fill="url(#sky)"/>';
const sun = '<circle cx="770" cy="120" r="46" fill="#fbe6a2"/>';
const trees = scattered(3, 26, (r) => {
  const x = r.next() * WIDTH;
  return `<ellipse cx="${x}" cy="${400 - r.next() * 18}" rx="${30 + r.next() * 40}" ry="${24 + r.next() * 30}" fill="${r.pick(['#4c6b3c', '#5c7a45', '#426034'])}"/>`;
});

function scattered(seed: number, count: number, draw: (r: ReturnType<typeof random>, index: number) => string): string {
  const r = random(seed);
  return Array.from({ length: count }, (_, index) => draw(r, index)).join('');
}

function ground(colour: string): string {
  return `<rect y="400" width="${WIDTH}" height="320" fill="${colour}"/>`;
}

/** Rows of a crop that run to the horizon. */
function rows(earth: string, crop: string): string {
  const lines = Array.from({ length: 15 }, (_, index) => {
    const x = (index - 7) * 150 + 480;
    return `<path d="M480 400L${x - 34} 720H${x + 34}Z" fill="${crop}"/>`;
  });
  return ground(earth) + lines.join('');
}

/** A heap of round things on cloth. */
function heap(seed: number, colours: string[], size: number, squash = 1): string {
  const pieces = scattered(seed, Math.round(42_000 / (size * size) + 60), (r) => {
    const across = r.next() * 2 - 1;
    const height = (1 - across * across) * 330;
    const x = 480 + across * 380;
    const y = 640 - r.next() * height;
    const turn = Math.round(r.next() * 180);
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="${size}" ry="${size * squash}" fill="${r.pick(colours)}"/><ellipse cx="${-size * 0.3}" cy="${-size * squash * 0.3}" rx="${size * 0.3}" ry="${size * 0.2}" fill="#fff" opacity=".25"/></g>`;
  });
  return `${sky}${trees}${ground('#b79a6c')}<ellipse cx="480" cy="650" rx="430" ry="60" fill="#8d6f47" opacity=".5"/><path d="M90 655Q300 330 480 325Q660 330 870 655Q480 690 90 655Z" fill="${colours[0]}"/>${pieces}`;
}

/** Four legs, a body and a head: close enough to be told apart by colour, horns and size. */
function animal(body: string, dark: string, size: number, extra: string): string {
  const legs = [210, 280, 520, 590].map(
    (x) => `<rect x="${x}" y="430" width="38" height="170" rx="12" fill="${dark}"/>`,
  );
  return `${sky}${sun}${trees}${rows('#8b9c55', '#9db065')}<g transform="translate(${480 - 430 * size} ${640 - 600 * size}) scale(${size})"><ellipse cx="420" cy="610" rx="330" ry="24" fill="#000" opacity=".2"/>${legs.join('')}<ellipse cx="410" cy="370" rx="270" ry="128" fill="${body}"/><path d="M150 330q-40 120 0 190" stroke="${dark}" stroke-width="16" fill="none" stroke-linecap="round"/><path d="M620 330q70-120 150-120q60 20 50 80q-20 60-90 60q-40 60-100 70Z" fill="${body}"/><circle cx="772" cy="262" r="10" fill="#161311"/><ellipse cx="808" cy="300" rx="24" ry="18" fill="${dark}"/>${extra}</g>`;
}

function sacks(): string {
  const one = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M-90 0q-20-120 10-210h160q30 90 10 210q-90 26-180 0Z" fill="#e4d7b8"/><path d="M-76-206q76 26 152 0l-14-34h-124Z" fill="#cdbd97"/><rect x="-50" y="-140" width="100" height="70" rx="6" fill="#4a7d4b"/><path d="M-30-90q30-60 60 0" stroke="#f1e3a8" stroke-width="8" fill="none"/></g>`;
  return `${sky}${trees}${ground('#a58a63')}${one(260, 600)}${one(480, 600)}${one(700, 600)}${one(370, 440)}${one(590, 440)}`;
}

function tractor(): string {
  return `${sky}${sun}${trees}${rows('#7b5a3c', '#8a6a48')}<g transform="translate(180 120)"><ellipse cx="300" cy="500" rx="330" ry="30" fill="#000" opacity=".25"/><path d="M300 200h240q40 0 50 60l10 130H260Z" fill="#c6352b"/><path d="M150 90h170l24 170h-214Z" fill="#c6352b"/><path d="M166 106h138l16 110h-174Z" fill="#cfe4ee"/><rect x="500" y="110" width="18" height="100" fill="#39342f"/><circle cx="190" cy="390" r="128" fill="#26231f"/><circle cx="190" cy="390" r="62" fill="#e8c34b"/><circle cx="540" cy="430" r="84" fill="#26231f"/><circle cx="540" cy="430" r="38" fill="#e8c34b"/></g>`;
}

function solar(): string {
  const panel = (x: number, y: number) =>
    `<g transform="translate(${x} ${y}) skewX(-18)"><rect width="190" height="120" fill="#23406b" stroke="#c8d2dc" stroke-width="6"/><path d="M48 0v120M96 0v120M144 0v120M0 40h190M0 80h190" stroke="#5f7fae" stroke-width="3"/></g>`;
  return `${sky}${sun}${trees}${rows('#7c8f4c', '#90a55a')}${[220, 430, 640].map((x) => panel(x, 330)).join('')}${[180, 390, 600].map((x) => panel(x, 460)).join('')}<path d="M120 640q200-60 420 0t420-10v90H120Z" fill="#74a9c4"/>`;
}

function leaf(spots: string, count: number, seed: number): string {
  const marks = scattered(seed, count, (r) => {
    const along = r.next();
    const y = 360 + (r.next() - 0.5) * 190 * Math.sin(Math.PI * along);
    return `<ellipse cx="${90 + along * 780}" cy="${y}" rx="${5 + r.next() * 12}" ry="${3 + r.next() * 6}" fill="${spots}" opacity="${0.6 + r.next() * 0.4}"/>`;
  });
  return `<rect width="960" height="720" fill="#2f4a2b"/><path d="M40 380q420-330 880-40q-430 330-880 40Z" fill="#5f9146"/><path d="M40 380q440-60 880-40" stroke="#8bb668" stroke-width="9" fill="none"/>${marks}`;
}

function cracks(): string {
  const plates = scattered(21, 90, (r, index) => {
    const x = (index % 10) * 104 + r.next() * 30 - 20;
    const y = 300 + Math.floor(index / 10) * 52 + r.next() * 20;
    return `<path d="M${x} ${y}l${60 + r.next() * 30} ${r.next() * 12}l${10 + r.next() * 14} 34l-${70 + r.next() * 20} 8Z" fill="${r.pick(['#c7ab82', '#b99b70', '#d3b98f'])}" stroke="#6d5238" stroke-width="5"/>`;
  });
  return `${sky}${sun}${trees}${ground('#6d5238')}${plates}`;
}

function pot(liquid: string): string {
  return `${sky}${trees}${ground('#a98d62')}<path d="M330 330q-60 120 0 260q150 50 300 0q60-140 0-260Z" fill="#b9bec4"/><ellipse cx="480" cy="330" rx="152" ry="44" fill="${liquid}" stroke="#e9ecef" stroke-width="14"/><path d="M640 380q90 20 60 110" stroke="#9aa1a8" stroke-width="16" fill="none"/>`;
}

function stalks(): string {
  const canes = scattered(8, 46, (r, index) => {
    const x = 30 + index * 20 + r.next() * 12;
    const lean = r.next() * 40 - 20;
    return `<path d="M${x} 720L${x + lean} ${120 + r.next() * 60}" stroke="${r.pick(['#8aa04a', '#9cb05c', '#7c8f40'])}" stroke-width="13"/><path d="M${x + lean} 170q60-90 130-60M${x + lean} 180q-70-80-120-40" stroke="#6f9a45" stroke-width="9" fill="none"/>`;
  });
  return `${sky}${sun}${trees}${ground('#5f7338')}${canes}`;
}

function bolls(): string {
  const plants = scattered(12, 60, (r) => {
    const x = r.next() * WIDTH;
    const y = 420 + r.next() * 260;
    const size = 12 + ((y - 420) / 260) * 24;
    return `<g transform="translate(${x} ${y})"><path d="M0 0v${size * 2}" stroke="#6d5a36" stroke-width="5"/><circle cx="${-size * 0.5}" r="${size * 0.7}" fill="#fbfaf5"/><circle cx="${size * 0.5}" r="${size * 0.7}" fill="#f1efe6"/><circle cy="${-size * 0.5}" r="${size * 0.7}" fill="#fff"/></g>`;
  });
  return `${sky}${sun}${trees}${rows('#6f7d3f', '#7f8f4b')}${plants}`;
}

function seedlings(): string {
  const plants = scattered(17, 77, (_r, index) => {
    const x = 80 + (index % 11) * 80;
    const y = 260 + Math.floor(index / 11) * 66;
    return `<g transform="translate(${x} ${y})"><rect x="-28" y="6" width="56" height="40" rx="6" fill="#3b3630"/><path d="M0 10v-34M0-10q-26-22-30 4q20 12 30 2M0-16q26-22 30 4q-20 12-30 2" stroke="#4f8f3f" stroke-width="6" fill="#6fae57"/></g>`;
  });
  return `<rect width="960" height="720" fill="#d9d2c2"/><rect width="960" height="200" fill="#eef3ea"/><path d="M0 200q480-190 960 0" stroke="#b9c4b3" stroke-width="10" fill="none"/>${plants}`;
}

function bird(): string {
  return `${sky}${sun}${trees}${ground('#a9895c')}<g transform="translate(150 60)"><ellipse cx="330" cy="570" rx="220" ry="22" fill="#000" opacity=".2"/><path d="M120 330q-60-120 20-150q40 90 120 90q120-10 170-120q90 10 80 100q10 230-190 240q-170 0-200-160Z" fill="#b5652a"/><path d="M420 160q0-70 60-70q60 0 60 70l-30 90h-80Z" fill="#c9762f"/><path d="M440 96q6-40 24-20q10-36 26-8q16-24 22 20Z" fill="#cf2f2b"/><path d="M538 150l50 18l-50 16Z" fill="#e9b23c"/><circle cx="500" cy="146" r="8" fill="#161311"/><path d="M290 480v80M360 480v80" stroke="#e0a53a" stroke-width="12"/></g>`;
}

const horns =
  '<path d="M700 214q-10-90 60-80M760 204q40-80 90-30" stroke="#d9cfb8" stroke-width="18" fill="none" stroke-linecap="round"/>';

/** The scenes by the key that records name them with. */
export const scenes: Readonly<Record<string, string>> = {
  grain: heap(5, ['#d8ad5a', '#e2bd6f', '#c79a48'], 12, 0.45),
  sack: sacks(),
  cotton: bolls(),
  oilseed: `${sky}${sun}${trees}${rows('#8a9a3c', '#e6c832')}`,
  vegetable: heap(6, ['#c99a5b', '#b98748', '#d8ac70'], 34, 0.72),
  fruit: heap(9, ['#f0902c', '#e67e1e', '#f5a445'], 40),
  cane: stalks(),
  fodder: heap(14, ['#e8d9a0', '#d9c786', '#f0e4b6'], 30, 0.12),
  buffalo: animal(
    '#2e2a28',
    '#1d1a19',
    0.95,
    '<path d="M700 214q-60-30-20-90M760 204q70-10 50-80" stroke="#171413" stroke-width="22" fill="none"/>',
  ),
  cow: animal('#a8552a', '#7d3d1d', 0.92, horns),
  goat: animal(
    '#e9e2d4',
    '#8a7357',
    0.66,
    '<path d="M700 230q-70 20-60 90" stroke="#6b5137" stroke-width="34" fill="none" stroke-linecap="round"/>',
  ),
  egg: heap(19, ['#f2e3cf', '#e2c5a2', '#fbf3e6'], 38, 0.76),
  hen: bird(),
  milk: pot('#fdfbf4'),
  honey: pot('#d8922a'),
  plant: seedlings(),
  tractor: tractor(),
  solar: solar(),
  field: `${sky}${sun}${trees}${rows('#b58f3d', '#d9b65a')}`,
  greenField: `${sky}${sun}${trees}${rows('#5c7f3f', '#79a353')}`,
  rust: leaf('#d9822b', 170, 31),
  blight: leaf('#5a4327', 60, 37),
  insects: leaf('#f4f2ea', 120, 41),
  drySoil: cracks(),
};

export function svgOf(scene: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${scene}</svg>`;
}
