import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Services } from '../../platform/feature.ts';
import { attachmentsOf } from '../../records/attachments.store.ts';
import type { Reading, RecordList } from '../../records/list.ts';
import type { Case } from './cases.list.ts';
import { mergeParts } from './cases.merging.ts';

type CaseRecord = components['schemas']['CaseRecord'];

interface Parts {
  description: string | null;
  answer: string | null;
  parameters: { kept: string; title: string | null }[];
  asker: CaseRecord['asker'];
  otherOpen: (Omit<CaseRecord['otherOpen'][number], 'caseNumber'> & { number: number })[];
  mergedInto: CaseRecord['mergedInto'];
  merged: CaseRecord['merged'];
}

/** All that the record page shows besides the row, in the statement that reads it. */
const parts: { [Name in keyof Parts]: RawBuilder<Parts[Name]> } = {
  description: sql`r.description`,
  answer: sql`r.answer`,
  parameters: sql`(
    select coalesce(json_agg(json_build_object('kept', p.kept, 'title', i.name) order by p.place), '[]')
    from jsonb_array_elements_text(r.parameters) with ordinality as p (kept, place)
    left join reference_items i on i.id = split_part(p.kept, ':', 2)::uuid)`,
  asker: sql`(
    select json_build_object('village', f.village, 'tehsil', t.name, 'landAcres', f.land_acres, 'tongue', case tongue.attributes ->> 'tag' when 'en' then 'en' else 'ur' end,
      'doNotCall', exists (select from do_not_call n
        where n.country_code = f.country_code and n.msisdn = f.msisdn and n.state = 'listed'), 'crops', (
      select coalesce(json_agg(distinct crop.name), '[]') from farm_crops c join reference_items crop on crop.id = c.crop_id
      where c.farmer_id = f.id and c.growth_stage_id is not null))
    from farmers f left join reference_items t on t.id = f.tehsil_id
      left join reference_items tongue on tongue.id = f.language_id where f.id = r.farmer_id)`,
  otherOpen: sql`(
    select coalesce(json_agg(o order by o.number desc), '[]') from (
      select c.id, c.number, c.title, c.state from cases c
      where c.msisdn = r.msisdn and c.id <> r.id and c.state in ('new', 'open', 'pending', 'snoozed')
      order by c.number desc limit 50) o)`,
  ...mergeParts,
};

/** One case as the record page shows it, or undefined when it is absent. */
export async function findCaseRecord(
  services: Pick<Services, 'database' | 'clock'>,
  list: RecordList<Case>,
  id: string,
  reading: Reading,
): Promise<CaseRecord | undefined> {
  const found = await list.one<Parts>(id, parts, reading);
  if (!found) return undefined;
  const { parameters, otherOpen, ...more } = found.more;
  const ids = [found.item.id, ...more.merged.map((one) => one.id)];
  const files = await attachmentsOf(services, reading.db, ids);
  return {
    ...found.item,
    ...more,
    files: ids.flatMap((one) => files.get(one) ?? []),
    parameters: parameters.flatMap(({ kept, title }) => {
      const [type = '', entry = ''] = kept.split(':');
      const of = type as CaseRecord['parameters'][number]['type'];
      return title === null ? [] : [{ type: of, parameter: { id: entry, title } }];
    }),
    otherOpen: otherOpen.map(({ number, ...other }) => ({ ...other, caseNumber: `C-${number}` })),
  };
}
