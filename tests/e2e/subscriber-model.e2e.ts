// @module-tag further
import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../machines/shared/decide.ts';
import type { Subject } from '../../machines/shared/workflow.ts';
import { workflows } from '../../machines/workflows.ts';
import { actor, type Sample } from '../machines/sample.ts';
import { subscriberSample } from '../machines/samples/subscriber.sample.ts';
import { outcomeOf, rounds } from '../machines/tours.ts';
import { stage } from '../support/browser.ts';

const scene = stage();
const { subscriber } = workflows;
const verb = (event: string) => subscriber.events[event]?.verb ?? event;

/** A counted call is taken back in the message that says so, as the journeys of the list do. */
const UNDO_ALONE = 'STEP_DOWN_CALL_COUNT';
const sample = {
  ...subscriberSample,
  events: subscriberSample.events.filter(({ type }) => type !== UNDO_ALONE),
} as Sample<object>;

/** Those that ask why before they are sent. */
const asking: ReadonlySet<string> = new Set(['UNSUBSCRIBE', 'LIST', 'UNLIST']);

/** Subscribes a number that nobody has, where it was looked for. */
async function begin(page: Page, number: string): Promise<Locator> {
  await page.goto(`/app/users/listusers?search=${number}`);
  await page.getByRole('button', { name: 'Subscribe this number' }).click();
  const row = page.getByRole('row', { name: new RegExp(`${number.slice(0, 4)}.${number.slice(4)}`) });
  await row.waitFor();
  return row;
}

async function menuOf(page: Page, row: Locator): Promise<Locator> {
  await row.hover();
  await row.getByRole('button', { name: /What can be done/ }).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  return menu;
}

/** Where two events answer each other the menu has the one of now; what it has is refused as the machine refuses it. */
async function look(page: Page, row: Locator, subject: Subject<object>): Promise<void> {
  await row.getByText(subscriber.states[subject.state.split('+')[0] ?? '']?.label ?? '', { exact: true }).waitFor();
  await expect.poll(() => row.getByRole('img', { name: 'Host' }).count()).toBe(subject.state.includes('+host') ? 1 : 0);
  const isListed = subject.state.includes('doNotCall');
  await expect.poll(() => row.getByRole('img', { name: 'Do not call' }).count()).toBe(isListed ? 1 : 0);
  const menu = await menuOf(page, row);
  for (const { event, denial } of eventsFor(subscriber, subject as never, actor())) {
    if (event === UNDO_ALONE || denial) continue;
    const item = menu.getByRole('menuitem', { name: verb(event) });
    await expect.poll(() => item.getAttribute('aria-disabled'), { message: verb(event) }).toBe(null);
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
}

async function take(page: Page, row: Locator, event: string): Promise<void> {
  const menu = await menuOf(page, row);
  await menu.getByRole('menuitem', { name: verb(event) }).click();
  if (asking.has(event)) {
    const dialog = page.getByRole('dialog', { name: verb(event) });
    await dialog.getByLabel(/Reason/).fill('As the caller wished');
    await dialog.getByRole('button', { name: verb(event), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}

/** The steps that the record's history has. */
async function stepsOf(number: string): Promise<string[]> {
  const { database } = scene.product;
  const rows = await database
    .selectFrom('history as h')
    .innerJoin('subscribers as s', (join) => join.on((eb) => eb('h.record_id', '=', eb.cast<string>('s.id', 'text'))))
    .select('h.event')
    .where('h.entity', '=', 'subscriber')
    .where('s.msisdn', '=', number.slice(1))
    .orderBy('h.id')
    .execute();
  return rows.map(({ event }) => event);
}

describe('a subscriber in the browser', () => {
  test.each(
    rounds(sample, outcomeOf).map((steps) => ({ name: steps.map(({ event }) => event.type).join(', '), steps })),
  )('walks $name', async ({ steps }) => {
    const page = await scene.signedIn('Super Admin', '/app/users/listusers');
    const number = `0355${randomInt(1_000_000, 9_999_999)}`;
    const row = await begin(page, number);
    const [first, ...rest] = steps;
    if (!first) throw new Error('a walk begins with something');
    const taken = [first.event.type];
    await look(page, row, first.after);
    for (const { event, after } of rest) {
      await take(page, row, event.type);
      taken.push(event.type);
      await expect.poll(() => stepsOf(number)).toEqual(taken);
      await look(page, row, after);
    }
  });
});
