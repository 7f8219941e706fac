import type { Decision, Subject, Trace, WorkflowEvent } from '../../../machines/shared/workflow.ts';
import { actor, EVERYTHING } from '../sample.ts';
import { type Cells, inCell, includes, listIn, merged, pageOf, type Values } from './page.ts';

/** What is to come of an event: a state, or a refusal or answer in the words of the page. */
export type Outcome = string;

/** One line of a page, in one of the states it is about. */
export interface Case {
  event: string;
  state: string;
  when: string;
  /** How the record differs from the usual one, `done` being its latest steps. */
  record: Values;
  /** How what is sent differs from the usual. */
  sent: Values;
  outcome: Outcome;
}

/** The rules of one workflow as they are written down by hand in `<entity>.md`. */
export interface Table {
  /** The states of each region; `none` is the one before it exists. */
  regions: string[][];
  /** All that a record may be in, the regions combined. */
  states: string[];
  events: string[];
  /** The region that an event moves. */
  regionOf(event: string): number;
  ended: string[];
  permissions: Readonly<Record<string, string>>;
  /** Every event in every state, with what is usual. */
  cells: Case[];
  /** What else may come of it. */
  exceptions: Case[];
  /** What events leave behind: `becomes` laid over the facts there were. */
  facts: (Case & { becomes: Values })[];
  subject(state: string, record?: Values): Subject<object>;
  event(type: string, sent?: Values): WorkflowEvent;
  /** What is to come of an event sent to a record in this state, by the first line that is about it. */
  expected(state: string, event: WorkflowEvent, facts: object): Outcome;
}

export const NOT_POSSIBLE = 'not possible';
export const DONE = 'done already';
/** Who sends, and somebody else: the names that the pages use. */
export const me = (permissions = EVERYTHING) => ({ ...actor('me', permissions), name: 'Ayesha Siddiqui' });

export function tableOf(name: string): Table {
  const page = pageOf(name);
  const records = page.block('The record');
  const sendings = page.block('What is sent');
  const read = page.tables('Where each event leads');
  const unborn = read.some(([row = {}]) => 'none' in row) ? 'none' : 'new';
  const matrices = read.map((rows) => rows.map((row) => renamed(row, unborn)));
  const regions = matrices.map(([row = {}]) => Object.keys(row).filter((column) => column !== 'Event'));
  const states = allOf(regions);
  const events = [...new Set(matrices.flat().map(({ Event = '' }) => Event))];

  /** Where an event leads, region by region. */
  const usually = (event: string, state: string): Outcome => {
    const parts = state.split('+');
    const ends = parts.map((part, region) => matrices[region]?.find(({ Event }) => Event === event)?.[part] ?? '–');
    if (ends.every((end) => end === '–')) return NOT_POSSIBLE;
    return ends.find((end) => end === DONE) ?? ends.map((end, region) => (end === '–' ? parts[region] : end)).join('+');
  };
  const linesOf = (heading: string): (Case & { becomes: Values })[] =>
    page.tables(heading).flatMap((rows) =>
      rows.flatMap((row) => {
        const [record, sent, becomes] = [inCell(row['Record']), inCell(row['Sent']), inCell(row['Becomes'])];
        const event = row['Event'] ?? '';
        return states.filter(within(row['While'], unborn)).map((state) => {
          const outcome = row['Then'] === 'as usual' ? usually(event, state) : endOf(row['Then'] ?? '', state, regions);
          return { event, state, when: row['When'] ?? '', record, sent, becomes, outcome };
        });
      }),
    );
  const exceptions = linesOf('What else may come of it');

  const always = (event: string, state: string) =>
    exceptions.find(
      (line) => line.event === event && line.state === state && isEmpty(line.record) && isEmpty(line.sent),
    );

  const recordIn = (state: string): Values =>
    ['any', ...state.split('+')].reduce(
      (facts, key) => merged(facts, valuesIn(records, key === 'none' ? unborn : key)),
      {},
    );
  return {
    regions,
    states,
    events,
    regionOf: (event) => matrices.findIndex((rows) => rows.some((row) => row['Event'] === event)),
    ended: listIn(/^Ended: (.*)\.$/m.exec(page.text)?.[1]),
    permissions: Object.fromEntries(
      page
        .tables('Who may send it')
        .flat()
        .flatMap(({ Permission = '', Events }) => listIn(Events).map((event) => [event, Permission])),
    ),
    cells: states.flatMap((state) =>
      events.map((event) => ({
        event,
        state,
        when: 'as usual',
        record: {},
        sent: {},
        outcome: always(event, state)?.outcome ?? usually(event, state),
      })),
    ),
    exceptions,
    facts: linesOf('What it leaves behind'),
    subject(state, { done, reason, ...record } = {}) {
      const steps = tracesOf(done, reason, state);
      const facts = merged(recordIn(state), record);
      const lastOf = Object.fromEntries(steps.map((step) => [step.event, step]));
      const last = steps.at(-1);
      return { id: 'one', state, version: 3, facts, ...(last ? { last, lastOf } : {}) };
    },
    event(type, sent = {}) {
      const payload = merged(valuesIn(sendings, type), sent);
      return { type, ...Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== null)) };
    },
    expected(state, event, facts) {
      const found = exceptions.find(
        (line) =>
          line.event === event.type &&
          line.state === state &&
          !('done' in line.record) &&
          includes(facts, line.record) &&
          includes(event, line.sent),
      );
      return found?.outcome ?? usually(event.type, state);
    },
  };
}

/** A decision in the words of the pages. */
export function wordsOf(decision: Decision<object>): Outcome {
  switch (decision.outcome) {
    case 'accepted':
      return decision.state;
    case 'replayed':
      return DONE;
    case 'invalid': {
      const [{ pointer, code, values = {} } = { pointer: '', code: '' }] = decision.errors;
      const named = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
      return `refused at ${pointer}: ${code}${named.length > 0 ? ` (${named.join(', ')})` : ''}`;
    }
    case 'conflict':
      if (decision.code === 'guard') return `refused: ${decision.guard}`;
      return decision.code === 'decidedElsewhere' ? 'decided elsewhere' : NOT_POSSIBLE;
    default:
      return decision.outcome;
  }
}

/** `done: REOPEN by me; ASSIGN_AGENT by another from submitted`, oldest first; the reason is that of the latest. */
function tracesOf(done: unknown, reason: unknown, state: string): Trace[] {
  if (typeof done !== 'string') return [];
  const steps = done.split(';').map((step) => /^\s*(\w+) by (\w+)(?: from ([\w+]+))?\s*$/.exec(step));
  return steps.map((found, place) => {
    const [, event = '', by = '', from = null] = found ?? [];
    if (event === '') throw new Error(`Who did what is not said by "${done}"`);
    const isLatest = place === steps.length - 1;
    return {
      event,
      by: { id: by, name: by },
      at: `2026-11-19T08:0${place}:00.000Z`,
      from,
      to: state,
      ...(isLatest && typeof reason === 'string' ? { reason } : {}),
    };
  });
}

/** A state is that of its region: the others stay as they are. */
function endOf(cell: string, state: string, regions: readonly string[][]): Outcome {
  const region = regions.findIndex((states) => states.includes(cell));
  if (region < 0) return cell;
  return state
    .split('+')
    .map((part, place) => (place === region ? cell : part))
    .join('+');
}

/** `new` is the state before a record exists, which machines call `none`; a page whose records may be new calls it so too. */
function renamed(row: Cells, unborn: string): Cells {
  const word = (text: string) => (text === unborn ? 'none' : text);
  return Object.fromEntries(Object.entries(row).map(([column, cell]) => [word(column), word(cell)]));
}

const valuesIn = (values: Values, key: string): Values => (values[key] ?? {}) as Values;

/** Every combination of the states of the regions; before it exists a record is in the first of all. */
function allOf([states = [], ...others]: readonly string[][]): string[] {
  return others.reduce(
    (all, region) =>
      all.flatMap((left) => (left.startsWith('none') ? region.slice(0, 1) : region).map((right) => `${left}+${right}`)),
    states,
  );
}

/** Whether a state, or one of its regions, is among those named. */
function within(named: string | undefined, unborn: string): (state: string) => boolean {
  const wanted = new Set(listIn(named).map((name) => (name === unborn ? 'none' : name)));
  return (state) => [state, ...state.split('+')].some((part) => wanted.has(part));
}

const isEmpty = (values: Values) => Object.keys(values).length === 0;
