import { globSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { type LoanFacts, noFacts } from '../../machines/loans/loan.machine.ts';
import { loanWorkflow } from '../../machines/loans/loan.workflow.ts';
import { pictureOf } from '../../machines/pictures.ts';
import { eventsFor } from '../../machines/shared/decide.ts';
import { fieldsOf } from '../../machines/shared/payload.ts';
import { conflictIn } from '../../src/portal/api/conflict.ts';
import { draftsOf, keptDraft, textDraft } from '../../src/portal/drafts.ts';
import { loans } from '../../src/portal/features/loans/loan.entity.ts';
import { keptInWindow, type Store } from '../../src/portal/kept-here.ts';
import { inOrder } from '../../src/portal/records/facts.ts';
import { followedOf } from '../../src/portal/records/following.ts';
import { drawn, waysOf } from '../../src/portal/records/picture.ts';
import { walkOf } from '../../src/portal/records/walk.ts';
import { sinceThen } from '../../src/portal/workflow/back-refused.ts';
import { conflictNow } from '../../src/portal/workflow/changed.hook.ts';
import { differences } from '../../src/portal/workflow/differences.ts';
import { backWord } from '../../src/portal/workflow/event.form.ts';
import { keptIn } from '../../src/portal/workflow/event-draft.hook.ts';
import type { LiveStep } from '../../src/portal/workflow/live-step.ts';
import { possibleKeys } from '../../src/portal/workflow/permitted-keys.ts';
import { forgetSaid } from '../../src/portal/workflow/said.ts';
import type { Payload } from '../../src/portal/workflow/sending.ts';
import { portalWords } from '../support/portal-words.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(hours * HOUR).toISOString();
const steps = [
  { event: 'APPLY', from: null, to: 'submitted', at: at(0) },
  { event: 'ASSIGN_AGENT', from: 'submitted', to: 'assigned', at: at(2) },
  { event: 'DEFER', from: 'assigned', to: 'deferred', at: at(5) },
  { event: 'ASSIGN_AGENT', from: 'deferred', to: 'assigned', at: at(6) },
  { event: 'ACCEPT', from: 'assigned', to: 'accepted', at: at(10) },
  { event: 'ADD_CLAUSE', from: 'accepted', to: 'accepted', at: at(11) },
];

describe('the walk of a record', () => {
  const { stays, numbers } = walkOf(steps, 12 * HOUR, at(10));

  test('adds up the time of all visits to a state', () => {
    expect(stays.get('assigned')).toEqual({ time: 7 * HOUR, last: 4 * HOUR, visits: 2, isHere: false });
    expect(stays.get('accepted')).toEqual({ time: 2 * HOUR, last: 2 * HOUR, visits: 1, isHere: true });
  });

  test('numbers the moves, not what happened within a state', () => {
    expect([...numbers]).toEqual([
      ['ASSIGN_AGENT submitted assigned', [1]],
      ['DEFER assigned deferred', [2]],
      ['ASSIGN_AGENT deferred assigned', [3]],
      ['ACCEPT assigned accepted', [4]],
    ]);
  });
});

describe('a refusal follows the record', () => {
  const viewer = { id: 'me', name: 'Me', permissions: new Set(Object.values(loanWorkflow.policy)) };
  const conflict = { code: 'stale', state: 'deferred', by: 'Farah', at: at(1), allowed: ['ACCEPT', 'WITHDRAW'] };
  const subject = { id: 'x', state: 'deferred', version: 3, facts: { ...noFacts, agentEmail: 'hina@demo.fmis' } };
  const accepted = {
    id: 'x',
    version: 4,
    event: 'ACCEPT',
    from: 'deferred',
    state: 'accepted',
    at: at(2),
    by: { id: 'bilal', name: 'Bilal' },
  } as LiveStep;
  const refusedNow = (event: string, steps: readonly LiveStep[], record = subject) =>
    conflictNow(loanWorkflow, event, conflict, { subject: record, steps }, viewer);

  test('that nothing came after stays as it was', () => {
    expect(refusedNow('ACCEPT', [{ ...accepted, at: at(1) }])).toBe(conflict);
    expect(refusedNow('ACCEPT', [])).toBe(conflict);
  });

  test('that a colleague overtook says what can be done by now, read again or not', () => {
    const now = { code: 'wrongState', state: 'accepted', by: 'Bilal', at: at(2) };
    expect(refusedNow('ACCEPT', [accepted])).toMatchObject(now);
    expect(refusedNow('ACCEPT', [accepted], { ...subject, state: 'accepted', version: 4 })).toMatchObject(now);
    expect(refusedNow('ACCEPT', [accepted]).allowed).toContain('ADD_CLAUSE');
    expect(refusedNow('ACCEPT', [accepted]).allowed).not.toContain('WITHDRAW');
    expect(refusedNow('SIGN_CONTRACT', [accepted])).toMatchObject({ code: 'guard', guard: 'hasClause' });
    expect(refusedNow('CLOSE', [accepted])).toMatchObject({ code: 'stale', state: 'accepted' });
  });
});

describe('the workflow picture', () => {
  const picture = pictureOf('loan');
  const actor = { id: 'me', name: 'Me', permissions: new Set(Object.values(loanWorkflow.policy)) };
  const subject = { id: 'x', state: 'accepted', version: 6, facts: noFacts };
  const { nodes, edges } = drawn(
    loanWorkflow,
    picture,
    'accepted',
    walkOf(steps.slice(0, 5), 12 * HOUR, at(10)),
    waysOf(loanWorkflow, subject, actor),
  );
  const edge = (key: string) => edges.find((one) => one.key === key);

  test('knows where the record was and where it is', () => {
    expect(nodes.filter(({ status }) => status !== 'open').map(({ state, status }) => [state, status])).toEqual([
      ['submitted', 'walked'],
      ['assigned', 'walked'],
      ['deferred', 'walked'],
      ['accepted', 'here'],
    ]);
  });

  test('says where the record is for how long since it came there, as the heading does', () => {
    const back = [...steps.slice(0, 5), { event: 'UNDO_ACCEPT', from: 'accepted', to: 'assigned', at: at(11) }];
    const hereFor = (since: string) =>
      drawn(loanWorkflow, picture, 'assigned', walkOf(back, 12 * HOUR, since), []).nodes.find(
        ({ status }) => status === 'here',
      );
    expect(hereFor(at(11))).toMatchObject({ state: 'assigned', time: HOUR });
    // Whoever accepted it has taken that back: it was there all the while.
    expect(hereFor(at(6))).toMatchObject({ state: 'assigned', time: 6 * HOUR });
    const again = drawn(loanWorkflow, picture, 'assigned', walkOf(back, 12 * HOUR, at(11)), []);
    expect(again.nodes.find(({ state }) => state === 'accepted')).toMatchObject({ time: HOUR });
  });

  test('tells possible ways from those that wait for a condition', () => {
    expect(edge('CLOSE accepted,signed,procured closed')?.status).toBe('possible');
    expect(edge('SIGN_CONTRACT accepted signed')).toMatchObject({ status: 'waits', guard: 'hasClause' });
    expect(edge('PROCURE signed procured')?.status).toBe('off');
    expect(edge('ACCEPT assigned accepted')).toMatchObject({ status: 'walked', numbers: [4] });
  });

  test('draws of an event that may lead to several states those alone to which it may lead now', () => {
    const possible = (facts: Partial<LoanFacts>, state: string) => {
      const ways = waysOf(loanWorkflow, { ...subject, state, facts: { ...noFacts, ...facts } }, actor);
      const found = drawn(loanWorkflow, picture, state, walkOf([], 0, at(0)), ways).edges;
      return found.flatMap(({ key, status }) => (status === 'possible' && /UNDO|REOPEN/.test(key) ? [key] : []));
    };
    expect(possible({ assignedFrom: 'deferred' }, 'assigned')).toEqual(['UNDO_ASSIGN assigned deferred']);
    expect(possible({ assignedFrom: 'assigned', agentBefore: { email: 'hina@demo.fmis' } }, 'assigned')).toEqual([]);
    expect(possible({ agentEmail: 'hina@demo.fmis' }, 'rejected')).toEqual([]);
    expect(possible({}, 'deferred')).toEqual(['UNDO_DEFER deferred submitted']);
    expect(possible({ wasDeferred: true }, 'accepted')).toEqual(['UNDO_ACCEPT accepted deferred']);
  });

  test('draws no way back as one that waits: what was not walked, or is not the last step any more, is not to come', () => {
    const waiting = (facts: Partial<LoanFacts>, state: string) => {
      const ways = waysOf(loanWorkflow, { ...subject, state, facts: { ...noFacts, ...facts } }, actor);
      const found = drawn(loanWorkflow, picture, state, walkOf([], 0, at(0)), ways).edges;
      return found.flatMap(({ event, status }) => (status === 'waits' ? [event] : []));
    };
    expect(waiting({ agentEmail: 'hina@demo.fmis', assignedFrom: null }, 'assigned')).toEqual([]);
    expect(
      waiting({ assignedFrom: 'submitted', agentBefore: { email: 'left@demo.fmis', worksOnLoan: false } }, 'assigned'),
    ).toEqual(['ACCEPT']);
  });

  test('says of a way that only the role forbids that it is the role, and nothing of the others', () => {
    const reader = { ...actor, permissions: new Set<string>() };
    const ways = waysOf(loanWorkflow, subject, reader);
    const asRead = drawn(loanWorkflow, picture, 'accepted', walkOf([], 0, at(0)), ways).edges;
    const denied = asRead.filter((one) => one.denied).map(({ event }) => event);
    expect(denied).toContain('CLOSE');
    expect(denied).not.toContain('PROCURE');
    expect(edges.filter((one) => one.denied)).toEqual([]);
  });
});

test('what a step kept is told in the order in which its event asks for it', () => {
  const facts = { text: 'In two parts.', clauseId: 'c1', title: 'Repayment' };
  const fields = fieldsOf(loanWorkflow.events.ADD_CLAUSE);
  expect(inOrder(fields, facts).map(([name]) => name)).toEqual(['title', 'text', 'clauseId']);
});

describe('the letters of a record', () => {
  test('are those of what is possible with it now', () => {
    const actor = { id: 'me', name: 'Me', permissions: new Set(Object.values(loanWorkflow.policy)) };
    const at = (state: string) => {
      const verdicts = eventsFor(loanWorkflow, { id: 'x', state, version: 6, facts: noFacts }, actor);
      return possibleKeys(loans.keys ?? [], verdicts).map(({ event }) => event);
    };
    expect(at('signed')).toContain('PROCURE');
    expect(at('signed')).not.toContain('REJECT');
    expect(at('assigned')).toContain('REJECT');
    expect(at('assigned')).not.toContain('PROCURE');
    expect(at('closed')).toEqual([]);
  });
});

describe('a conflict', () => {
  test('is read from the refusal with who did it and when', () => {
    const problem = {
      code: 'decidedElsewhere',
      status: 409,
      conflict: {
        state: 'rejected',
        by: { id: null, name: 'Farah Naz' },
        at: at(1),
        event: 'REJECT',
        allowed: ['REOPEN'],
      },
    };
    expect(conflictIn(problem)).toEqual({
      code: 'decidedElsewhere',
      state: 'rejected',
      by: 'Farah Naz',
      at: at(1),
      event: 'REJECT',
      allowed: ['REOPEN'],
    });
    expect([conflictIn({ code: 'forbidden', status: 403 }), conflictIn(null)]).toEqual([null, null]);
  });

  test('shows only the fields that differ, whatever the order of their parts', () => {
    const before = { state: 'assigned', agent: { id: '1', name: 'Hina' }, amount: 5 };
    const after = { state: 'accepted', agent: { name: 'Hina', id: '1' }, amount: 5 };
    expect(differences(before, after, ['state', 'agent', 'amount'])).toEqual([
      { key: 'state', before: 'assigned', after: 'accepted' },
    ]);
  });
});

function memory(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}

describe('drafts', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };

  test('come back after a reload, for their own record only, until they are dropped', () => {
    const drafts = draftsOf('ayesha', 'loan:1', store);
    drafts.keep('clause', 'half a sentence');
    expect([drafts.read('clause'), draftsOf('ayesha', 'loan:2', store).read('clause')]).toEqual([
      'half a sentence',
      null,
    ]);
    drafts.drop('clause');
    expect(drafts.read('clause')).toBeNull();
  });

  test('of one text are each person’s own; what is emptied is gone', () => {
    const note = textDraft('ayesha', 'post:1', 'note', store);
    note.keep('Seed or poison?');
    expect([note.read(), textDraft('sana', 'post:1', 'note', store).read()]).toEqual(['Seed or poison?', '']);
    note.keep('');
    expect(kept.size).toBe(0);
  });

  describe('of one text in two windows', () => {
    const here = textDraft('ayesha', 'farmer:1', 'call', store);
    const there = textDraft('ayesha', 'farmer:1', 'call', store);
    const key = draftsOf('ayesha', 'farmer:1', store).keyOf('call');
    beforeEach(() => kept.clear());

    test('what is sent from one is forgotten, not what the other has typed since', () => {
      here.replace('', 'wants seed');
      there.replace('', 'asks for the rate');
      here.replace('wants seed', '');
      expect(here.read()).toBe('asks for the rate');
      there.replace('asks for the rate', '');
      expect(kept.size).toBe(0);
    });

    test('what was typed over by the other is kept again once that is sent; the same text is done with', () => {
      there.replace('', 'asks for the rate');
      here.replace('', 'wants seed');
      const oldValue = kept.get(key) ?? null;
      here.replace('wants seed', '');
      expect(there.dropped('asks for the rate', { key: 'another', oldValue, newValue: null })).toBe(
        'asks for the rate',
      );
      expect(kept.size).toBe(0);
      expect(there.dropped('wants seed', { key, oldValue, newValue: null })).toBe('');
      expect(kept.size).toBe(0);
      expect(there.dropped('asks for the rate', { key, oldValue, newValue: null })).toBe('asks for the rate');
      expect(there.read()).toBe('asks for the rate');
    });
  });

  describe('of one field in two windows of one browser', () => {
    const browser = memory();
    const [first, second] = [keptInWindow(memory(), browser), keptInWindow(memory(), browser)];
    const noteIn = (window: Store) => textDraft('ayesha', 'loan:7', 'note', window);
    beforeEach(() => {
      noteIn(first).keep('');
      noteIn(second).keep('');
      noteIn(first).keep('wants seed');
      noteIn(second).keep('asks for the rate');
    });

    test('are found again each in its own, over a reload; a third window finds what was typed last', () => {
      expect(noteIn(first).read()).toBe('wants seed');
      expect(noteIn(second).read()).toBe('asks for the rate');
      expect(noteIn(keptInWindow(memory(), browser)).read()).toBe('asks for the rate');
    });

    test('are forgotten where they are sent, and only there', () => {
      noteIn(first).keep('');
      expect(noteIn(second).read()).toBe('asks for the rate');
      noteIn(second).keep('');
      expect(noteIn(keptInWindow(memory(), browser)).read()).toBe('');
    });

    test('what was found here and sent elsewhere is done with; what came since is not forgotten with what was found', () => {
      const third = keptInWindow(memory(), browser);
      expect(noteIn(third).read()).toBe('asks for the rate');
      noteIn(second).keep('asks for the rate of maize');
      noteIn(third).keep('');
      expect(noteIn(keptInWindow(memory(), browser)).read()).toBe('asks for the rate of maize');
      const name = draftsOf('ayesha', 'loan:7', second).keyOf('note');
      second.dropped(name, second.getItem(name));
      browser.removeItem(name);
      expect(noteIn(second).read()).toBe('');
    });
  });

  test('are forgotten after two weeks', () => {
    draftsOf('ayesha', 'loan:1', store, () => 0).keep('clause', 'old');
    expect(draftsOf('ayesha', 'loan:1', store, () => 15 * 24 * HOUR).read('clause')).toBeNull();
  });

  test('a browser without storage loses nothing but the draft', () => {
    const refuse = () => {
      throw new Error('storage is off');
    };
    const drafts = draftsOf('ayesha', 'loan:1', { getItem: refuse, setItem: refuse, removeItem: refuse });
    drafts.keep('clause', 'x');
    expect(drafts.read('clause')).toBeNull();
  });
});

test.each(['en', 'ur'])('the sections and the side of every record’s page have names: %s', (locale) => {
  const folder = new URL('../../src/portal/features/', import.meta.url);
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  const nameless = globSync('*/*.record.tsx', { cwd: folder }).flatMap((file) => {
    const [, entity = ''] = /from '\.\/([\w-]+\.entity)\.ts'/.exec(read(file)) ?? [];
    const [, namespace = ''] = /namespace: '(\w+)'/.exec(read(`${file.split('/')[0]}/${entity}.ts`)) ?? [];
    const words = portalWords(locale, namespace);
    const keys = [...read(file).matchAll(/\{ key: '(\w+)'/g)].map(([, key = '']) => key);
    const named = (words.sections ?? {}) as Record<string, unknown>;
    const missing = keys.filter((key) => !(key in named)).map((key) => `${namespace}:sections.${key}`);
    return /\bSide:/.test(read(file)) && !('sideTitle' in words) ? [...missing, `${namespace}:sideTitle`] : missing;
  });
  expect(nameless).toEqual([]);
});

test('what was filled in for an event is found again in its form, without what the event does not ask for', () => {
  const { REJECT } = loanWorkflow.events;
  if (!REJECT) throw new Error('A loan is never rejected');
  const store = new Map<string, string>();
  const kept = keptDraft<Payload>('me', 'event:loan x REJECT', [], {
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, value) => void store.set(key, value),
    removeItem: (key) => void store.delete(key),
  });
  expect(keptIn(kept, REJECT, {})).toBeUndefined();
  kept.keep({ reason: 'The last loan', other: 1 });
  expect(keptIn(kept, REJECT, {})).toEqual({ reason: 'The last loan' });
});

test('a form on its way is not there to be sent again, is forgotten once it has arrived, and is back where it was refused', async () => {
  const kept = keptDraft<{ note: string }>('me', 'case 7', [], memory());
  const empty = { note: '' };
  kept.keep({ note: 'first' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const arriving = kept.send(() => promise);
  kept.drop();
  expect(kept.read(empty)).toBeNull();
  resolve();
  await arriving;
  expect(kept.read(empty)).toBeNull();

  kept.keep({ note: 'second' });
  await expect(kept.send(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(kept.read(empty)?.typed).toEqual({ note: 'second' });
  await kept.send(() => Promise.resolve(kept.keep({ note: 'typed meanwhile' })));
  expect(kept.read(empty)?.typed).toEqual({ note: 'typed meanwhile' });
});

test('what a decision has said is not begun any more, and what it has not said is', () => {
  const store = memory();
  const names = new Set<string>();
  const listed: Store = {
    ...store,
    setItem: (name, text) => {
      names.add(name);
      store.setItem(name, text);
    },
    names: () => [...names],
  };
  const on = (record: string, name: string) => textDraft('ayesha', record, name, listed);
  on('case:7', 'tell').keep('Spray at noon.\n');
  on('case:7', 'note').keep('call again');
  on('case:8', 'tell').keep('Spray at noon.');
  const sending = { id: '7', version: 3, event: 'TELL', payload: { text: 'Spray at noon.' } };
  forgetSaid('ayesha', { key: 'k', person: 'a@b', at: 0, entity: 'case', sending, label: '', href: '' }, listed);
  expect([on('case:7', 'tell').read(), on('case:7', 'note').read(), on('case:8', 'tell').read()]).toEqual([
    '',
    'call again',
    'Spray at noon.',
  ]);
});

test('what is typed into something stored is found again with what was stored when the typing began', () => {
  const store = new Map<string, string>();
  const kept = keptDraft<{ count: number; note: string }>('me', 'animals 1', [], {
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, value) => void store.set(key, value),
    removeItem: (key) => void store.delete(key),
  });
  kept.keep({ count: 7, note: '' }, { count: 3, note: '' });
  const now = { count: 5, note: 'Two sold' };
  // What was not typed over is not kept: it is what the record holds by now.
  expect(kept.read(now)).toMatchObject({ typed: { count: 7, note: 'Two sold' }, on: { count: 3, note: 'Two sold' } });
  expect([...store.values()].join()).not.toContain('note');
  // What is new has nothing it was typed on.
  kept.keep({ count: 7, note: '' });
  expect(kept.read(now)?.on).toEqual(now);
});

test('what the record says by now is no draft any more: it was saved while its page went', () => {
  const store = memory();
  const kept = keptDraft<{ price: number; contact: string }>('me', 'offer 1', [], store);
  const stored = { price: 350, contact: '0300\u00a04417826' };
  kept.keep({ price: 380, contact: '0300 5550173' }, stored);
  const half = { price: 380, contact: '0300\u00a04417826' };
  expect(kept.read(half)).toMatchObject({ typed: { price: 380, contact: '0300 5550173' } });
  expect(kept.read({ price: 380, contact: '0300\u00a05550173' })).toBeNull();
  // For good: what a colleague stores afterwards was not typed over.
  expect(kept.read(stored)).toBeNull();
});

test('taking back is called by its own name where it asks for something first', () => {
  const called = (payload: Payload) => backWord('loan', { event: 'UNDO_ACCEPT', payload }, 'Undo acceptance', 'Undo');
  expect([called({}), called({ reason: 'Pressed too early' })]).toEqual(['Undo acceptance…', 'Undo']);
});

test('a page shows by itself what the service did, and its reader elsewhere, but takes no step of a colleague along', () => {
  const [me, colleague, service] = ['me', 'colleague', null].map((id) => ({ by: { id, name: '' } }));
  const followed = (...newer: (typeof me)[]) =>
    followedOf(newer as { by: { id: string | null; name: string } }[], 'me');
  expect(followed()).toBe(null);
  expect(followed(service)).toBe('service');
  expect(followed(me, service)).toBe('service');
  expect(followed(colleague, service)).toBe(null);
  expect(followed(colleague)).toBe(null);
  expect(followed(service, me)).toBe('own');
});

describe('a decision that is not taken back', () => {
  const since = (code: string, event: string, by: string) =>
    sinceThen('loan', { code, state: 'assigned', event, by, allowed: [] }, 'Me');

  test('names what a colleague has done since, read or not', () => {
    expect(since('stale', 'ASSIGN_AGENT', 'Sana')).toEqual({ event: 'ASSIGN_AGENT', by: 'Sana' });
  });

  test('is gone where this person took back what followed it', () => {
    expect(since('stale', 'UNDO_ASSIGN', 'Me')).toBe('own');
    expect(since('guard', 'UNDO_ASSIGN', 'Me')).toBe('own');
  });

  test('keeps the words of a condition that stands against it', () => {
    expect(since('guard', 'ASSIGN_AGENT', 'Me')).toBeUndefined();
  });
});
