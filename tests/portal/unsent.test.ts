import { describe, expect, test } from 'vitest';
import { unsentIn } from '../../src/portal/workflow/unsent.ts';

function browser(isFull = false): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem(name, text) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, text);
    },
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

const decision = (key: string, person = 'admin@demo.fmis') => ({
  key,
  person,
  entity: 'post' as const,
  sending: { id: key, version: 1, event: 'SET_STATUS', payload: { status: 'approved' } },
  label: 'Bilal',
  href: '/app/discussion/postapproval',
});

describe('decisions that the server has not answered', () => {
  test('keep the order in which they were made, also within one moment and after the clock was set back', () => {
    const unsent = unsentIn(browser());
    for (const [key, now] of [
      ['c', 500],
      ['a', 500],
      ['b', 100],
    ] as const)
      unsent.add(decision(key), now);
    expect(unsent.of('admin@demo.fmis').map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  });

  test('are found by another page of the same browser, and only by whose they are', () => {
    const store = browser();
    unsentIn(store).add(decision('a'), 1);
    unsentIn(store).change('a', { waits: true });
    expect(unsentIn(store).of('ops@demo.fmis')).toEqual([]);
    expect(unsentIn(store).of('admin@demo.fmis')).toEqual([{ ...decision('a'), at: 1, waits: true }]);
    unsentIn(store).drop('a');
    expect(unsentIn(store).of('admin@demo.fmis')).toEqual([]);
  });

  test('are not lost where the browser has no room for them', () => {
    const unsent = unsentIn(browser(true));
    unsent.add(decision('a'), 1);
    unsent.change('a', { waits: true });
    expect(unsent.find('a')).toMatchObject({ key: 'a', waits: true });
    unsent.drop('a');
    expect(unsent.find('a')).toBeUndefined();
  });

  test('that cannot be read any more do not stop the others', () => {
    const store = browser();
    store.setItem('fmis-unsent:x', '{"sending"');
    store.setItem('fmis-draft:new', 'something else');
    const unsent = unsentIn(store);
    unsent.add(decision('a'), 1);
    expect(unsent.of('admin@demo.fmis').map(({ key }) => key)).toEqual(['a']);
  });
});
