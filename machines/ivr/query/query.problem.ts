/** What can be wrong with a query. The portal translates by code; `queryWords` says it in English. */
export type QueryCode =
  | 'empty'
  | 'tooLong'
  | 'unreadable'
  | 'textNotClosed'
  | 'unexpected'
  | 'unexpectedEnd'
  | 'limit'
  | 'noOverload'
  | 'cel'
  | 'notCondition'
  | 'notFileName'
  | 'noMatches'
  | 'noBind'
  | 'listInList'
  | 'tooManyLists'
  | 'unknownName'
  | 'unknownField'
  | 'unknownMethod'
  | 'notChange'
  | 'changedFieldNotText'
  | 'notChangeable'
  | 'notList'
  | 'languageNotText'
  | 'unknownLanguage'
  | 'answerNotCondition'
  | 'answerNotFileName'
  | 'answerNotChange'
  | 'failed';

/** A finding about a query, before anybody words it. */
export interface QueryFinding {
  code: QueryCode;
  values: Readonly<Record<string, string | number>>;
}

/** `line` and `column` count from 1; `length` is how many characters are wrong (0 at the end of the text). */
export interface QueryProblem extends QueryFinding {
  message: string;
  line: number;
  column: number;
  length: number;
  /** What was probably meant in place of the wrong characters. */
  suggestion?: string;
}

const words: Readonly<Record<QueryCode, (values: QueryFinding['values']) => string>> = {
  empty: () => 'The query is empty',
  tooLong: ({ max }) => `A query has at most ${max} characters`,
  unreadable: () => 'The query cannot be read',
  textNotClosed: () => 'The text has no closing quotation mark',
  unexpected: ({ word }) => `${word} does not belong here: between two parts stands one of == != < > in && ||`,
  unexpectedEnd: () => 'The query ends too early',
  limit: ({ summary }) => `The query is too large (${summary})`,
  noOverload: ({ summary }) => `These two do not go together (${summary})`,
  cel: ({ summary }) => `The query has a mistake (${summary})`,
  notCondition: ({ type }) => `A condition must be true or false; this is ${type}`,
  notFileName: ({ type }) => `A file query must give the name of a file, a text; this is ${type}`,
  noMatches: () => 'matches() is not available: use contains, startsWith or endsWith',
  noBind: () => 'cel.bind() is not available',
  listInList: ({ name }) => `${name}() may not stand inside another list expression`,
  tooManyLists: ({ max }) => `A query goes through at most ${max} lists`,
  unknownName: ({ name }) => `There is no ${name}`,
  unknownField: ({ owner, name }) => `${owner} has no ${name}`,
  unknownMethod: ({ owner, name }) => `${owner} has no ${name}()`,
  notChange: () => 'A change is a map such as {"language": "pa"}',
  changedFieldNotText: () => 'The field to change must be a text such as "language"',
  notChangeable: ({ field, fields }) => `${field} cannot be changed; ${fields} can`,
  notList: ({ field, type }) => `${field} must be a list of texts; this is ${type}`,
  languageNotText: ({ type }) => `language must be a text; this is ${type}`,
  unknownLanguage: ({ known }) => `language must be one of ${known}`,
  answerNotCondition: () => 'The answer is not true or false',
  answerNotFileName: () => 'The answer is not the name of a file',
  answerNotChange: ({ fields }) => `The answer cannot change ${fields}`,
  failed: () => 'The query could not be worked out',
};

export function queryWords({ code, values }: QueryFinding): string {
  return words[code](values);
}

/** A finding with its English words, as it is shown where nobody translates. */
export function found(code: QueryCode, values: QueryFinding['values'] = {}): QueryFinding & { message: string } {
  return { code, values, message: queryWords({ code, values }) };
}

/** What the expression language complains about, in so far as it is common enough to have words of its own. */
export function complaint(celCode: string, summary: string): QueryFinding & { message: string } {
  switch (celCode) {
    case 'unterminated_string':
    case 'unterminated_triple_quoted_string':
    case 'newline_in_string':
      return found('textNotClosed');
    case 'limit_exceeded':
      return found('limit', { summary });
    case 'no_such_overload':
    case 'no_matching_overload':
      return found('noOverload', {
        summary: summary.replace(/^no such overload: |^found no matching overload for '|'$/g, ''),
      });
    case 'unexpected_token':
    case 'expected_token':
    case 'unexpected_character':
      return /EOF/.test(summary) ? found('unexpectedEnd') : found('unexpected', { word: summary });
    default:
      return found('cel', { summary });
  }
}
