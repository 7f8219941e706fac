import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';

type SimilarCase = components['schemas']['SimilarCase'];

const FEWEST_LETTERS = 3;
const MAX_WORDS = 12;
/** What shares less of the words speaks of something else: one crop of three words is no likeness. */
const LEAST_SHARE = 0.4;
/** Of more that share a word these many are compared. */
const COMPARED = 1_000;
/** What says nothing about the matter. */
const common = new Set(
  'about after all and any are before but can cannot does for from had has have her his how into its may not now off one our out she should than that the their them then there they this too under very was what when where which who why will with you your farmer ask asked asks help know need please problem question tell want میں اور سے کے کی کا کو ہے ہیں پر نے یہ وہ تو بھی کیا کیسے کیوں کب کسان مسئلہ سوال چاہیے'.split(
    ' ',
  ),
);

interface Row extends Omit<SimilarCase, 'caseNumber' | 'createdAt' | 'likeness' | 'district'> {
  number: number;
  hits: number;
  created_at: Date;
  district_id: string | null;
  district: string | null;
}

interface Asked {
  text: string;
  msisdn?: string;
  except?: string;
  limit: number;
}

/** The words that tell one matter from another, without the endings of their plurals. */
export function wordsOf(text: string): string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const stems = all.map((word) => (word.length > 4 ? word.replace(/(?<!s)s$/, '') : word));
  const telling = stems.filter((word) => word.length >= FEWEST_LETTERS && !common.has(word));
  return [...new Set(telling)].slice(0, MAX_WORDS);
}

/** What the number has open first, then those that share enough words with the text, the most alike first; of equal ones the answered, and of these the latest. */
export async function similarCases(db: Executor, { text, msisdn, except, limit }: Asked): Promise<SimilarCase[]> {
  const words = wordsOf(text).map((word) => `'${word}':*`);
  if (words.length === 0 && msisdn === undefined) return [];
  const written = sql`to_tsvector('simple', r.title || ' ' || coalesce(r.description, ''))`;
  const found = (isOwn: boolean, condition: ReturnType<typeof sql>) => sql`
    (select r.id, r.number, r.title, r.state, r.answer, r.created_at, r.district_id, r.district, ${isOwn}::boolean as "isOwn",
      (select count(*)::int from unnest(${words}::text[]) w where ${written} @@ w::tsquery) as hits
    from cases r where ${condition} and r.state not in ('merged', 'deleted') ${except ? sql`and r.id <> ${except}` : sql``}
    limit ${COMPARED})`;
  const own = sql`r.msisdn = ${msisdn ?? ''} and r.state in ('new', 'open', 'pending', 'snoozed')`;
  const parts = [
    ...(msisdn === undefined ? [] : [found(true, own)]),
    ...(words.length === 0 ? [] : [found(false, sql`${written} @@ ${words.join(' | ')}::tsquery and not (${own})`)]),
  ];
  const { rows } = await sql<Row>`
    select * from (${sql.join(parts, sql` union all `)}) alike
    where "isOwn" or hits >= ${Math.ceil(LEAST_SHARE * words.length)}::int
    order by "isOwn" desc, hits desc, (answer is not null) desc, number desc limit ${limit}`.execute(db);
  return rows.map(({ number, hits, created_at, district_id, district, ...row }) => ({
    ...row,
    caseNumber: `C-${number}`,
    likeness: words.length === 0 ? 0 : Math.round((100 * hits) / words.length),
    district: district_id !== null && district !== null ? { id: district_id, title: district } : null,
    createdAt: created_at.toISOString(),
  }));
}
