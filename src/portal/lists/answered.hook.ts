import { useState } from 'react';
import type { ListQuery } from '../workflow/rows.ts';

/** The question that the rows on the page answer: the earlier one, as long as those of this one are on their way. */
export function useAnswered(query: ListQuery, isOnItsWay: boolean): ListQuery {
  const [answered, setAnswered] = useState(query);
  if (isOnItsWay) return answered;
  if (answered !== query) setAnswered(query);
  return query;
}
