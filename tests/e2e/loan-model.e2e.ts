// @module-tag further
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { LoanFacts } from '../../machines/loans/loan.machine.ts';
import type { Subject } from '../../machines/shared/workflow.ts';
import { workflows } from '../../machines/workflows.ts';
import { loanSample } from '../machines/samples/loan.sample.ts';
import { outcomeOf, rounds, type Step } from '../machines/tours.ts';
import { loanDriver } from '../server/workflow/loan.driver.ts';
import { stage } from '../support/browser.ts';
import { take } from '../support/loan-page.ts';
import { byVerb, historyHas, offers, verdicts } from '../support/record-page.ts';

const scene = stage();
const { loan } = workflows;
const stateWords = (state: string) => loan.states[state]?.label ?? state;

const looked = new Set<string>();

/** The page offers what the machine says, where the walks come to this place for the first time. */
async function look(page: Page, subject: Subject<object>): Promise<void> {
  const place = `${subject.state} ${loanSample.digest(subject.facts as LoanFacts)}`;
  if (looked.has(place)) return;
  looked.add(place);
  expect(byVerb(await offers(page)), place).toEqual(verdicts(loan, subject as Subject<LoanFacts>));
}

describe('a loan application in the browser', () => {
  const walks = rounds(loanSample, outcomeOf).map((steps) => steps.slice(1));
  test.each(walks.map((steps) => [nameOf(steps), steps] as const))('walks %s', async (_, steps) => {
    const { product } = scene;
    const id = await loanDriver.create(product);
    const agents = (await (await product.as('Super Admin')).get('/loan/agents')).body.items;
    const page = await scene.signedIn('Super Admin', `/app/loan/view/${id}`);
    await historyHas(page, 1);
    for (const [place, { event, before, after }] of steps.entries()) {
      await look(page, before);
      const sent = await loanDriver.payload(product, event, id);
      const agent = agents.find(({ email }: { email: string }) => email === sent['email'])?.name;
      await take(page, { type: event.type, ...sent, agent });
      await historyHas(page, place + 2);
      const step = page.getByRole('region', { name: 'History' }).getByRole('row').nth(1);
      await step
        .getByText(loan.events[event.type]?.label ?? '', { exact: true })
        .first()
        .waitFor();
      const words = new RegExp(`${stateWords(after.state)}$`);
      await expect.poll(() => step.getByRole('cell').nth(3).textContent()).toMatch(words);
      await look(page, after);
    }
  });
});

function nameOf(steps: readonly Step[]): string {
  const [first] = steps;
  return [first?.before.state, ...steps.map(({ event, after }) => `→ ${event.type} → ${after.state}`)].join(' ');
}
