import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { invalid } from '../../platform/errors.ts';
import type { QueryOf } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { farmerMessage } from './farmers.messages.ts';

type Land = components['schemas']['LandWithin'];

/** About a district: what is wider is a map of the country, on which no field is to be seen. */
const WIDEST_DEGREES = 1;

/** The drawn farms of all farmers whose land meets a box, found by the index of their extents. */
export async function landWithin(
  db: Executor,
  { west, south, east, north, limit = 2000 }: QueryOf<'listLandWithin'>,
): Promise<Land> {
  checkEdges('/east', west, east);
  checkEdges('/north', south, north);
  const { rows: items } = await sql<Land['items'][number]>`
    select land.id, land.title as "farmTitle", land.land_area as "landArea", land.shape, owner.id as "farmerId",
      owner.name as farmer, owner.name_ur as "farmerUr", owner.village
    from farms as land join farmers as owner on owner.id = land.farmer_id
    where land.extent && box(point(${west}, ${south}), point(${east}, ${north}))
    limit ${limit + 1}`.execute(db);
  return { items: items.slice(0, limit), more: items.length > limit };
}

function checkEdges(pointer: string, from: number, to: number): void {
  if (to <= from || to - from > WIDEST_DEGREES) throw invalid(pointer, farmerMessage('fieldForm'));
}
