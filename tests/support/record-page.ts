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
  await page.getByRole('menuitem', { name: verb, exact: true }).click();
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
  const more = bar.getByRole('button', { name: 'More actions' });
  const rest = (await more.count()) === 0 ? [] : await offersIn(page, more);
  const buttons = bar.getByRole('button');
  const named = await buttons.evaluateAll((elements) =>
    elements.map((element) => ({
      // What a button says to everybody: its letter is told apart.
      name: [...element.children].map((part) => (part.ariaHidden === 'true' ? '' : part.textContent)).join(''),
      isDisabled: element.ariaDisabled === 'true',
    })),
  );
  const near: Offer[] = [];
  for (const [place, { name, isDisabled }] of named.entries()) {
    if (name === '') continue;
    const reason = isDisabled ? await reasonOf(page, buttons.nth(place), name) : null;
    near.push({ verb: name.replace(/…$/, ''), reason });
  }
  return [...near, ...rest];
}

async function offersIn(page: Page, more: Locator): Promise<Offer[]> {
  await more.click();
  const menu = page.getByRole('menu', { name: 'More actions' });
  await menu.waitFor();
  const items = await menu.getByRole('menuitem').evaluateAll((elements) =>
    elements.map((element) => ({
      verb: element.querySelector('[slot="label"]')?.textContent ?? '',
      reason: element.querySelector('[slot="description"]')?.textContent ?? null,
    })),
  );
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  return items.map(({ verb, reason }) => ({ verb, reason: reason && withoutHint(reason) }));
}

/** What the tooltip of a disabled button says, to whoever comes to it with the keyboard. */
export async function reasonOf(page: Page, button: Locator, name: string): Promise<string> {
  // A button that is come to with a key shows it at once, not after a while as under a mouse.
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const tooltip = page.getByRole('tooltip').filter({ hasText: `${name}: ` });
  const words = (await tooltip.textContent()) ?? '';
  await button.blur();
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
