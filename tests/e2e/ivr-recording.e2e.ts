// @module-tag further
import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';

const scene = stage(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);

test('a sound is recorded with the microphone, kept as the node’s, and played', async () => {
  const page = await scene.signedIn('Super Admin', '/app/ivr');
  await page
    .getByRole('row', { name: /Question received/ })
    .first()
    .dblclick();
  const hindko = page.locator('[data-inspector]').getByRole('listitem', { name: 'Hindko' });
  await hindko.getByRole('button', { name: 'Record Hindko' }).click();
  await hindko
    .getByRole('status')
    .getByText(/0:(?!0[0-2])\d\d/)
    .waitFor();
  await hindko.getByRole('button', { name: 'Keep the recording of Hindko' }).click();
  await hindko.getByRole('button', { name: 'Play Hindko' }).waitFor();
  const admin = await scene.product.as('Super Admin');
  const kept = async () => {
    const { body } = await admin.get('/portal-adoptive-menu/get-zero-node/allNodes');
    const node = body.items.find(({ title }: { title: string }) => title.startsWith('Question received'));
    return node.audio.hn?.seconds ?? 0;
  };
  await expect.poll(kept, { timeout: 30_000, interval: 250 }).toBeGreaterThan(0);
  // A sound of seconds is over soon: what shows that it plays is looked for from before the press.
  await Promise.all([
    hindko.getByRole('button', { name: 'Pause Hindko' }).waitFor(),
    hindko.getByRole('button', { name: 'Play Hindko' }).click(),
  ]);
});
