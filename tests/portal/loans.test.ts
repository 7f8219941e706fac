import { describe, expect, test } from 'vitest';
import { defaultPermissions } from '../../machines/shared/permissions.ts';
import type { RoleName } from '../../machines/shared/roles.ts';
import { isEntity, workflowOf, workflows } from '../../machines/workflows.ts';
import openapi from '../../src/contract/generated/openapi.json' with { type: 'json' };
import { callErrorOf } from '../../src/portal/api/call-error.ts';
import { filledTemplate, gapsIn, isUnsaved, parseDrafts } from '../../src/portal/features/loans/clauses.ts';
import {
  emptyLine,
  type ItemLine,
  inputsOf,
  lineErrors,
  overLoan,
  totalOf,
  unitMeant,
} from '../../src/portal/features/loans/items.ts';
import { loanViews } from '../../src/portal/features/loans/loans.views.ts';
import {
  applicationErrors,
  applicationOf,
  emptyApplication,
  LARGEST_AMOUNT,
} from '../../src/portal/features/loans/new-application.ts';
import { seasonsAround } from '../../src/portal/features/loans/seasons.ts';
import { fileNameOf } from '../../src/portal/file.ts';
import { rupeesIn } from '../../src/portal/format.ts';
import { askedFields, asks, filledIn, formErrors } from '../../src/portal/workflow/event.form.ts';
import { portalWords } from '../support/portal-words.ts';

const line = (changes: Partial<ItemLine>): ItemLine => ({ ...emptyLine(0), ...changes });

test.each<[RoleName, string[]]>([
  ['Admin', ['unassigned', 'undecided', 'unsigned']],
  ['Reap Admin', ['unassigned', 'unsigned']],
  ['Loan Partner', ['undecided', 'unsigned']],
  ['Reap Agent', ['unsigned', 'mine']],
  ['Call Center', []],
])('%s is offered the views of what they can do something about', (role, expected) => {
  const known = Object.values(workflows.loan.policy);
  const permissions = new Set(defaultPermissions(role, known));
  const views = loanViews({ id: 'me', name: 'Me', permissions });
  expect(views.map(({ key }) => key)).toEqual(expected);
});

test('a unit is kept under its one name whatever language it is typed in, any other as it was typed', () => {
  const words = { bag: 'بوری', bags: 'بوریاں', kg: 'کلو' };
  expect(unitMeant(' بوری ', words)).toBe('bag');
  expect(unitMeant('بوریاں', words)).toBe('bags');
  expect(unitMeant('truck', words)).toBe('truck');
});

describe('clauses', () => {
  test('a template is filled with what is known; what is unknown stays to be seen', () => {
    const values = { farmer: 'Shazia Bibi', season: null };
    expect(filledTemplate('{farmer} repays after {season} at {place}.', values)).toBe(
      'Shazia Bibi repays after {season} at {place}.',
    );
  });

  test('what stands in braces in a clause is told, each once', () => {
    expect(gapsIn('{farmer} repays {amount}, and {farmer} signs. {not this} {}')).toEqual(['{farmer}', '{amount}']);
    expect(gapsIn('The farmer repays.')).toEqual([]);
  });

  test('kept drafts come back; damaged ones are left out', () => {
    const kept = JSON.stringify([{ id: 'c1', title: 'T', text: 'x' }, { title: 3 }, null]);
    expect(parseDrafts(kept)).toEqual([{ id: 'c1', title: 'T', text: 'x' }]);
    expect([parseDrafts('{'), parseDrafts(null)]).toEqual([[], []]);
  });

  test('a draft is unsaved when it says other than the clause, or anything where there is none yet', () => {
    const saved = { id: 'c1', title: 'T', text: 'x' };
    expect(isUnsaved(saved, [saved])).toBe(false);
    expect(isUnsaved({ ...saved, text: 'y' }, [saved])).toBe(true);
    expect(isUnsaved({ id: null, title: '', text: '' }, [saved])).toBe(false);
    expect(isUnsaved({ id: null, title: '', text: 'y' }, [saved])).toBe(true);
  });

  test('a draft of a clause is found again as long as it was typed', () => {
    const typed = { id: null, title: 'T'.repeat(300), text: 'x'.repeat(3_000) };
    expect(parseDrafts(JSON.stringify([typed]))).toEqual([typed]);
  });
});

describe('procured items', () => {
  test('the total is exact to the paisa', () => {
    expect(totalOf([line({ quantity: 0.1, unitPrice: 3 }), line({ quantity: 0.2, unitPrice: 1 })])).toBe(0.5);
  });

  test('no sum holds a price or a quantity that cannot be', () => {
    const good = line({ quantity: 2, unitPrice: 100 });
    expect(totalOf([good, line({ quantity: 3, unitPrice: -50 }), line({ quantity: 3, unitPrice: 1e12 })])).toBe(200);
    expect(totalOf([good, line({ quantity: -1, unitPrice: 50 }), line({ quantity: 1, unitPrice: Number.NaN })])).toBe(
      200,
    );
  });

  test('a line that was never begun is neither wrong nor sent', () => {
    expect([lineErrors(line({})), inputsOf([line({ title: '  ' })])]).toEqual([{}, []]);
  });

  test('a line that was begun says what is missing', () => {
    expect(lineErrors(line({ title: 'Urea', quantity: 0 }))).toEqual({ quantity: true, unitPrice: true });
  });
});

test('an amount has its paisa in full or none', () => {
  expect([62_002.5, 62_000, 0.1].map((amount) => rupeesIn('en-GB', amount))).toEqual(['62,002.50', '62,000', '0.10']);
});

test('the largest amount is the one that the contract takes', () => {
  expect(openapi.components.schemas.Amount.maximum).toBe(LARGEST_AMOUNT);
});

describe('a new application', () => {
  test('names what is still missing', () => {
    expect([...applicationErrors(emptyApplication)]).toEqual(['farmerId', 'typeId', 'partnerId', 'purpose', 'amount']);
  });

  test('names the land too, where the type is measured by it', () => {
    const missingIn = (acres: number | null, perAcre: number | null) =>
      applicationErrors({ ...emptyApplication, acres }, { perAcre, max: 15_000_000 }).has('acres');
    expect(missingIn(null, 250_000)).toBe(true);
    expect([missingIn(2, 250_000), missingIn(null, null)]).toEqual([false, false]);
  });

  test('sends no empty optional field', () => {
    const form = { ...emptyApplication, farmerId: 'f', typeId: 't', partnerId: 'p', purpose: ' Wheat ', amount: 5000 };
    expect(applicationOf(form)).toEqual({
      farmerId: 'f',
      typeId: 't',
      partnerId: 'p',
      purpose: 'Wheat',
      amount: 5000,
      tenureMonths: 8,
    });
  });

  test('offers the seasons by the names that applications carry', () => {
    expect(seasonsAround(new Date('2026-11-20')).slice(0, 3)).toEqual(['Rabi 2026–27', 'Kharif 2026', 'Rabi 2025–26']);
  });
});

describe('the form of an event', () => {
  const { events } = workflowOf('loan');
  const description = (event: string) => {
    const found = events[event];
    if (!found) throw new Error(`a loan has no ${event}`);
    return found;
  };

  test('asks for a reason where the machine wants one, and only then must ask', () => {
    expect(formErrors(description('REJECT'), 'REJECT', {})).toEqual({ reason: 'Reason is missing' });
    expect([asks(description('REJECT')), asks(description('ACCEPT'))]).toEqual([true, false]);
  });

  test('never asks for what the server fills in', () => {
    expect(askedFields(description('ADD_CLAUSE')).map(({ name }) => name)).toEqual(['title', 'text']);
  });

  test('sends no empty field', () => {
    expect(filledIn({ reason: '  ', note: ' n ', amount: 0, items: null })).toEqual({ note: 'n', amount: 0 });
  });
});

test('a refusal is read from the problem document, with its messages by field', () => {
  const thrown = Object.assign(new Error('no'), {
    problem: { status: 422, code: 'invalid', errors: [{ pointer: '/fields/email', message: 'No active agent' }] },
  });
  expect(callErrorOf(thrown)).toMatchObject({ status: 422, code: 'invalid', fields: { email: 'No active agent' } });
  expect(callErrorOf(new TypeError('offline'))).toMatchObject({ status: 0, code: 'unreachable', conflict: null });
});

test('a file has the day that the screens show: in the evening of UTC that is the next one', () => {
  expect(fileNameOf('Voice menu', 'json', new Date('2026-11-23T23:22:00Z'))).toBe('voice-menu-2026-11-24.json');
});

test('a file is named after the list and the day, in any language', () => {
  const day = new Date(2026, 10, 5);
  expect([fileNameOf('Loan applications!', 'csv', day), fileNameOf('قرض کی درخواستیں', 'xlsx', day)]).toEqual([
    'loan-applications-2026-11-05.csv',
    'قرض-کی-درخواستیں-2026-11-05.xlsx',
  ]);
});

describe('the words of the machines', () => {
  const english = portalWords('en', 'workflow');
  /** The steps of a node are worded by the designer. */
  const worded = Object.keys(workflows).filter((name) => name !== 'menuNode');

  test.each(worded)('English says of a %s what its machine says', (name) => {
    if (!isEntity(name)) throw new Error(`no workflow ${name}`);
    const { states, events, guards } = workflowOf(name);
    const of = <T>(entries: Record<string, T>, say: (entry: T) => string) =>
      Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, say(entry)]));
    expect(english[name]).toMatchObject({
      states: of(states, ({ label }) => label),
      verbs: of(events, ({ verb }) => verb),
      happened: of(events, ({ label }) => label),
      short: of(events, ({ short }) => short),
      guards,
    });
  });
});

test('items worth more than the loan are told by how much, all else is not', () => {
  expect([overLoan(800_000, 300_000), overLoan(300_000, 300_000), overLoan(100, 300_000), overLoan(100, null)]).toEqual(
    [500_000, 0, 0, 0],
  );
});
