import type { Locator, Page } from 'playwright-core';
import { eventsFor } from '../../machines/shared/decide.ts';
import type { Subject, Workflow } from '../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../machines/workflows.ts';
import { actor } from '../machines/sample.ts';

/** An event as the page offers it: its verb, and why not where it is disabled. */
export interface Offer {
  verb: string;
  reason: string | null;
}

/** Asks a record's page for the button of an event, in the bar or under "More actions", and presses it. */
export async function press(page: Page, entity: Entity, event: string): Promise<void> {
  const verb = workflowOf(entity).events[event]?.verb ?? event;
  const bar = page.getByRole('group', { name: 'Actions' });
  // Where it opens a form that must be filled in, its name ends in an ellipsis.
  const button = bar.getByRole('button', { name: new RegExp(`^${verb}…?$`) });
  await bar.waitFor();
  if ((await button.count()) > 0) return await button.click();
  await bar.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: verb }).click();
}

/** The page has heard of every step, and the machine finds nothing impossible in them. */
export async function historyHas(page: Page, steps: number): Promise<void> {
  const words = `${steps} event${steps === 1 ? '' : 's'}, consistent with the workflow`;
  await page.getByRole('region', { name: 'History' }).getByText(words, { exact: true }).waitFor();
}

/** Every event the page offers, from the bar and from the menu beside it. */
export async function offers(page: Page): Promise<Offer[]> {
  const bar = page.getByRole('group', { name: 'Actions' });
  await bar.waitFor();
  const near: Offer[] = [];
  for (const button of await bar.getByRole('button').all()) {
    const name = await nameOf(button);
    if (name === '') continue;
    const isDisabled = (await button.getAttribute('aria-disabled')) === 'true';
    near.push({ verb: name.replace(/…$/, ''), reason: isDisabled ? await reasonOf(page, button, name) : null });
  }
  const more = bar.getByRole('button', { name: 'More actions' });
  if ((await more.count()) === 0) return near;
  await more.click();
  const menu = page.getByRole('menu', { name: 'More actions' });
  await menu.waitFor();
  const rest: Offer[] = [];
  for (const item of await menu.getByRole('menuitem').all()) {
    const [label, words] = [item.locator('[slot="label"]'), item.locator('[slot="description"]')];
    const reason = (await words.count()) > 0 ? await words.textContent() : null;
    rest.push({ verb: (await label.textContent()) ?? '', reason: reason && withoutHint(reason) });
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  return [...near, ...rest];
}

/** What a button says to everybody: its letter is told apart. */
async function nameOf(button: Locator): Promise<string> {
  return await button.evaluate((element) =>
    [...element.children].map((part) => (part.ariaHidden === 'true' ? '' : part.textContent)).join(''),
  );
}

/** What the tooltip of a disabled button says. */
export async function reasonOf(page: Page, button: Locator, name: string): Promise<string> {
  // Only what comes under a mouse that moves is hovered, not what a key press leaves under a resting one.
  await page.mouse.move(2, 2);
  await button.hover();
  const tooltip = page.getByRole('tooltip').filter({ hasText: `${name}: ` });
  const words = (await tooltip.textContent()) ?? '';
  await page.mouse.move(0, 0);
  await tooltip.waitFor({ state: 'detached' });
  return withoutHint(words.slice(`${name}: `.length));
}

/** What is to be done first stands behind the reason; the machines' own suites say what that is. */
const withoutHint = (reason: string) => reason.replace(/: first “[^”]+”$/, '');

/** What the page must offer for a record: the machine's own verdict, in the page's words, in the order of the words. */
export function verdicts<F extends object>(workflow: Workflow<F>, subject: Subject<F>): Offer[] {
  const { states, events } = workflow;
  const stateWords = subject.state
    .split('+')
    .map((part) => states[part]?.label ?? part)
    .join(', ');
  return byVerb(
    eventsFor(workflow, subject, actor()).map(({ event, denial }) => ({
      verb: events[event]?.verb ?? event,
      reason:
        denial === undefined ? null : denial.kind === 'state' ? `not possible while it is ${stateWords}` : denial.words,
    })),
  );
}

export const byVerb = (found: readonly Offer[]) => found.toSorted((one, other) => one.verb.localeCompare(other.verb));
