import { describe, expect, test } from 'vitest';
import { digitsOfNumber, kindOfNumber } from '../../machines/cases/case.number.ts';
import { guessOf } from '../../src/portal/features/cases/guess.ts';

const named = (id: string, title: string, more: { titleUr?: string; parentId?: string } = {}) => ({
  id,
  title,
  titleUr: more.titleUr ?? null,
  parentId: more.parentId ?? null,
});
const lists = {
  categories: [
    { ...named('c1', 'Insects'), code: 'insects' },
    { ...named('c2', 'Livestock disease'), code: 'livestock-disease' },
  ],
  subCategories: [
    named('s1', 'Aphids', { titleUr: 'تیلا', parentId: 'c1' }),
    named('s2', 'Whitefly', { parentId: 'c1' }),
    named('s3', 'Calving', { parentId: 'c2' }),
  ],
  entries: [
    { ...named('e1', 'Mustard'), type: 'crops' as const },
    { ...named('e2', 'Aphid'), type: 'cropInsects' as const },
    { ...named('e3', 'Mustard aphid'), type: 'cropInsects' as const },
    { ...named('e4', 'Milk fever'), type: 'livestockDisease' as const },
  ],
};

describe('what a title sounds like', () => {
  test('is the sub-category that it names, with the entries that belong to its category', () => {
    expect(guessOf('Mustard aphids, leaves curl', lists)).toEqual({
      category: 'c1',
      subCategory: 's1',
      entries: [
        { type: 'crops', id: 'e1', title: 'Mustard', titleUr: null },
        { type: 'cropInsects', id: 'e3', title: 'Mustard aphid', titleUr: null },
      ],
    });
    expect(guessOf('سرسوں پر تیلا', lists)).toMatchObject({ category: 'c1', subCategory: 's1' });
  });

  test('is the category of an entry where no other is named', () => {
    expect(guessOf('Buffalo with milk fever', lists)).toEqual({
      category: 'c2',
      subCategory: null,
      entries: [{ type: 'livestockDisease', id: 'e4', title: 'Milk fever', titleUr: null }],
    });
  });

  test.each(['', 'When do I water', 'mustard', 'white fly'])('is nothing where no category is named: %j', (title) => {
    expect(guessOf(title, lists)).toBeNull();
  });
});

test.each([
  ['0300 441 7826', 'mobile', '923004417826'],
  ['923004417826', 'mobile', '923004417826'],
  ['+92 42 35761234', 'landline', '924235761234'],
  ['+1 415 555 2671', 'foreignNumber', '14155552671'],
  ['14155552671', 'foreignNumber', '14155552671'],
  ['0300 44', 'noNumber', null],
])('%s is for the service a %s', (text, kind, digits) => {
  expect([kindOfNumber(text), digitsOfNumber(text)]).toEqual([kind, digits]);
});
