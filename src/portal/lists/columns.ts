/** One column as a person arranged it. */
export interface ColumnChoice {
  key: string;
  width?: number;
  hidden?: boolean;
}

export interface ColumnDefault {
  key: string;
  width: number;
  hidden?: boolean;
  fixed?: boolean;
}

export interface ArrangedColumn {
  key: string;
  width: number;
  hidden: boolean;
}

export const NARROWEST = 48;
export const WIDEST = 800;
/** How far one press of a key moves the end of a column. */
export const WIDTH_STEP = 16;

/** The kept arrangement applied to the columns there are: unknown ones are dropped, new ones join in their own place. */
export function arrange(defaults: readonly ColumnDefault[], kept: readonly ColumnChoice[]): ArrangedColumn[] {
  const known = new Map(defaults.map((column) => [column.key, column]));
  const chosen = [...new Map(kept.filter(({ key }) => known.has(key)).map((choice) => [choice.key, choice])).values()];
  const ordered = chosen.map(({ key }) => key);
  defaults.forEach(({ key }, place) => {
    if (ordered.includes(key)) return;
    const before = defaults.slice(0, place).findLast((column) => ordered.includes(column.key));
    ordered.splice(before ? ordered.indexOf(before.key) + 1 : 0, 0, key);
  });
  return ordered.flatMap((key) => {
    const standard = known.get(key);
    if (!standard) return [];
    const choice = chosen.find((one) => one.key === key);
    const hidden = choice ? choice.hidden === true : standard.hidden === true;
    return [{ key, width: withinLimits(choice?.width ?? standard.width), hidden: hidden && !standard.fixed }];
  });
}

/** Those named in a new order; the others keep their places among them. */
export function ordered(columns: readonly ArrangedColumn[], keys: readonly string[]): ArrangedColumn[] {
  const named = keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const waiting = named.values();
  return columns.flatMap((column) => (named.includes(column) ? (waiting.next().value ?? []) : column));
}

export function resized(columns: readonly ArrangedColumn[], key: string, width: number): ArrangedColumn[] {
  return columns.map((column) => (column.key === key ? { ...column, width: withinLimits(width) } : column));
}

export function shown(columns: readonly ArrangedColumn[], key: string, isShown: boolean): ArrangedColumn[] {
  return columns.map((column) => (column.key === key ? { ...column, hidden: !isShown } : column));
}

/** What is worth keeping and sharing, in the form of a saved view. */
export function choicesOf(columns: readonly ArrangedColumn[]): ColumnChoice[] {
  return columns.map(({ key, width, hidden }) => ({ key, width, ...(hidden && { hidden }) }));
}

/** Reads what was kept; anything that is not an arrangement counts as none. */
export function parseChoices(text: string | null): ColumnChoice[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('key' in entry) || typeof entry.key !== 'string') return [];
    const width = 'width' in entry && typeof entry.width === 'number' ? entry.width : undefined;
    return [
      { key: entry.key, ...(width !== undefined && { width }), hidden: 'hidden' in entry && entry.hidden === true },
    ];
  });
}

function withinLimits(width: number): number {
  return Math.round(Math.max(NARROWEST, Math.min(WIDEST, width)));
}

/** Of the column with the boxes. */
export const BOX_WIDTH = 48;
/** The size of the letters that widths are meant for; where a language is set larger, its columns are wider. */
export const LETTER = 13;

/** A head stands on two lines, and no column becomes so narrow for its words that it would not. */
const NARROWED = 0.6;
/** Words that go on for very long are cut all the same. */
const WIDENED = 2;

interface Fit {
  /** How wide the words are that stand in a column, where that was measured. */
  needs?: Readonly<Record<string, number>>;
  /** What gives way, the last one first. */
  giving: readonly string[];
  /** What is nothing any more once it is cut, as a span of time is: it has its room before the others. */
  whole?: readonly string[];
  /** How narrow a column may become. */
  least: Readonly<Record<string, number>>;
  room: number;
  /** It may lie over the last one at the end of the line, as who is at the record does. */
  over: string | undefined;
}

/**
 * The columns as there is room for them. Room that the words of one column leave is another's, whose words would be cut or
 * that would be left out; those that give way are left out until the others fit. What is missing then is taken from those
 * that may become narrower, each by its share; without that the columns go on out of the view. `isOver`: the last one lies
 * over the others.
 */
export function fitting(
  arranged: readonly ArrangedColumn[],
  { giving, least, room, over, needs = {}, whole = [] }: Fit,
): { columns: ArrangedColumn[]; goesOn: boolean; isOver: boolean } {
  const hides = new Set<string>();
  const needOf = ({ key, width }: ArrangedColumn) =>
    Math.min(Math.max(needs[key] ?? width, width * NARROWED), width * WIDENED);
  const widthOf = new Map(arranged.map(({ key, width }) => [key, width]));
  const columns = arranged.map((column) => ({
    ...column,
    width: whole.includes(column.key) ? needOf(column) : Math.min(column.width, needOf(column)),
  }));
  const isShown = ({ key, hidden }: ArrangedColumn) => !hidden && !hides.has(key);
  const sum = (widthOf: (column: ArrangedColumn) => number) =>
    columns.filter(isShown).reduce((whole, column) => whole + widthOf(column), 0);
  const missing = () => sum(({ key, width }) => (key === over ? 0 : width)) - room;
  for (const key of giving.toReversed()) if (missing() > 0) hides.add(key);
  const spareOf = ({ key, width }: ArrangedColumn) => Math.max(0, width - (least[key] ?? width));
  const [lacks, spare] = [missing(), sum(spareOf)];
  const share = spare > 0 ? Math.min(1, Math.max(0, lacks) / spare) : 0;
  const narrowed = columns.map((column) => ({ ...column, width: column.width - share * spareOf(column) }));
  const wanted = new Map(arranged.map((column) => [column.key, needOf(column)]));
  const wide = widened(widened(narrowed, wanted), widthOf);
  return {
    columns: wide.map((column) => ({ ...column, hidden: !isShown(column) })),
    goesOn: lacks > spare,
    isOver:
      wide.filter(isShown).reduce((whole, { width }) => whole + width, 0) > room + 0.01 &&
      columns.some((column) => column.key === over && isShown(column)),
  };

  /** What room there is left, for those that would be wider: each by its share. */
  function widened(those: readonly ArrangedColumn[], to: ReadonlyMap<string, number>): readonly ArrangedColumn[] {
    const left = room - those.reduce((whole, one) => (isShown(one) && one.key !== over ? whole + one.width : whole), 0);
    const lackOf = (one: ArrangedColumn) => (isShown(one) ? Math.max(0, (to.get(one.key) ?? 0) - one.width) : 0);
    const lack = those.reduce((whole, one) => whole + lackOf(one), 0);
    if (left <= 0 || lack === 0 || left === Number.POSITIVE_INFINITY) return those;
    const part = Math.min(1, left / lack);
    return those.map((one) => ({ ...one, width: one.width + part * lackOf(one) }));
  }
}

/** Whether a click on the content of a column opens the record. */
export const opensRecord = ({ fixed, opens }: { fixed?: boolean; opens?: boolean }): boolean =>
  fixed === true || opens === true;

interface PhoneColumn {
  key: string;
  fixed?: boolean;
  stays?: boolean;
  phone?: 'first' | 'second';
}

/** What a row of two lines shows of its columns; of the second line only what was not hidden, in the order it was arranged in. */
export function phoneColumns<Described extends PhoneColumn>(
  { columns }: { columns: readonly Described[] },
  arranged: readonly ArrangedColumn[],
): { first: Described | undefined; second: Described[]; state: Described | undefined } {
  const first = columns.find(({ phone }) => phone === 'first') ?? columns.find(({ fixed }) => fixed);
  return {
    first,
    second: arranged.flatMap(({ key }) => columns.find((one) => one.key === key && one.phone === 'second') ?? []),
    state: columns.find(({ stays }) => stays),
  };
}
