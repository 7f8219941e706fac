import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Stage, stage } from '../support/browser.ts';
import {
  card,
  childrenOf,
  connectCards,
  type DraftNode,
  designer,
  dragCard,
  nodeCalled,
  row,
  saved,
} from '../support/designer-page.ts';
import { dresses, focused, offences } from '../support/page-checks.ts';

const scene = stage();

interface Played extends DraftNode {
  nodeRepeat: number;
}

/** Does something, and waits until the server has it. */
async function saving(page: Page, work: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/portal-adoptive-menu/draft/changes') && response.status() === 200,
  );
  await work();
  await answered;
  await saved(page);
}

describe('by mouse alone', () => {
  test('a part of a menu is added, moved below another node, put into order and taken back', async () => {
    const page = await designer(scene);
    await row(page, 'Tell us').click();
    await saving(page, () => page.getByRole('button', { name: 'Node', exact: true }).click());
    expect(await childrenOf(scene, 'Tell us')).toContain('New node');
    await card(page, 'New node').waitFor();
    await card(page, 'Main menu').waitFor();
    await saving(page, () => dragCard(page, 'New node', 'Change language', 0.5));
    expect(await childrenOf(scene, 'Change language')).toContain('New node');
    await saving(page, () => page.getByRole('button', { name: 'Undo: move New node' }).click());
    expect(await childrenOf(scene, 'Tell us')).toContain('New node');
    await saving(page, () => dragCard(page, 'Change language', 'Tell us', 0.05));
    const order = await childrenOf(scene, 'Main menu');
    expect(order.indexOf('Change language')).toBe(order.indexOf('Tell us') - 1);
    await saving(page, () => page.getByRole('button', { name: 'Undo: move Change language' }).click());
    await saving(page, () => page.getByRole('button', { name: 'Undo: add New node' }).click());
    expect(await childrenOf(scene, 'Tell us')).not.toContain('New node');
  });

  test('a drawn connection asks what it means, and what was meant is kept', { tags: 'further' }, async () => {
    const page = await designer(scene);
    await connectCards(page, 'Tell us', 'Change language');
    await saving(page, () => page.getByRole('menuitem', { name: 'After failure to Change language' }).click());
    await page.getByRole('button', { name: 'Undo: edit Tell us' }).waitFor();
    await saving(page, () => page.getByRole('button', { name: 'Undo: edit Tell us' }).click());
  });
});

describe('several nodes at once', () => {
  const playedBy = async (...titles: string[]) =>
    await Promise.all(titles.map(async (title) => ((await nodeCalled(scene, title)) as Played).nodeRepeat));

  test('get the same values in one step, of which each says what becomes of it, and which one undo takes back', {
    tags: 'further',
  }, async () => {
    const titles = ['Tell us', 'Change language'] as const;
    const before = await playedBy(...titles);
    const page = await designer(scene);
    await card(page, titles[0]).click();
    await card(page, titles[1]).click({ modifiers: ['Control'] });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Change all of them…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 2 nodes' });
    const change = dialog.getByRole('button', { name: /^Change/ }).last();
    await expect.poll(() => change.getAttribute('aria-disabled')).toBe('true');
    await dialog.getByLabel('Prompt plays').fill('4');
    await dialog.getByText('2 nodes change', { exact: true }).waitFor();
    expect(await offences(page)).toEqual([]);
    await saving(page, () => dialog.getByRole('button', { name: 'Change 2 nodes' }).click());
    await dialog.waitFor({ state: 'detached' });
    expect(await playedBy(...titles)).toEqual([4, 4]);
    await saving(page, () => page.getByRole('button', { name: /^Undo: / }).click());
    expect(await playedBy(...titles)).toEqual(before);
  });
});

describe('by keyboard alone', () => {
  test('nodes are found, added, ordered, copied, moved in and out, and deleted', async () => {
    const page = await designer(scene);
    await row(page, 'Main menu').focus();
    await page.keyboard.press('Control+f');
    await page.getByRole('combobox', { name: 'Find a node' }).waitFor();
    await page.keyboard.type('Tell us');
    await page.getByRole('option', { name: /^Tell us/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('[role="row"][aria-selected="true"]').filter({ hasText: 'Tell us' }).waitFor();
    await focused(row(page, 'Tell us'));
    await saving(page, () => page.keyboard.press('n'));
    await page.getByRole('textbox', { name: 'Title' }).and(page.locator(':focus')).waitFor();
    await row(page, 'New node').focus();
    await saving(page, () => page.keyboard.press('Control+d'));
    expect((await childrenOf(scene, 'Tell us')).filter((title) => title === 'New node')).toHaveLength(2);
    await page.locator('[role="row"][aria-selected="true"]').focus();
    await saving(page, () => page.keyboard.press('Alt+ArrowRight'));
    expect((await childrenOf(scene, 'Tell us')).filter((title) => title === 'New node')).toHaveLength(1);
    await page.locator('[role="row"][aria-selected="true"]').focus();
    await saving(page, () => page.keyboard.press('Alt+ArrowLeft'));
    await saving(page, () => page.keyboard.press('Alt+ArrowUp'));
    await saving(page, () => page.keyboard.press('Delete'));
    expect((await childrenOf(scene, 'Tell us')).filter((title) => title === 'New node')).toHaveLength(1);
    await row(page, 'New node').focus();
    await saving(page, () => page.keyboard.press('Delete'));
    expect(await childrenOf(scene, 'Tell us')).not.toContain('New node');
    // What is cut is said, and drawn faded until it is pasted or left.
    await row(page, 'Weather').click();
    await page.keyboard.press('Control+x');
    await page.getByText(/^Cut: Weather/).waitFor();
    await page.locator('[data-card][data-cut]').filter({ hasText: 'Weather' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-cut]').count()).toBe(0);
  });

  test('the arrows walk the tree on the drawing, and Enter opens the node', { tags: 'further' }, async () => {
    const page = await designer(scene);
    await card(page, 'Main menu').focus();
    await page.keyboard.press('ArrowDown');
    await page.locator('[data-card][aria-current="true"]').filter({ hasText: 'Main menu' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-card][aria-current="true"]').filter({ hasText: 'Crop advice' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('[data-card][aria-current="true"]').filter({ hasText: 'Weather' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Details' }).waitFor();
    // The keys are at the title: Escape leads back to the node, the next one lets go of it.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Details' }).waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowLeft');
    await page.locator('[data-card][aria-current="true"]').filter({ hasText: 'Main menu' }).waitFor();
  });
});

describe('undo', () => {
  test('goes back behind what was saved, also after a reload', async () => {
    const page = await designer(scene);
    const before = await childrenOf(scene, 'Main menu');
    await row(page, 'Weather').focus();
    await page.keyboard.press('Home');
    await row(page, 'Weather').click();
    await saving(page, () => page.keyboard.press('Alt+ArrowDown'));
    expect(await childrenOf(scene, 'Main menu')).not.toEqual(before);
    await page.reload();
    await card(page, 'Main menu').waitFor();
    await saving(page, () => page.getByRole('button', { name: 'Undo: reorder Weather' }).click());
    expect(await childrenOf(scene, 'Main menu')).toEqual(before);
    await saving(page, () => page.getByRole('button', { name: 'Redo: reorder Weather' }).click());
    expect(await childrenOf(scene, 'Main menu')).not.toEqual(before);
    await saving(page, () => page.getByRole('button', { name: 'Undo: reorder Weather' }).click());
  });
});

describe('what may not be', () => {
  test('deleting a node that others lead to is refused, and names who', async () => {
    const page = await designer(scene);
    await row(page, 'Talk to an agent').click();
    await row(page, 'Talk to an agent').focus();
    await page.keyboard.press('Delete');
    await page
      .getByText(/leads here: remove that link first/)
      .first()
      .waitFor();
    await card(page, 'Talk to an agent').click({ button: 'right' });
    const entry = page.getByRole('menuitem', { name: 'Delete' });
    await entry.waitFor();
    await entry.getByText(/leads here: remove that link first/).waitFor();
    await page.keyboard.press('Escape');
    expect(await childrenOf(scene, 'Main menu')).toContain('Talk to an agent');
  });

  test('what callers hear now can be looked at, not changed', { tags: 'further' }, async () => {
    const page = await designer(scene);
    await page.getByRole('radio', { name: 'Live' }).click();
    const add = page.getByRole('button', { name: 'Node', exact: true });
    await expect.poll(() => add.getAttribute('aria-disabled')).toBe('true');
    for (const name of ['Undo', 'Redo', 'Tidy']) {
      const button = page.getByRole('toolbar').getByRole('button', { name, exact: true });
      await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    }
    await row(page, 'Weather').click();
    await page.keyboard.press('Delete');
    await row(page, 'Weather').dblclick();
    await page.getByRole('textbox', { name: 'Prompt plays' }).waitFor();
    await expect.poll(() => page.getByText('The live menu can only be read').count()).toBe(1);
    await page.getByRole('radio', { name: 'Draft' }).click();
    await row(page, 'Weather').waitFor();
  });
});

/** A colleague changes the draft from elsewhere. */
async function put(at: Stage, title: string, make: (node: DraftNode) => object): Promise<void> {
  const ops = await at.product.as('Ops');
  const change = make(await nodeCalled(at, title));
  expect((await ops.post('/portal-adoptive-menu/draft/changes', { changes: [change] })).status).toBe(200);
}

describe('two designers at once', () => {
  test('see each other and each other’s changes', async () => {
    const mine = await designer(scene);
    const theirs = await designer(scene, 'Ops');
    await theirs.getByText(/^Also here: /).waitFor({ state: 'attached' });
    await scene.hears(mine);
    await row(theirs, 'Tell us').click();
    await saving(theirs, () => theirs.getByRole('button', { name: 'Node', exact: true }).click());
    await row(mine, 'New node').or(row(mine, 'Tell us')).first().waitFor();
    await row(mine, 'Tell us').click();
    await mine.keyboard.press('ArrowRight');
    await row(mine, 'New node').waitFor();
    await saving(theirs, () => theirs.getByRole('button', { name: 'Undo: add New node' }).click());
    await row(mine, 'New node').waitFor({ state: 'detached' });
    // Who is at a node stands above it, where it covers nothing of its title.
    await row(theirs, 'Tell us').focus();
    await theirs.keyboard.press('Home');
    await row(theirs, 'Main menu').click();
    const main = card(mine, 'Main menu');
    await main.locator('[data-person]').waitFor();
    const bottomOf = (box: { y: number; height: number } | null) => (box ? Math.round(box.y + box.height) : null);
    await expect
      .poll(async () => {
        const [tag, whole] = [await main.locator('[data-person]').boundingBox(), await main.boundingBox()];
        return (bottomOf(tag) ?? 0) <= (whole?.y ?? 0) + 1;
      })
      .toBe(true);
  });

  test('who changed the same field decides which of both stands; nothing is lost in silence', async () => {
    const page = await designer(scene);
    scene.tolerate(page, /409|ERR_INTERNET_DISCONNECTED|Failed to load/);
    await row(page, 'Weather').click();
    const weather = await nodeCalled(scene, 'Weather');
    await page.context().setOffline(true);
    await row(page, 'Weather').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText(/Not saved: the server was not reached/).waitFor();
    const ops = await scene.product.as('Ops');
    const { body } = await ops.get('/portal-adoptive-menu/draft?since=0');
    const theirs = body.nodes.find((node: { childNodeUuid: string }) => node.childNodeUuid === weather.childNodeUuid);
    const change = { op: 'putNode', node: { ...theirs, seqOrder: 70 } };
    expect((await ops.post('/portal-adoptive-menu/draft/changes', { changes: [change] })).status).toBe(200);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Decide' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two people changed the same' });
    await dialog.getByRole('row', { name: /Weather: place/ }).waitFor();
    await saving(page, () => dialog.getByRole('button', { name: 'All theirs' }).click());
    await focused(row(page, 'Weather'));
    expect((await nodeCalled(scene, 'Weather')).seqOrder).toBe(70);
  });

  test('who types a title that somebody else changes meanwhile is asked which shall stand; both see the same then', {
    tags: 'further',
  }, async () => {
    const page = await designer(scene);
    await row(page, 'Tell us').dblclick();
    const title = page.locator('[data-inspector]').getByRole('textbox', { name: 'Title' });
    await title.fill('Mine');
    await put(scene, 'Tell us', (node) => ({ op: 'putNode', node: { ...node, title: 'Theirs' } }));
    await row(page, 'Theirs').waitFor();
    await title.press('Enter');
    await page.getByRole('button', { name: 'Decide' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two people changed the same' });
    await dialog.getByRole('cell', { name: 'Theirs' }).first().waitFor();
    await dialog.getByRole('button', { name: 'All theirs' }).click();
    await saved(page);
    await expect.poll(() => title.inputValue()).toBe('Theirs');
    await put(scene, 'Theirs', (node) => ({ op: 'putNode', node: { ...node, title: 'Tell us' } }));
    await expect.poll(() => title.inputValue()).toBe('Tell us');
  });

  test('who types the title of a node that somebody else removes is told at once, and can keep it', {
    tags: 'further',
  }, async () => {
    const page = await designer(scene);
    await row(page, 'Tell us').click();
    await saving(page, () => page.getByRole('button', { name: 'Node', exact: true }).click());
    await page.locator('[data-inspector]').getByRole('textbox', { name: 'Title' }).fill('What I typed');
    await put(scene, 'New node', ({ childNodeUuid: uuid }) => ({ op: 'removeNode', uuid }));
    const dialog = page.getByRole('dialog', { name: 'Two people changed the same' });
    await dialog.getByRole('row', { name: /What I typed: whether it stays/ }).waitFor();
    await saving(page, () => dialog.getByRole('button', { name: 'Take mine' }).click());
    expect(await childrenOf(scene, 'Tell us')).toContain('What I typed');
    await put(scene, 'What I typed', ({ childNodeUuid: uuid }) => ({ op: 'removeNode', uuid }));
    await row(page, 'What I typed').waitFor({ state: 'detached' });
  });
});

describe('everybody', () => {
  test.each(dresses)(
    'finds a page that axe has nothing against, with a node open: $theme $locale',
    { tags: 'further' },
    async (preferences) => {
      const page = await scene.signedIn('Super Admin', '/app/ivr', { preferences });
      await page.locator('[data-card]').first().waitFor();
      await page.locator('[data-row]').nth(1).click();
      await page.locator('[data-card][data-selected="true"]').waitFor();
      expect(await offences(page)).toEqual([]);
    },
  );
});
