import i18next from 'i18next';
import { afterAll, expect, test } from 'vitest';
import { nameOf, otherNameOf } from '../../src/portal/person-name.ts';

const farmer = { name: 'Riaz Hussain', nameUr: 'ریاض حسین' };
const begun = i18next.init({ lng: 'en', resources: {} });
afterAll(() => i18next.changeLanguage('en'));

test('a person goes by the name in the reader’s script, and by the other one beside it', async () => {
  await begun;
  expect([nameOf(farmer), otherNameOf(farmer)]).toEqual(['Riaz Hussain', { name: 'ریاض حسین', lang: 'ur' }]);
  await i18next.changeLanguage('ur');
  expect([nameOf(farmer), otherNameOf(farmer)]).toEqual(['ریاض حسین', { name: 'Riaz Hussain', lang: 'en' }]);
  expect(otherNameOf({ name: 'Riaz', nameUr: null })).toBeNull();
});
