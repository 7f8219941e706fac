import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Files and folders with whole copies of what people entrusted to the service: they go with the work that made them. */
export class Copies {
  readonly #paths = new Set<string>();
  #mayStop = true;

  add(path: string): string {
    this.#paths.add(path);
    return path;
  }

  /** From now on the work goes to its end, whoever tells the process to stop. */
  goOn(): void {
    this.#mayStop = false;
  }

  readonly stop = (): void => {
    if (!this.#mayStop) return;
    for (const path of this.#paths) rmSync(path, { recursive: true, force: true });
    process.exit(1);
  };

  async remove(): Promise<void> {
    // What was being unpacked when it failed may still be on its way to the disk.
    for (const path of this.#paths) await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

/** Also of a process that is told to stop nothing is left. */
export async function withCopies<T>(work: (copies: Copies) => Promise<T>): Promise<T> {
  const copies = new Copies();
  for (const signal of SIGNALS) process.on(signal, copies.stop);
  try {
    return await work(copies);
  } finally {
    await copies.remove();
    for (const signal of SIGNALS) process.off(signal, copies.stop);
  }
}
