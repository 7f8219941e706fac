/** One thing a farmer asks for: the quantity is for one acre, or as it stands where `each` is set. */
export interface WantedItem {
  title: string;
  supplier: string;
  unit: string;
  quantity: number;
  unitPrice: number;
  each?: true;
}

export interface LoanKind {
  /** The code of a loan type. */
  type: string;
  purpose: string;
  weight: number;
  season?: 'Rabi' | 'Kharif';
  tenureMonths: number;
  items: readonly WantedItem[];
}

const dap = { title: 'DAP, 50 kg', supplier: 'Fauji Fertilizer', unit: 'bags', quantity: 1.5, unitPrice: 12_400 };
const urea = { title: 'Urea, 50 kg', supplier: 'Fauji Fertilizer', unit: 'bags', quantity: 2.4, unitPrice: 4_650 };
const potash = { title: 'SOP, 25 kg', supplier: 'Engro Fertilizers', unit: 'bags', quantity: 1, unitPrice: 9_800 };

/** What farmers in Pakistan borrow for, with prices of the season. */
export const loanKinds: readonly LoanKind[] = [
  {
    type: 'input',
    purpose: 'Wheat inputs',
    weight: 24,
    season: 'Rabi',
    tenureMonths: 8,
    items: [
      {
        title: 'Wheat seed, Akbar-2019, 50 kg',
        supplier: 'Punjab Seed Corporation',
        unit: 'bags',
        quantity: 1,
        unitPrice: 6_500,
      },
      dap,
      urea,
      {
        title: 'Weed control, Atlantis 3.6 WG',
        supplier: 'Four Brothers',
        unit: 'packs',
        quantity: 0.8,
        unitPrice: 4_430,
      },
    ],
  },
  {
    type: 'input',
    purpose: 'Cotton inputs',
    weight: 16,
    season: 'Kharif',
    tenureMonths: 9,
    items: [
      {
        title: 'Cotton seed, IUB-2013, 10 kg',
        supplier: 'Neelum Seeds',
        unit: 'bags',
        quantity: 0.8,
        unitPrice: 7_200,
      },
      dap,
      urea,
      {
        title: 'Whitefly control, Movento',
        supplier: 'Bayer Pakistan',
        unit: 'bottles',
        quantity: 0.6,
        unitPrice: 3_950,
      },
    ],
  },
  {
    type: 'input',
    purpose: 'Rice inputs',
    weight: 10,
    season: 'Kharif',
    tenureMonths: 7,
    items: [
      {
        title: 'Rice seed, Super Basmati, 20 kg',
        supplier: 'Guard Agri',
        unit: 'bags',
        quantity: 0.5,
        unitPrice: 7_800,
      },
      dap,
      urea,
      { title: 'Zinc sulphate 33 %, 3 kg', supplier: 'Sitara Chemicals', unit: 'packs', quantity: 1, unitPrice: 1_150 },
    ],
  },
  {
    type: 'input',
    purpose: 'Maize inputs',
    weight: 9,
    season: 'Kharif',
    tenureMonths: 6,
    items: [
      {
        title: 'Hybrid maize seed, P-1543, 10 kg',
        supplier: 'Pioneer Pakistan',
        unit: 'bags',
        quantity: 1,
        unitPrice: 18_500,
      },
      dap,
      urea,
      potash,
    ],
  },
  {
    type: 'input',
    purpose: 'Potato seed',
    weight: 7,
    season: 'Rabi',
    tenureMonths: 6,
    items: [
      {
        title: 'Seed potato, Santé, 50 kg',
        supplier: 'Okara Potato Growers',
        unit: 'bags',
        quantity: 24,
        unitPrice: 4_200,
      },
      dap,
      potash,
    ],
  },
  {
    type: 'input',
    purpose: 'Cane seed',
    weight: 6,
    tenureMonths: 14,
    items: [
      { title: 'Sugarcane setts, CPF-249', supplier: 'JDW Sugar Mills', unit: 'maunds', quantity: 90, unitPrice: 420 },
      dap,
      urea,
    ],
  },
  {
    type: 'input',
    purpose: 'Sunflower seed',
    weight: 4,
    season: 'Rabi',
    tenureMonths: 6,
    items: [
      {
        title: 'Hybrid sunflower seed, Hysun-33, 2 kg',
        supplier: 'ICI Pakistan',
        unit: 'packs',
        quantity: 1,
        unitPrice: 9_600,
      },
      urea,
    ],
  },
  {
    type: 'livestock',
    purpose: 'Milch cattle',
    weight: 10,
    tenureMonths: 24,
    items: [
      {
        title: 'Sahiwal cow, in milk',
        supplier: 'Okara cattle market',
        unit: 'head',
        quantity: 2,
        unitPrice: 240_000,
        each: true,
      },
    ],
  },
  {
    type: 'livestock',
    purpose: 'Livestock feed',
    weight: 6,
    tenureMonths: 9,
    items: [
      { title: 'Wanda, 37 kg', supplier: 'Anmol Feeds', unit: 'bags', quantity: 40, unitPrice: 3_450, each: true },
      {
        title: 'Mineral mixture, 5 kg',
        supplier: 'Ghazi Brothers',
        unit: 'packs',
        quantity: 6,
        unitPrice: 1_900,
        each: true,
      },
    ],
  },
  {
    type: 'livestock',
    purpose: 'Goats for fattening',
    weight: 5,
    tenureMonths: 12,
    items: [
      {
        title: 'Beetal goat',
        supplier: 'Multan cattle market',
        unit: 'head',
        quantity: 8,
        unitPrice: 38_000,
        each: true,
      },
      { title: 'Wanda, 37 kg', supplier: 'Anmol Feeds', unit: 'bags', quantity: 12, unitPrice: 3_450, each: true },
    ],
  },
  {
    type: 'machinery',
    purpose: 'Tractor, 50 hp',
    weight: 4,
    tenureMonths: 60,
    items: [
      {
        title: 'Massey Ferguson 240',
        supplier: 'Millat Tractors',
        unit: 'tractor',
        quantity: 1,
        unitPrice: 2_350_000,
        each: true,
      },
    ],
  },
  {
    type: 'machinery',
    purpose: 'Thresher',
    weight: 4,
    tenureMonths: 36,
    items: [
      {
        title: 'Wheat thresher, beater type',
        supplier: 'Green Land Engineers, Daska',
        unit: 'machine',
        quantity: 1,
        unitPrice: 685_000,
        each: true,
      },
    ],
  },
  {
    type: 'irrigation',
    purpose: 'Tube well, solar',
    weight: 5,
    tenureMonths: 48,
    items: [
      {
        title: 'Solar panel, 585 W',
        supplier: 'Longi dealer, Multan',
        unit: 'panels',
        quantity: 18,
        unitPrice: 24_500,
        each: true,
      },
      {
        title: 'Pump and VFD, 15 hp',
        supplier: 'KSB Pumps, Hassan Abdal',
        unit: 'set',
        quantity: 1,
        unitPrice: 434_000,
        each: true,
      },
    ],
  },
  {
    type: 'irrigation',
    purpose: 'Drip irrigation',
    weight: 4,
    tenureMonths: 36,
    items: [
      {
        title: 'Drip lines and fittings',
        supplier: 'Jaffer Agro Services',
        unit: 'acres',
        quantity: 1,
        unitPrice: 145_000,
      },
    ],
  },
  {
    type: 'landDevelopment',
    purpose: 'Land levelling',
    weight: 5,
    tenureMonths: 12,
    items: [
      {
        title: 'Laser levelling',
        supplier: 'Field wing, Agriculture Department',
        unit: 'hours',
        quantity: 3,
        unitPrice: 3_200,
      },
    ],
  },
  {
    type: 'landDevelopment',
    purpose: 'Orchard fence',
    weight: 3,
    tenureMonths: 18,
    items: [
      {
        title: 'Chain-link fence, 6 ft',
        supplier: 'Ittehad Steel, Quetta',
        unit: 'rolls',
        quantity: 14,
        unitPrice: 29_300,
        each: true,
      },
    ],
  },
];

export const clauseTemplates: readonly { title: string; text: string }[] = [
  {
    title: 'Repayment after harvest',
    text: 'The borrower repays the amount with mark-up in one payment within 30 days of selling the crop. If less than half of the expected yield is harvested because of hail, flood or rust, the partner and the borrower agree on a new date.',
  },
  {
    title: 'Inputs only for own land',
    text: 'What is bought with this loan is used on the land named in this application and is not sold on.',
  },
  {
    title: 'Crop insurance',
    text: 'The borrower takes part in the crop loan insurance scheme; its premium is borne by the scheme as announced for the season.',
  },
  {
    title: 'Repayment in instalments',
    text: 'The borrower repays in equal half-yearly instalments, the first one six months after the purchase.',
  },
  {
    title: 'Ownership until repaid',
    text: 'What is bought stays hypothecated to the partner until the last instalment has been paid.',
  },
];

export const reasons = {
  WITHDRAW: [
    'The farmer borrowed from a relative instead',
    'The season is over; the farmer will apply again',
    'Applied for twice by mistake',
    'The arhti gave the inputs on credit',
  ],
  DEFER: [
    'Fard not attached; tehsil office closed until Monday',
    'The co-signer has not been reached yet',
    'Waiting for the passbook from the patwari',
    'Visit put off: canal road closed by rain',
    'CNIC expired; the farmer has applied for renewal',
    'Quantities to be checked with the supplier',
  ],
  REJECT: [
    'The last loan is overdue',
    'The land is not in the borrower’s name and no lease was shown',
    'Amount beyond the limit for the acreage',
    'The borrower has taken the same loan from another bank',
    'No answer to five calls in two weeks',
    'Co-signer withdrew',
  ],
  ACCEPT: ['Land record complete', 'Repaid the last loan on time', 'Visited: crop stand is good', null, null, null],
  ASSIGN_AGENT: ['Nearer to the village', 'Knows the borrower from the last season', null, null, null, null],
  UNDO_ACCEPT: ['Accepted by mistake', 'The co-signer asked to be replaced'],
} as const;

export const sources: readonly (readonly [string, number])[] = [
  ['Voice menu, then agent', 48],
  ['Field visit', 27],
  ['Call centre', 15],
  ['Portal', 10],
];
