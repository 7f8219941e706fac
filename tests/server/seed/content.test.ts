import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findList, type ListKey, type ReferenceList, referenceLists } from '../../../src/server/features/lovs/lists.ts';
import { type ContentItem, contentOf } from '../../../src/server/seed/content.ts';

const lists: readonly (ReferenceList & { key: ListKey })[] = referenceLists;
const everything = lists.flatMap(({ key }) => contentOf(key));

test('each list whose words the portal asks for is one of the server’s, or has a call of its own', () => {
  const folder = new URL('../../../src/portal/', import.meta.url);
  const asked = globSync('**/*.{ts,tsx}', { cwd: folder }).flatMap((file) =>
    [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(
        /useReferenceWords\('([\w-]+)'\)|<ReferenceWord list="([\w-]+)"/g,
      ),
    ].map(([, hook, word]) => hook ?? word ?? ''),
  );
  expect(asked.length).toBeGreaterThan(20);
  const known = [...lists.map(({ key }) => key), 'loan-type', 'loan-partner', 'payment-mode'];
  expect(asked.filter((list) => !known.includes(list))).toEqual([]);
});

describe('the shipped content', () => {
  test.each(lists.map(({ key }) => key))('of %s is there in English and in Urdu', (key) => {
    const items = contentOf(key);
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ name }) => !/^\p{L}|^\d/u.test(name))).toEqual([]);
    expect(items.filter(({ nameUr }) => !nameUr || !/\p{Script=Arabic}/u.test(nameUr))).toEqual([]);
  });

  test('says a weight in Urdu where it says one in English', () => {
    const weight = (name: string) => name.match(/\((\d+) /)?.[1];
    const unlike = everything.filter(({ name, nameUr }) => weight(name) && weight(nameUr ?? '') !== weight(name));
    expect(unlike.map(nameOf)).toEqual([]);
  });

  test('has no id and no code twice', () => {
    expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length);
    expect(new Set(everything.map(({ list, code }) => `${list} ${code}`)).size).toBe(everything.length);
  });

  test('gives every item of a list with parents one of them', () => {
    const parents = new Map(everything.map((item) => [item.id, item]));
    const lost = everything.filter((item) => {
      const list = findList(item.list);
      if (!list?.parent) return item.parentId !== null;
      return item.parentId === null ? !list.parentOptional : parents.get(item.parentId)?.list !== list.parent;
    });
    expect(lost.map(nameOf)).toEqual([]);
  });

  test('carries only what its list describes', () => {
    const stray = everything.filter(({ list, attributes }) => {
      const described: readonly string[] = findList(list)?.attributes ?? [];
      return Object.keys(attributes).some((name) => !described.includes(name));
    });
    expect(stray.map(nameOf)).toEqual([]);
  });
});

describe('the rules beside a decision', () => {
  const rules = new Map(contentOf('moderation-rule').map((rule) => [rule.id, rule]));
  const reasons = contentOf('decision-reason');

  test('say in both languages what is asked', () => {
    const silent = [...rules.values()].filter(
      ({ attributes: { description, descriptionUr } }) =>
        !description || !/\p{Script=Arabic}/u.test(`${descriptionUr}`),
    );
    expect(silent.map(nameOf)).toEqual([]);
  });

  test('are named by reasons for the same kind of thing', () => {
    const named = reasons.filter(({ parentId }) => parentId !== null);
    expect(named.map(nameOf)).toContain('decision-reason Shows a phone number');
    const strange = named.filter(({ parentId, attributes }) => {
      const kind = rules.get(parentId ?? '')?.attributes.appliesTo;
      // A person may have broken any of them.
      return kind !== 'any' && kind !== attributes.appliesTo && attributes.appliesTo !== 'user';
    });
    expect(strange.map(nameOf)).toEqual([]);
  });

  test('leave the codes of reasons as they were before a reason could name one', () => {
    expect(reasons.map(({ code }) => code)).toContain('shows-a-phone-number');
  });
});

describe('crops', () => {
  test('are at least sixty, and each has its growth stages', () => {
    const crops = contentOf('crop');
    const withStages = new Set(contentOf('growth-stage').map(({ parentId }) => parentId));
    expect(crops.length).toBeGreaterThanOrEqual(60);
    expect(crops.filter(({ id }) => !withStages.has(id)).map(nameOf)).toEqual([]);
  });
});

describe('livestock', () => {
  test('has breeds or stages for every kind', () => {
    const children = [...contentOf('livestock-breed'), ...contentOf('livestock-stage')];
    const known = new Set(children.map(({ parentId }) => parentId));
    expect(
      contentOf('livestock')
        .filter(({ id }) => !known.has(id))
        .map(nameOf),
    ).toEqual([]);
  });
});

describe('places', () => {
  const districts = new Map(contentOf('district').map((district) => [district.id, district]));

  test('cover the country: seven provinces and territories, 150 districts, 400 tehsils', () => {
    expect(contentOf('province').length).toBe(7);
    expect(districts.size).toBeGreaterThanOrEqual(150);
    expect(contentOf('tehsil').length).toBeGreaterThanOrEqual(400);
  });

  test('leave no district without a tehsil and no province without a district', () => {
    const inhabited = new Set(contentOf('tehsil').map(({ parentId }) => parentId));
    const provinces = new Set([...districts.values()].map(({ parentId }) => parentId));
    expect([...districts.values()].filter(({ id }) => !inhabited.has(id)).map(nameOf)).toEqual([]);
    expect(contentOf('province').filter(({ id }) => !provinces.has(id))).toEqual([]);
  });

  test('lie in Pakistan', () => {
    const outside = [...contentOf('district'), ...contentOf('tehsil')].filter(({ attributes: { lat, lng } }) => {
      return !(Number(lat) > 23.5 && Number(lat) < 37.2 && Number(lng) > 60.8 && Number(lng) < 77.9);
    });
    expect(outside.map(nameOf)).toEqual([]);
  });

  test('put a tehsil within reach of the middle of its district', () => {
    const balochistan = contentOf('province').find(({ name }) => name === 'Balochistan')?.id;
    const reachOf = (district: ContentItem) => (district.parentId === balochistan ? 300 : 120);
    const far = contentOf('tehsil').filter((tehsil) => {
      const district = districts.get(tehsil.parentId ?? '');
      return !district || kilometres(tehsil, district) > reachOf(district);
    });
    expect(far.map(nameOf)).toEqual([]);
  });
});

test('what is offered on the marketplace is sold by units of the list', () => {
  const units = new Set(contentOf('unit').map(({ attributes }) => attributes.value));
  expect(contentOf('mandi-item').filter(({ attributes }) => !units.has(attributes.unit))).toEqual([]);
});

function nameOf({ list, name }: ContentItem): string {
  return `${list} ${name}`;
}

function kilometres({ attributes: a }: ContentItem, { attributes: b }: ContentItem): number {
  const middle = ((Number(a.lat) + Number(b.lat)) / 2) * (Math.PI / 180);
  const east = (Number(a.lng) - Number(b.lng)) * Math.cos(middle);
  return Math.hypot(east, Number(a.lat) - Number(b.lat)) * 111.2;
}
