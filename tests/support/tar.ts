import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/** A gzipped TAR of these files; `claims` says of which another size is written than they have. */
export function tarOf(
  files: Readonly<Record<string, string | Buffer>>,
  claims: Readonly<Record<string, number>> = {},
): Buffer {
  const entries = Object.entries(files).flatMap(([name, content]) => {
    const bytes = Buffer.from(content);
    return [headOf(name, claims[name] ?? bytes.length), bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
  });
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]));
}

function headOf(name: string, size: number): Buffer {
  const head = Buffer.alloc(BLOCK);
  head.write(name, 0);
  head.write('0000644\0', 100);
  head.write('0000000\0', 108);
  head.write('0000000\0', 116);
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  head.write('00000000000\0', 136);
  head.write('        ', 148);
  head.write('0', 156);
  head.write('ustar\x0000', 257);
  const sum = head.reduce((all, byte) => all + byte, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}
