import { parentPort, workerData } from 'node:worker_threads';
import { ENOUGH } from './made-apart.ts';
import { makers } from './makers.ts';

const AHEAD = 3;

interface Task {
  kind: keyof typeof makers;
  input: never;
  taken: Int32Array;
}

/** Makes what it was asked for, and rests when nobody has taken the last few yet. */
const { kind, input, taken }: Task = workerData;
let made = 0;
for (const one of makers[kind](input)) {
  for (let n = Atomics.load(taken, 0); n !== ENOUGH && n < made - AHEAD; n = Atomics.load(taken, 0)) {
    Atomics.wait(taken, 0, n);
  }
  if (Atomics.load(taken, 0) === ENOUGH) break;
  parentPort?.postMessage({ made: one }, []);
  made++;
}
