import { inflateRawSync } from 'node:zlib';

/** The rows of a workbook's first sheet, its cells as text, moments to the minute. */
export function rowsOfWorkbook(file: Buffer): string[][] {
  const sheet = entry(file, 'xl/worksheets/sheet1.xml');
  const dated = datedStyles(entry(file, 'xl/styles.xml'));
  const shared = [...entry(file, 'xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si]) => textIn(si));
  const rows = [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, head = '', cell = '']) => {
      const value = /<v>(.*?)<\/v>/.exec(cell)?.[1] ?? '';
      const isDated = dated.has(Number(/\bs="(\d+)"/.exec(head)?.[1] ?? '-1'));
      const text = head.includes('t="inlineStr"') ? textIn(cell) : isDated ? momentAt(Number(value)) : value;
      return { at: columnOf(head), text: head.includes('t="s"') ? (shared[Number(value)] ?? '') : text };
    }),
  );
  // A cell without a value is left out of the file.
  const width = Math.max(...rows.flatMap((row) => row.map(({ at }) => at + 1)));
  return rows.map((row) => Array.from({ length: width }, (_, at) => row.find((cell) => cell.at === at)?.text ?? ''));
}

/** Whether its sheet begins on the right. */
export const isRightToLeft = (file: Buffer): boolean =>
  /<sheetView\b[^>]*rightToLeft="1"/.test(entry(file, 'xl/worksheets/sheet1.xml'));

/** Which styles of cells show a number as a day and an hour. */
function datedStyles(styles: string): Set<number> {
  const formats = [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)];
  const dates = new Set(formats.flatMap(([, id = '', code = '']) => (/y.*m.*d.*h.*m/.test(code) ? [id] : [])));
  const cells = /<cellXfs\b[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  const worn = [...cells.matchAll(/<xf\b([^>]*)>/g)].map(([, xf = '']) => /numFmtId="(\d+)"/.exec(xf)?.[1] ?? '');
  return new Set(worn.flatMap((id, place) => (dates.has(id) ? [place] : [])));
}

/** A day 45,000 is the fifteenth of March 2023. */
function momentAt(days: number): string {
  const minute = Math.round((days - 45_000) * 1_440) * 60_000;
  return new Date(Date.UTC(2023, 2, 15) + minute).toISOString().slice(0, 16).replace('T', ' ');
}

/** 0 for A, 26 for AA. */
function columnOf(attributes: string): number {
  const letters = /\br="([A-Z]+)/.exec(attributes)?.[1] ?? '';
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textIn(xml = ''): string {
  return [...xml.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => unescaped(text)).join('');
}

function unescaped(text: string): string {
  const known: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replaceAll(/&(\w+);/g, (whole, name: string) => known[name] ?? whole);
}

/** A file of a zip archive by its central directory; empty where there is none. */
function entry(zip: Buffer, wanted: string): string {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    if (name === wanted) {
      const local = zip.readUInt32LE(at + 42);
      const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
      return (zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
    }
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return '';
}
