import { useEffect, useState } from 'react';
import type { checkQuery } from '../../../../machines/ivr/query/query.ts';
import { type BroadcastForm, QUERIES, type QueryField } from './broadcast.form.ts';

const FIELDS = Object.keys(QUERIES) as QueryField[];

/** The queries that cannot be read. What reads them is fetched once there is one: few campaigns have any. */
export function useUnreadQueries(values: Pick<BroadcastForm, QueryField>): QueryField[] {
  const [check, setCheck] = useState<{ read: typeof checkQuery }>();
  const written = FIELDS.filter((field) => values[field].trim() !== '');
  const isNeeded = written.length > 0 && check === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    void import('../../../../machines/ivr/query/query.ts').then(({ checkQuery: read }) => setCheck({ read }));
  }, [isNeeded]);
  return check === undefined
    ? []
    : written.filter((field) => check.read(values[field].trim(), QUERIES[field]) !== null);
}
