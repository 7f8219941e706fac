// @module-tag further
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../machines/shared/decide.ts';
import type { Subject } from '../../machines/shared/workflow.ts';
import { workflows } from '../../machines/workflows.ts';
import { actor } from '../machines/sample.ts';
import { badgeSample } from '../machines/samples/badge.sample.ts';
import { rounds } from '../machines/tours.ts';
import { stage } from '../support/browser.ts';
import { seen } from '../support/page-checks.ts';
import { reasonOf } from '../support/record-page.ts';
import { recommended, unbadged } from '../support/valid-moderation-requests.ts';

const scene = stage();
const { badge } = workflows;
const address = '/app/users/badgeapproval';
const verb = (event: string) => badge.events[event]?.verb ?? event;

interface Given {
  id: string;
  farmer: string;
}

/** The tab on which a badge in a state is found. */
const tabs: Record<string, string> = {
  recommended: 'recommended',
  accepted: 'held',
  assigned: 'held',
  rejected: 'refused',
  revoked: 'refused',
};

/** Makes a badge the way its first event does: the nightly rule recommends it, or a person assigns it. */
async function begin(page: Page, event: string): Promise<Given> {
  const { product } = scene;
  const { farmerId, farmerName: farmer, badgeId } = await unbadged(product);
  if (event === 'RECOMMEND') return { id: await recommended(product), farmer };
  const { database } = product;
  const { msisdn } = await database
    .selectFrom('farmers')
    .select('msisdn')
    .where('id', '=', farmerId)
    .executeTakeFirstOrThrow();
  const { name } = await database
    .selectFrom('reference_items')
    .select('name')
    .where('id', '=', badgeId)
    .executeTakeFirstOrThrow();
  await page.goto(address);
  await page.getByRole('button', { name: 'Assign a badge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign a badge' });
  await dialog.getByRole('combobox', { name: 'Farmer' }).fill(msisdn);
  await page.getByRole('option', { name: farmer }).click();
  await dialog.getByRole('button', { name: /Badge$/ }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await dialog.getByRole('button', { name: 'Assign a badge' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { id } = await database
    .selectFrom('badges')
    .select('id')
    .where('farmer_id', '=', farmerId)
    .executeTakeFirstOrThrow();
  return { id, farmer };
}

/** The badge stands where its state belongs, with all its steps, and the page offers what the machine does. */
async function look(
  page: Page,
  { id, farmer }: Given,
  subject: Subject<object>,
  steps: readonly string[],
): Promise<void> {
  await page.goto(`${address}?${new URLSearchParams({ tab: tabs[subject.state] ?? '', search: farmer, item: id })}`);
  await page
    .locator(`[data-item="${id}"]`)
    .getByText(badge.states[subject.state]?.label ?? '')
    .first()
    .waitFor();
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  const words = steps.map((event) => badge.events[event]?.label ?? event).toReversed();
  await expect.poll(async () => (await history.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(words);
  for (const { event, denial } of eventsFor(badge, subject, actor())) {
    // Has no button of its own: it is what U does.
    if (event === 'TAKE_BACK') continue;
    // Stands beside the item, and only while it waits.
    if (event === 'ESCALATE') {
      await expect.poll(() => handing(page).count()).toBe(denial ? 0 : 1);
      continue;
    }
    const button = dock(page, event);
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe(denial ? 'true' : null);
    const stateWords = badge.states[subject.state]?.label;
    if (denial) expect(await reasonOf(page, button, verb(event))).toBe(`not possible while it is ${stateWords}`);
  }
}

const dock = (page: Page, event: string) =>
  page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${verb(event)}`) });

const handing = (page: Page) => page.getByRole('button', { name: /^Hand on/ });

async function take(page: Page, event: string, before: string | undefined): Promise<void> {
  await seen(page);
  if (event === 'ESCALATE') {
    await handing(page).click();
    const dialog = page.getByRole('dialog', { name: 'Hand on' });
    await dialog.getByRole('textbox').last().fill('Two people call themselves by this name');
    await dialog.getByRole('button', { name: 'Hand on' }).click();
    await page.getByText(/^Handed on: /).waitFor();
    return;
  }
  await dock(page, event).click();
  // Whoever has handed it on is asked whether to decide all the same.
  if (before === 'ESCALATE') {
    const asked = page.getByRole('alertdialog', { name: 'You have handed it on' });
    await asked.getByRole('button', { name: 'Go on' }).click();
  }
  if (event !== 'ACCEPT' && event !== 'RETURN') {
    const why = page.getByRole('dialog', { name: `${verb(event)}: why?` });
    await why.getByRole('radio').first().click();
    await why.getByRole('button', { name: new RegExp(`^${verb(event)}`) }).click();
  }
  await page.getByText(new RegExp(`^${badge.events[event]?.label}: badge for`)).waitFor();
}

describe('a badge in the browser', () => {
  test.each(rounds(badgeSample).map((steps) => ({ name: steps.map(({ event }) => event.type).join(', '), steps })))(
    'walks $name',
    async ({ steps }) => {
      const [first, ...rest] = steps;
      if (!first) throw new Error('a walk begins with something');
      const page = await scene.signedIn('Super Admin');
      const given = await begin(page, first.event.type);
      const taken = [first.event.type];
      await look(page, given, first.after, taken);
      for (const { event, after } of rest) {
        await take(page, event.type, taken.at(-1));
        taken.push(event.type);
        await look(page, given, after, taken);
      }
    },
  );
});
