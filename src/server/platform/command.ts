import { wordsFor } from './start.words.ts';

/** Carries out a command of the product; what ends it is said in a sentence where there is one. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(wordsFor(error) ?? error);
    process.exitCode = 1;
  }
}
