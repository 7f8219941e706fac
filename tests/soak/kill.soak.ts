import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../src/server/platform/database.ts';
import { killedWhileWriting, lost } from '../support/killed-while-writing.ts';

const KILLS = 25;

test(`what was answered survives ${KILLS} kills on one folder`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-kill-'));
  const answered = new Set<number>();
  for (let kill = 0; kill < KILLS; kill++) {
    const answersBeforeKill = 1 + ((kill * 137) % 900);
    for (const amount of await killedWhileWriting('pglite', folder, kill * 100_000, answersBeforeKill))
      answered.add(amount);
  }
  const open = await openEmbedded({ folder });
  expect(await lost(answered, open)).toEqual([]);
  await open.close();
  await rm(folder, { recursive: true });
});
