import { type AliasedRawBuilder, sql } from 'kysely';

interface Person {
  id: string;
  name: string;
}

/** What a record says of itself beside its state: that it was handed on, that its decision is to be looked at again. */
export interface Marks {
  escalation: { to: Person | null; note: string; by: Person; at: string } | null;
  secondLook: { by: Person; at: string } | null;
}

/** The marks of the record `r`. */
export function marksOn(entity: string): AliasedRawBuilder<Marks, 'marks'> {
  return sql<Marks>`json_build_object(
    'escalation', (
      select json_build_object(
        'to', case when e.to_id is not null then json_build_object('id', e.to_id, 'name', e.to_name) end,
        'note', e.note, 'by', json_build_object('id', e.by_id, 'name', e.by_name), 'at', e.at)
      from escalations e where e.entity = ${entity} and e.record_id = r.id::text),
    'secondLook', (
      select json_build_object('by', json_build_object('id', s.decided_by, 'name', s.decided_by_name), 'at', s.decided_at)
      from second_looks s where s.entity = ${entity} and s.record_id = r.id::text and s.outcome is null))`.as('marks');
}

/** As an item of a list tells them: those there are. */
export function marksOf({ marks: { escalation, secondLook } }: { marks: Marks }) {
  return {
    ...(escalation && { escalation: { ...escalation, at: new Date(escalation.at).toISOString() } }),
    ...(secondLook && { secondLook: { ...secondLook, at: new Date(secondLook.at).toISOString() } }),
  };
}
