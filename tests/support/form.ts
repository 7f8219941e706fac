import sharp from 'sharp';

const BOUNDARY = '----fmis-form';

export interface FormFile {
  field: string;
  filename: string;
  type: string;
  content: Buffer;
}

/** A multipart body and the header that goes with it. */
export function formOf(fields: Record<string, string>, files: readonly FormFile[] = []) {
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ field, filename, type, content }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]),
  ];
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** A small picture of one colour, as a camera would send it. */
export async function picture(colour = '#3b7d3a', size = 64): Promise<Buffer> {
  return await sharp({ create: { width: size, height: size, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

/** What a valid request has, as a form sends it. */
export const textsOf = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
