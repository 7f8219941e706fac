import { strToU8, zipSync } from 'fflate';

const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8"?>';

/** A workbook with these rows of XML as its one sheet, and these shared texts, if any. */
export function sheetOf(rows: string, strings = ''): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${XML}<Types><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/></Types>`,
    ),
    'xl/workbook.xml': strToU8(
      `${XML}<workbook xmlns:r="x"><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${XML}<Relationships><Relationship Id="rId7" Target="worksheets/sheet3.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet3.xml': strToU8(`${XML}<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    ...(strings && { 'xl/sharedStrings.xml': strToU8(`${XML}<sst>${strings}</sst>`) }),
  });
}
