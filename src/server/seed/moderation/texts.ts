import { readFileSync } from 'node:fs';
import { contentOf } from '../content.ts';
import type { Random } from '../random.ts';

export interface Offer {
  itemId: string;
  categoryId: string;
  category: string;
  item: string;
  unit: string;
  price: readonly [number, number];
  quantity: readonly [number, number];
  days: number;
  picture: string;
  breeds: string[];
  texts: { language: string; title: string; description: string }[];
}

export interface Line {
  language: 'ur' | 'en' | 'pa' | 'roman';
  /** Why a moderator turns it down; absent where it is fine. */
  wrong?: string;
  text: string;
}

export interface Conversation {
  topic: string;
  lines: Line[];
}

/** What is offered on the marketplace, by item. */
export function offers(): Offer[] {
  const categories = new Map(contentOf('mandi-category').map((item) => [item.id, item]));
  const items = new Map(contentOf('mandi-item').map((item) => [item.name, item]));
  const found: Offer[] = [];
  for (const line of linesOf('listings.txt')) {
    if (line.startsWith('## ')) {
      const [name = '', price = '', quantity = '', days = '', picture = '', breeds = ''] = cells(line.slice(3));
      const item = items.get(name);
      const category = categories.get(item?.parentId ?? '');
      if (!item || !category) throw new Error(`listings.txt: ${name} is not in mandi-item.tsv`);
      found.push({
        itemId: item.id,
        categoryId: category.id,
        category: category.name,
        item: name,
        unit: String(item.attributes.unit ?? 'kg'),
        price: span(price),
        quantity: span(quantity),
        days: Number(days),
        picture,
        breeds: breeds
          .split(',')
          .map((breed) => breed.trim())
          .filter(Boolean),
        texts: [],
      });
      continue;
    }
    const [, language = '', title = '', description = ''] = /^(\w\w): (.+?) — (.+)$/.exec(line) ?? [];
    if (title) found.at(-1)?.texts.push({ language, title, description });
  }
  return found;
}

/** What is talked about in the forum. */
export function conversations(): Conversation[] {
  const found: Conversation[] = [];
  for (const line of linesOf('threads.txt')) {
    if (line.startsWith('= ')) {
      found.push({ topic: line.slice(2).trim(), lines: [] });
      continue;
    }
    const [, language = '', wrong, text = ''] = /^(?:> )?(\w\w)(?:!(\w+))?: (.+)$/.exec(line) ?? [];
    if (text) found.at(-1)?.lines.push({ language: languageOf(language), text, ...(wrong ? { wrong } : {}) });
  }
  return found;
}

const greetings: Record<Line['language'], string[]> = {
  ur: ['السلام علیکم! ', 'السلام علیکم بھائیو! ', '', '', 'سلام۔ ', 'محترم ماہرین! '],
  pa: ['', 'سلام جی۔ ', 'بھراوو! ', ''],
  roman: ['Assalam o alaikum. ', 'Salam bhai, ', '', '', 'Mohtaram, '],
  en: ['Salaam. ', '', '', 'Dear all, ', 'Good morning. '],
};
const endings: Record<Line['language'], string[]> = {
  ur: ['', '', ' شکریہ۔', ' جزاک اللہ۔', ' جلدی بتائیں۔', ' مہربانی ہوگی۔'],
  pa: ['', ' مہربانی۔', '', ' دسنا ضرور۔'],
  roman: ['', '', ' Shukriya.', ' Jaldi batayein.', ' JazakAllah.'],
  en: ['', '', ' Thank you.', ' Please advise.', ' Any help is welcome.'],
};

/** The same thought as another person would put it. */
export function inOwnWords(random: Random, { language, text }: Line, isReply: boolean): string {
  const begin = isReply && random.chance(0.7) ? '' : random.pick(greetings[language]);
  const end = isReply && random.chance(0.7) ? '' : random.pick(endings[language]);
  return `${begin}${text}${end}`;
}

/** What people say at the end of a conversation. */
export const thanks: readonly Line[] = [
  { language: 'ur', text: 'شکریہ بھائی، بہت مدد ملی۔' },
  { language: 'ur', text: 'میں نے ایسا ہی کیا تھا، فائدہ ہوا۔' },
  { language: 'ur', text: 'ہمارے علاقے میں بھی یہی مسئلہ ہے۔' },
  { language: 'ur', text: 'تصویر بھی لگا دیں تاکہ صحیح پتہ چلے۔' },
  { language: 'ur', text: 'اللہ برکت دے، کل ہی کروں گا۔' },
  { language: 'ur', text: 'کس علاقے سے ہیں آپ؟ موسم کے حساب سے مشورہ بدلتا ہے۔' },
  { language: 'en', text: 'Thank you, this helped.' },
  { language: 'en', text: 'Same here. Did it work for you?' },
  { language: 'en', text: 'Please tell us in two weeks how it went.' },
  { language: 'en', text: 'Which variety and which sowing date?' },
  { language: 'roman', text: 'Shukriya bhai, kal try karta hun.' },
  { language: 'roman', text: 'Mere sath bhi yehi masla hai.' },
  { language: 'roman', text: 'Bilkul theek kaha.' },
  { language: 'pa', text: 'مہربانی جی، بڑا فائدہ ہویا۔' },
  { language: 'pa', text: 'ساڈے پنڈ وچ وی ایہو حال اے۔' },
];

function linesOf(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
}

function cells(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

function span(text: string): readonly [number, number] {
  const [low = 1, high = low] = text.split('-').map(Number);
  return [low, high];
}

function languageOf(mark: string): Line['language'] {
  return mark === 'ro' ? 'roman' : mark === 'ur' || mark === 'pa' ? mark : 'en';
}
