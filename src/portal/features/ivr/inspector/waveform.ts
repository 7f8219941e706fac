/** The loudest of each of `count` stretches of a sound, the loudest of all being 1. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const stretch = samples.length / count;
  const peaks = Array.from({ length: count }, (_, place) => {
    let peak = 0;
    const end = Math.floor((place + 1) * stretch);
    for (let at = Math.floor(place * stretch); at < end; at += 1) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  });
  const loudest = Math.max(...peaks);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}

/** Several channels as one: their mean. */
export function mixed(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  return first.map((sample, at) => others.reduce((sum, other) => sum + (other[at] ?? 0), sample) / channels.length);
}

/** One channel of samples from -1 to 1 as a WAV file of 16 bits: what every telephone system plays. */
export function wavOf(samples: Float32Array, rate: number): Blob {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const write = (at: number, text: string) => {
    for (let place = 0; place < text.length; place += 1) view.setUint8(at + place, text.charCodeAt(place));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, at) => {
    const loud = Math.max(-1, Math.min(1, sample));
    view.setInt16(44 + at * 2, Math.round(loud < 0 ? loud * 0x8000 : loud * 0x7fff), true);
  });
  return new Blob([view], { type: 'audio/wav' });
}
