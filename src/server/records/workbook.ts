import { strToU8, Zip, ZipDeflate } from 'fflate';
import { invalid } from '../platform/errors.ts';
import { fieldMessage } from '../platform/field.messages.ts';
import { onTheWall } from './conditions.ts';

/** A moment is told by the clock on the wall, to the minute. */
export type Cell = string | number | Date | null;

export interface ExportColumn<Item> {
  title: string;
  /** In characters. */
  width: number;
  value(item: Item): Cell;
  /** The same in Urdu letters, where it is known in them. */
  inUrdu?(item: Item): string | null | undefined;
  /** What the reader's word is looked up by, where it has one. */
  code?(item: Item): string | null | undefined;
}

/** What a sheet holds besides its head. */
const MAX_ROWS = 1_048_575;
const HEAD_STYLE = 1;
const MOMENT_STYLE = 2;

const MINUTE = 60_000;
const DAY = 86_400_000;
/** A sheet counts days from the end of 1899. */
const EPOCH = Date.UTC(1899, 11, 30);

/** A workbook of one sheet, written as its rows arrive. Text cells are typed as text: a spreadsheet never runs them. */
export async function* workbookOf<Item>(
  sheetName: string,
  columns: readonly ExportColumn<Item>[],
  pages: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const part = (name: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    return (xml: string, isLast: boolean) => file.push(strToU8(xml), isLast);
  };
  for (const [name, xml] of Object.entries(frame(sheetName))) part(name)(`${XML}${xml}`, true);

  const sheet = part('xl/worksheets/sheet1.xml');
  sheet(`${XML}${sheetHead(columns)}`, false);
  let row = 1;
  sheet(
    rowOf(
      columns.map(({ title }) => title),
      row,
      HEAD_STYLE,
    ),
    false,
  );
  for await (const page of pages) {
    if (row + page.length > MAX_ROWS) throw invalid('/query/format', fieldMessage('workbookRows', { max: MAX_ROWS }));
    sheet(page.map((cells) => rowOf(cells, ++row)).join(''), false);
    yield* written.splice(0);
  }
  sheet('</sheetData></worksheet>', true);
  zip.end();
  yield* written;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function frame(sheetName: string): Record<string, string> {
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    // The usual style, the head's, and that of moments.
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
}

function sheetHead(columns: readonly { title: string; width: number }[]): string {
  const widths = columns.map(({ width }, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`);
  // Who reads its headings from the right expects the first column there.
  const isRightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(columns[0]?.title ?? '');
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView${isRightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
}

function rowOf(cells: readonly Cell[], row: number, style = 0): string {
  const written = cells.map((value, n) => {
    if (value === null) return '';
    const worn = value instanceof Date ? MOMENT_STYLE : style;
    const head = `<c r="${lettersOf(n)}${row}"${worn === 0 ? '' : ` s="${worn}"`}`;
    return typeof value === 'string'
      ? `${head} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
      : `${head}><v>${value instanceof Date ? dayOf(value) : value}</v></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}

/** In days, of which a minute is 0.0007. */
const dayOf = (at: Date): string => (Math.floor((onTheWall(at) - EPOCH) / MINUTE) / (DAY / MINUTE)).toFixed(6);

/** A for 0, AA for 26. */
function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${lettersOf(Math.floor(column / 26) - 1)}${letter}`;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Other control characters are not allowed in XML at all. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark).replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
}
