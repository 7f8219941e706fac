import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { differences, failuresByPointer, laidOver } from '../../src/portal/editing/edited.ts';
import { attributeFields, formOf, type Item, inputOf } from '../../src/portal/features/lovs/item.form.ts';
import { changed, readAddress, writeAddress } from '../../src/portal/features/lovs/lists.address.ts';
import { byName } from '../../src/portal/reference/choices.ts';
import { titleOf } from '../../src/portal/title-of.ts';
import { contract, followed, list, object } from '../support/contract.ts';

const wheat = '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31';
const read = (query: string) => readAddress(new URLSearchParams(query));

describe('the address of the reference lists', () => {
  test.each([
    'list=crop',
    `list=seed-type&search=akbar&parent=${wheat}&active=no&sort=-title&limit=100&page=3`,
    'list=tehsil&active=yes&sort=parent',
  ])('comes back as it was written: %s', (query) => {
    expect(writeAddress(read(query)).toString()).toBe(query);
  });

  test.each(['', 'list=../x', 'list=crop&sort=nothing&page=-1&limit=9999&parent=me&active=maybe'])(
    'passes over what it may not say: %s',
    (query) => {
      expect(writeAddress(read(query)).toString()).toBe('list=crop');
    },
  );

  test('starts at the first page after a filter, and from nothing with another list', () => {
    const address = read(`list=seed-type&search=a&parent=${wheat}&page=3`);
    expect(writeAddress(changed(address, { search: 'b' })).toString()).toBe(`list=seed-type&search=b&parent=${wheat}`);
    expect(writeAddress(changed(address, { list: 'weed' })).toString()).toBe('list=weed');
    expect(changed(address, { limit: 50, offset: 50 }).offset).toBe(50);
  });
});

const item: Item = {
  id: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e32',
  list: 'tehsil',
  code: 'punjab/sahiwal/sahiwal',
  title: 'Sahiwal',
  titleUr: 'ساہیوال',
  parentId: wheat,
  parentTitle: 'Sahiwal',
  attributes: { lat: 30.6659, lng: 73.1019, precision: 'town' },
  order: 4,
  active: true,
  version: 1,
  updatedAt: '2026-11-12T09:14:00.000Z',
};

describe('the form of an item', () => {
  test('sends back what it was given', () => {
    const { title, titleUr, parentId, attributes, order, active } = item;
    expect(inputOf(formOf(item, null))).toEqual({ title, titleUr, parentId, attributes, order, active });
  });

  test('leaves out what is empty', () => {
    const form = { ...formOf(null, null), title: ' Nawab-2021 ', attributes: { category: '', lat: null } };
    expect(inputOf(form)).toEqual({ title: 'Nawab-2021', active: true });
  });

  test('starts with the parent that the list is narrowed to', () => {
    expect(formOf(null, wheat).parentId).toBe(wheat);
  });

  const newest = { ...item, title: 'Sahiwal City', attributes: { ...item.attributes, lat: 30.7 } };

  test('names each field that somebody else changed, with both values, those it carries one by one', () => {
    expect(differences(formOf(item, null), formOf(newest, null))).toEqual([
      { field: 'title', here: 'Sahiwal', stored: 'Sahiwal City' },
      { field: 'attributes.lat', here: 30.6659, stored: 30.7 },
    ]);
  });

  test('goes on from a newer version with what was typed, and the other fields follow', () => {
    const started = formOf(item, null);
    const typed = { ...started, titleUr: 'شہر', attributes: { ...started.attributes, lng: 73.2, months: 'May' } };
    expect(laidOver(started, typed, formOf(newest, null))).toEqual({
      ...formOf(newest, null),
      titleUr: 'شہر',
      attributes: { lat: 30.7, lng: 73.2, precision: 'town', months: 'May' },
    });
  });

  test('finds the field of a failed rule, the missing one too', () => {
    const failures = [
      { instancePath: '', keyword: 'required', params: { missingProperty: 'title' } },
      { instancePath: '/attributes/lat', keyword: 'maximum', params: { limit: 90 } },
    ];
    expect(failuresByPointer(failures)).toEqual({ '/title': 'required', '/attributes/lat': 'maximum' });
  });

  test('asks for each attribute within the bounds of the contract', () => {
    const schema = object(object(object(contract.components).schemas).ReferenceAttributes);
    const properties = Object.entries(object(schema.properties)).map(([name, raw]) => [name, followed(raw)] as const);
    expect(Object.keys(attributeFields).toSorted()).toEqual(properties.map(([name]) => name).toSorted());
    for (const [name, field] of Object.entries(attributeFields)) {
      const property = new Map(properties).get(name) ?? {};
      if (field.kind === 'choice') expect(field.values).toEqual(list(property.enum));
      if (field.kind === 'number') expect([field.min, field.max]).toEqual([property.minimum, property.maximum]);
      if (field.kind === 'text') expect(field.maxLength).toBe(property.maxLength);
    }
  });
});

describe('choices out of a reference list', () => {
  const named = (titles: readonly string[]) => titles.map((title) => ({ title, code: title.toLowerCase() }));
  const inOrder = (titles: readonly string[], language: string) =>
    byName(named(titles), ({ title }) => title, language).map(({ title }) => title);

  test('stand in the order of the reader’s language, and what is none of the others at the end', () => {
    expect(inOrder(['Dera Ghazi Khan', 'Taunsa', 'Other', 'Faisalabad'], 'en')).toEqual([
      'Dera Ghazi Khan',
      'Faisalabad',
      'Taunsa',
      'Other',
    ]);
    expect(inOrder(['یوب', 'ٹھٹھہ', 'پشین', 'اٹک'], 'ur')).toEqual(['اٹک', 'پشین', 'ٹھٹھہ', 'یوب']);
    expect(inOrder(['Zebra', 'Éclair', 'abeille'], 'fr')).toEqual(['abeille', 'Éclair', 'Zebra']);
  });

  test('are told in the words of the reader’s language where the data have none', async () => {
    const said = (title: string, titleUr: string | null = null) => titleOf({ title, titleUr });
    await i18next.init({
      lng: 'fr',
      resources: { fr: { reference: { Crops: 'Cultures' } }, ur: { reference: { Crops: 'فصلیں' } } },
    });
    expect([said('Crops'), said('An office’s own'), said('A. B')]).toEqual(['Cultures', 'An office’s own', 'A. B']);
    await i18next.changeLanguage('ur');
    expect([said('Crops'), said('Crops', 'اپنا نام')]).toEqual(['فصلیں', 'اپنا نام']);
  });
});
