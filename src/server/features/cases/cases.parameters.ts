import type { components } from '../../../contract/generated/types.ts';
import { invalid } from '../../platform/errors.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Executor } from '../../platform/transaction.ts';
import type { ListKey } from '../lovs/lists.ts';
import { caseMessage } from './cases.messages.ts';

type ParameterType = components['schemas']['CaseParameterType'];

/** What a case can be about: the reference list of each type. */
export const listOf = {
  crops: 'crop',
  cropDisease: 'crop-disease',
  livestockDisease: 'livestock-disease',
  cropInsects: 'crop-insect',
  weeds: 'weed',
  livestocks: 'livestock',
  livestockManagement: 'livestock-management',
  livestockNutrition: 'livestock-nutrition',
  abioticStress: 'abiotic-stress',
  nutrientDeficiency: 'nutrient-deficiency',
} as const satisfies Record<ParameterType, ListKey>;

export const parameterTypes = Object.keys(listOf) as ParameterType[];

export function isParameterType(given: unknown): given is ParameterType {
  return typeof given === 'string' && Object.hasOwn(listOf, given);
}

/** The entry's name, or undefined where the type's list has none of this id. */
export async function entryOf(db: Executor, type: ParameterType, id: string): Promise<string | undefined> {
  const entry = await db
    .selectFrom('reference_items')
    .select('name')
    .where('list', '=', listOf[type])
    .where('id', '=', id)
    .executeTakeFirst();
  return entry?.name;
}

/** The entries of a form, as they are kept: 422 names the first that its list doesn't know. */
export async function parametersOf(
  db: Executor,
  form: { readonly [Type in ParameterType]?: readonly string[] },
): Promise<string[]> {
  const given = parameterTypes.flatMap((type) =>
    (form[type] ?? []).map((id, place) => ({ type, id: id.toLowerCase(), pointer: `/${type}/${place}` })),
  );
  if (given.length === 0) return [];
  const entries = await db
    .selectFrom('reference_items')
    .select(['id', 'list'])
    .where(
      'id',
      'in',
      given.map(({ id }) => id),
    )
    .execute();
  const lists = new Map(entries.map(({ id, list }) => [id, list]));
  const unknown = given.find(({ type, id }) => lists.get(id) !== listOf[type]);
  if (unknown) throw invalid(unknown.pointer, fieldMessage('noSuchEntry'));
  const kept = [...new Set(given.map(({ type, id }) => `${type}:${id}`))];
  if (kept.length > 20) throw invalid(given[20]?.pointer ?? '', caseMessage('parametersAtMost', { max: 20 }));
  return kept;
}
