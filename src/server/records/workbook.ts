import { strToU8, Zip, ZipDeflate } from 'fflate';
import { invalid } from '../platform/errors.ts';
import { fieldMessage } from '../platform/field.messages.ts';

export type Cell = string | number | null;

export interface ExportColumn<Item> {
  title: string;
  /** In characters. */
  width: number;
  value(item: Item): Cell;
}

/** What a sheet holds besides its head. */
const MAX_ROWS = 1_048_575;
const HEAD_STYLE = 1;

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
    // The usual style, and the head's.
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  };
}

function sheetHead(columns: readonly { width: number }[]): string {
  const widths = columns.map(({ width }, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`);
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
}

function rowOf(cells: readonly Cell[], row: number, style = 0): string {
  const written = cells.map((value, n) => {
    if (value === null) return '';
    const head = `<c r="${lettersOf(n)}${row}"${style === 0 ? '' : ` s="${style}"`}`;
    return typeof value === 'number'
      ? `${head}><v>${value}</v></c>`
      : `${head} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}

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
