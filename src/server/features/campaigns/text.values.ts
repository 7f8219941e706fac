import { type RawBuilder, sql } from 'kysely';
import {
  type Called,
  languageOf,
  longestOf,
  piecesOf,
  standInOf,
  type TextField,
  type TextIn,
  type Texts,
  textsIn,
} from '../../../../machines/campaigns/campaign.texts.ts';
import type { Language } from '../../../../machines/ivr/menu.ts';
import type { Executor } from '../../platform/transaction.ts';

/** What an item is called, or a farmer, in a text of this language; null where it is not known. */
function called(row: 'f' | 'i', language: Language): RawBuilder<string | null> {
  const [name, nameUr] = [sql.ref(`${row}.name`), sql.ref(`${row}.name_ur`)];
  const latin = sql`nullif(btrim(${name}), '')`;
  return language === 'en' ? sql`${latin}` : sql`coalesce(nullif(btrim(${nameUr}), ''), ${latin})`;
}

/** Of a farmer `f`, who may be nobody: what stands in a field. Of several crops the first that the text is about. */
function knownOf(field: TextField, language: Language, crops: readonly string[]): RawBuilder<string | null> {
  switch (field) {
    case 'name':
      return called('f', language);
    case 'tehsil':
      return sql`(select ${called('i', language)} from reference_items i where i.id = f.tehsil_id)`;
    case 'district':
      return sql`(select ${called('i', language)} from reference_items i where i.id = f.district_id)`;
    case 'crop':
      return sql`(
        select ${called('i', language)} from farm_crops c join reference_items i on i.id = c.crop_id
        where c.farmer_id = f.id order by c.crop_id = any(${crops}::uuid[]) desc, i.name, i.id limit 1)`;
  }
}

/** Of a farmer `f`, who may be nobody: the text as this one gets it, as `filled` has it. */
export function textSaid(text: string, meant: Language | undefined, crops: readonly string[]): RawBuilder<string> {
  const language = languageOf(text, meant);
  const pieces = piecesOf(text).map((piece) =>
    typeof piece === 'string'
      ? sql`${piece}::text`
      : sql`coalesce(${knownOf(piece.field, language, crops)}, ${standInOf(piece.field, language)}::text)`,
  );
  return pieces.length === 0 ? sql<string>`''` : sql<string>`${sql.join(pieces, sql` || `)}`;
}

/** Of what goes to somebody who speaks `spoken`: something about the text that this one gets, as `textFor` has it. */
export function byLanguage<Said>(
  texts: Texts,
  spoken: RawBuilder<unknown>,
  say: (text: TextIn) => RawBuilder<Said>,
  forAll: RawBuilder<Said>,
): RawBuilder<Said> {
  const others = textsIn(texts).filter(({ language }) => language !== texts.contentLanguage);
  if (others.length === 0) return forAll;
  const cases = others.map((other) => sql`when ${other.language}::text then ${say(other)}`);
  return sql<Said>`case ${spoken} ${sql.join(cases, sql` `)} else ${forAll} end`;
}

interface Item extends Called {
  id: string;
  list: string;
  parentId: string | null;
}

/** All that can stand in a field but names of people. */
export async function fieldItems(db: Executor): Promise<Item[]> {
  return await db
    .selectFrom('reference_items')
    .select(['id', 'list', 'name as title', 'name_ur as titleUr', 'parent_id as parentId'])
    .where('list', 'in', ['tehsil', 'district', 'crop'])
    .execute();
}

/** The longest that can stand in each field of what those get whom it is for. */
export function longestFor(
  items: readonly Item[],
  { locations, crops }: { locations: readonly string[]; crops: readonly string[] },
): Record<Exclude<TextField, 'name'>, ReturnType<typeof longestOf>> {
  const of = (list: string) => items.filter((item) => item.list === list);
  const [chosen, grown] = [new Set(locations), new Set(crops)];
  const provinceOf = new Map(of('district').map(({ id, parentId }) => [id, parentId]));
  const isChosen = (...ids: (string | null | undefined)[]) =>
    chosen.size === 0 || ids.some((id) => id && chosen.has(id));
  const tehsils = of('tehsil').filter(({ id, parentId }) => isChosen(id, parentId, provinceOf.get(parentId ?? '')));
  const around = new Set(tehsils.map(({ parentId }) => parentId));
  const districts = of('district').filter(({ id, parentId }) => isChosen(id, parentId) || around.has(id));
  return {
    tehsil: longestOf(tehsils),
    district: longestOf(districts),
    crop: longestOf(of('crop').filter(({ id }) => grown.size === 0 || grown.has(id))),
  };
}
