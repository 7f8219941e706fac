import { random } from '../random.ts';

const RATE = 8_000;

/** A few notes on one string, as a WAV file of 8 kHz and 16 bits. */
export function tune(seed: number, seconds: number): Buffer {
  const samples = RATE * seconds;
  const sound = new Float64Array(samples);
  const chance = random(seed);
  const scale = [196, 220, 246.9, 261.6, 293.7, 329.6, 392];
  for (let at = 0; at < samples; at += Math.round(RATE * (0.25 + chance.next() * 0.35))) {
    pluck(sound, at, chance.pick(scale), chance);
  }
  const data = Buffer.alloc(samples * 2);
  for (let index = 0; index < samples; index++) {
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sound[index] ?? 0)) * 26_000), index * 2);
  }
  return Buffer.concat([header(data.length), data]);
}

/** Karplus and Strong's string: noise that runs around a loop and grows dull. */
function pluck(sound: Float64Array, start: number, pitch: number, chance: ReturnType<typeof random>): void {
  const loop = Float64Array.from({ length: Math.round(RATE / pitch) }, () => chance.next() * 1.2 - 0.6);
  for (let index = 0; start + index < sound.length && index < RATE * 1.6; index++) {
    const here = index % loop.length;
    const value = loop[here] ?? 0;
    loop[here] = 0.996 * 0.5 * (value + (loop[(here + 1) % loop.length] ?? 0));
    sound[start + index] = (sound[start + index] ?? 0) + value * 0.6;
  }
}

function header(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return head;
}
