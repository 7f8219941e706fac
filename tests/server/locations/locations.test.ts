import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  reader = await app.as('Field Admin');
});
afterAll(() => app?.close());

describe('the tehsil at a point', () => {
  test.each([
    ['Sahiwal', 'Sahiwal', 'Punjab', 30.66, 73.11],
    ['Nagarparkar', 'Tharparkar', 'Sindh', 24.36, 70.75],
    ['Gwadar', 'Gwadar', 'Balochistan', 25.13, 62.32],
  ])('is %s in %s, %s', async (tehsil, district, province, lat, lng) => {
    const { status, body } = await reader.get(`/location/by-query?lat=${lat}&lng=${lng}`);
    expect(status).toBe(200);
    expect([body.tehsil.title, body.district.title, body.province.title]).toEqual([tehsil, district, province]);
    expect(body.kilometres).toBeLessThan(15);
  });

  test('is not found far outside the country', async () => {
    expect((await reader.get('/location/by-query?lat=10&lng=73')).status).toBe(404);
  });

  test.each(['lat=91&lng=73', 'lat=30', 'lat=north&lng=73', 'lat=30&lng=181'])('is refused for %s', async (query) => {
    const { status, body } = await reader.get(`/location/by-query?${query}`);
    expect(status).toBe(400);
    expect(body.errors.length).toBeGreaterThan(0);
  });
});

describe('places', () => {
  test('narrow from province to district to tehsil', async () => {
    const provinces = await reader.get('/location/provinces?search=sindh');
    const districts = await reader.get(`/location/districts/?provinceId=${provinces.body.items[0].id}`);
    const names = districts.body.items.map(({ title }: { title: string }) => title);
    expect(names).toContain('Tharparkar');
    expect(names).not.toContain('Multan');
    const tharparkar = districts.body.items.find(({ title }: { title: string }) => title === 'Tharparkar');
    for (const path of ['/location/tehsils/', '/location/tehsils']) {
      const tehsils = await reader.get(`${path}?districtId=${tharparkar.id}`);
      expect(tehsils.body.items.map(({ title }: { title: string }) => title)).toContain('Nagarparkar');
    }
  });

  test('are all in one list', async () => {
    const { body } = await reader.get('/location/all');
    expect(new Set(body.items.map(({ list }: { list: string }) => list))).toEqual(
      new Set(['province', 'district', 'tehsil']),
    );
  });

  test('speak seven languages', async () => {
    const { body } = await reader.get('/location/languages');
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual([
      'English',
      'Urdu',
      'Punjabi',
      'Pashto',
      'Sindhi',
      'Saraiki',
      'Hindko',
    ]);
  });
});
