/** A longer file is only played: to decode it would hold up whoever listens. */
export const LARGEST = 24 * 1024 * 1024;
const RATE = 8_000;

/** How loud a sound is in each of so many equal parts, the loudest being 1. */
export function peaksOf(samples: Float32Array, parts: number): number[] {
  const length = Math.max(1, Math.ceil(samples.length / parts));
  const peaks = Array.from({ length: parts }, (_, part) =>
    samples.subarray(part * length, (part + 1) * length).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
  );
  const loudest = Math.max(...peaks);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}

/** The same of a file behind an address, decoded by the browser; null where it cannot. */
export async function peaksAt(url: string, parts: number): Promise<number[] | null> {
  try {
    const answer = await fetch(url);
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > LARGEST) return null;
    const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await answer.arrayBuffer());
    return peaksOf(decoded.getChannelData(0), parts);
  } catch {
    return null;
  }
}
