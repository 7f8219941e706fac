/** Recordings and films of two seconds with nothing in them, as small as their kinds allow. */

const SECONDS = 2;

/** MPEG-1 Layer III, 128 kbit/s at 44.1 kHz: frames of 417 bytes and 1152 samples. */
export function mp3(): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  return Buffer.concat(Array.from({ length: Math.ceil((SECONDS * 44_100) / 1_152) }, () => frame));
}

/** Opus in Ogg: a page with the head, one with the comments, one that ends after two seconds. */
export function ogg(): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead');
  head.set([1, 1], 8);
  head.writeUInt32LE(48_000, 12);
  const tags = Buffer.alloc(16);
  tags.write('OpusTags');
  const silence = Buffer.from([0xf8, 0xff, 0xfe]);
  return Buffer.concat([
    page(head, { flags: 2, samples: 0, sequence: 0 }),
    page(tags, { flags: 0, samples: 0, sequence: 1 }),
    page(silence, { flags: 4, samples: SECONDS * 48_000, sequence: 2 }),
  ]);
}

function page(
  body: Buffer,
  { flags, samples, sequence }: { flags: number; samples: number; sequence: number },
): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS');
  head[5] = flags;
  head.writeBigUInt64LE(BigInt(samples), 6);
  head.writeUInt32LE(1, 14);
  head.writeUInt32LE(sequence, 18);
  head[26] = 1;
  head[27] = body.length;
  const whole = Buffer.concat([head, body]);
  whole.writeUInt32LE(checksum(whole), 22);
  return whole;
}

/** The cyclic check of Ogg: polynomial 04c11db7, no reflection. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return sum >>> 0;
}

/** The boxes of an MPEG-4 file with one track without samples: sound only, or film. */
export function mpeg4(kind: 'm4a' | 'mp4'): Buffer {
  const isFilm = kind === 'mp4';
  const brand = isFilm ? 'isom' : 'M4A ';
  const matrix = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
  const name = isFilm ? 'avc1' : 'mp4a';
  const entry = isFilm
    ? box(name, Buffer.alloc(6), Buffer.from([0, 1]), Buffer.alloc(16), Buffer.from([0, 64, 0, 48]), Buffer.alloc(50))
    : box(
        name,
        Buffer.alloc(6),
        Buffer.from([0, 1]),
        words(0, 0),
        Buffer.from([0, 1, 0, 16, 0, 0, 0, 0]),
        words(44_100 * 65_536),
      );
  const table = box(
    'stbl',
    box('stsd', words(0, 1), entry),
    box('stts', words(0, 1, 1, SECONDS * 1_000)),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stsz', words(0, 0, 1, 4)),
    box('stco', words(0, 1, 0)),
  );
  const media = box(
    'mdia',
    box('mdhd', words(0, 0, 0, 1_000, SECONDS * 1_000, 0)),
    box('hdlr', words(0, 0), Buffer.from(isFilm ? 'vide' : 'soun'), words(0, 0, 0), Buffer.from([0])),
    box('minf', isFilm ? box('vmhd', words(1, 0, 0)) : box('smhd', words(0, 0)), table),
  );
  const track = box(
    'trak',
    box('tkhd', words(1, 0, 0, 1, 0, SECONDS * 1_000, 0, 0, 0, 0), matrix, words(64 * 65_536, 48 * 65_536)),
    media,
  );
  const header = box(
    'mvhd',
    words(0, 0, 0, 1_000, SECONDS * 1_000, 0x10000, 0x1000000, 0, 0),
    matrix,
    words(0, 0, 0, 0, 0, 0, 2),
  );
  return Buffer.concat([
    box('ftyp', Buffer.from(brand), words(0), Buffer.from(brand), Buffer.from('mp42')),
    box('moov', header, track),
    box('mdat', words(0)),
  ]);
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([words(body.length + 8), Buffer.from(name), body]);
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, place) => {
    bytes.writeUInt32BE(value, place * 4);
  });
  return bytes;
}
