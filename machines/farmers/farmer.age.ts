const YOUNGEST = 10;

/** The last day on which somebody can have been born who is a farmer today. */
export function lastBirthday(today: string): string {
  const day = `${Number(today.slice(0, 4)) - YOUNGEST}${today.slice(4)}`;
  // Ten years before a leap day there was none.
  return day.replace(/-02-29$/, '-02-28');
}
