export interface Frame {
  /** A picture as lossy WebP: what it carries is a VP8 key frame. */
  webp: Buffer;
  milliseconds: number;
}

/**
 * A WebM film of key frames only: small enough to write by hand, and every browser plays it.
 * Elements by https://www.matroska.org/technical/elements.html
 */
export function webm(frames: readonly Frame[], size: { width: number; height: number; milliseconds: number }): Buffer {
  const info = element(0x1549a966, [
    element(0x2ad7b1, unsigned(1_000_000)),
    element(0x4489, float(size.milliseconds)),
    element(0x4d80, text('FMIS')),
    element(0x5741, text('FMIS')),
  ]);
  const track = element(0xae, [
    element(0xd7, unsigned(1)),
    element(0x73c5, unsigned(1)),
    element(0x83, unsigned(1)),
    element(0x9c, unsigned(0)),
    element(0x86, text('V_VP8')),
    element(0xe0, [element(0xb0, unsigned(size.width)), element(0xba, unsigned(size.height))]),
  ]);
  const cluster = element(0x1f43b675, [
    element(0xe7, unsigned(0)),
    ...frames.map(({ webp, milliseconds }) => {
      const head = Buffer.from([0x81, 0, 0, 0x80]);
      head.writeInt16BE(milliseconds, 1);
      return element(0xa3, [head, keyFrameOf(webp)]);
    }),
  ]);
  const head = element(0x1a45dfa3, [
    element(0x4286, unsigned(1)),
    element(0x42f7, unsigned(1)),
    element(0x42f2, unsigned(4)),
    element(0x42f3, unsigned(8)),
    element(0x4282, text('webm')),
    element(0x4287, unsigned(2)),
    element(0x4285, unsigned(2)),
  ]);
  return Buffer.concat([head, element(0x18538067, [info, element(0x1654ae6b, [track]), cluster])]);
}

/** The chunk `VP8 ` of a lossy WebP file without transparency. */
function keyFrameOf(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('The picture is not lossy WebP');
}

function element(id: number, content: Buffer | Buffer[]): Buffer {
  const body = Array.isArray(content) ? Buffer.concat(content) : content;
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  return Buffer.concat([bytesOf(id), size, body]);
}

function bytesOf(value: number): Buffer {
  const digits = value.toString(16);
  return Buffer.from(digits.length % 2 ? `0${digits}` : digits, 'hex');
}

function unsigned(value: number): Buffer {
  return bytesOf(value);
}

function float(value: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return buffer;
}

function text(value: string): Buffer {
  return Buffer.from(value, 'utf8');
}
