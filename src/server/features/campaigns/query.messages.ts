import type { QueryProblem } from '../../../../machines/ivr/query/query.problem.ts';
import type { FieldMessage } from '../../platform/field.messages.ts';

/** Why a query is not taken, with its place. */
export function queryMessage({ code, values, message, line, column, suggestion }: QueryProblem): FieldMessage {
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  return {
    code: 'query',
    values: { ...values, query: code, line, column },
    message: `Line ${line}, column ${column}: ${message}.${hint}`.slice(0, 500),
  };
}
