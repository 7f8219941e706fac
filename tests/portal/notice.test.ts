import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { noticeWordsOf } from '../../src/portal/shell/notice.hook.ts';
import type { NoticeRecord } from '../../src/portal/shell/notices.data.ts';
import { portalWords } from '../support/portal-words.ts';

beforeAll(async () => {
  const ur = Object.fromEntries(['workflow', 'shell', 'common'].map((name) => [name, portalWords('ur', name)]));
  await i18next.init({ lng: 'ur', resources: { ur }, interpolation: { escapeValue: false } });
});

test('what happened is told in Urdu from right to left; numbers and names in other letters stand apart', () => {
  const notice = {
    title: 'C-48119: Asked the farmer',
    text: 'Rabia Anwar · Pending',
    entity: 'case',
    event: 'PEND',
    label: 'C-48119',
    state: 'pending',
    by: { id: '1', name: 'Rabia Anwar' },
  } as unknown as NoticeRecord;
  const t = i18next.getFixedT('ur', ['workflow', 'shell']);
  const { title, text } = noticeWordsOf(notice, { t, language: 'ur', list: (parts) => parts.join('، ') });
  expect(title).toBe(`\u2068C-48119\u2069: ${t('case.happened.PEND')}`);
  expect(text).toBe(`\u2068Rabia Anwar\u2069 · \u2068${t('case.states.pending')}\u2069`);
});

test('in English too each part stands apart: a title in Urdu takes nothing beside it along', () => {
  const t = i18next.getFixedT('ur', ['workflow', 'shell']);
  const notice = {
    title: 'گندم کی بوائی: Approved',
    text: 'Open · گندم کی بوائی · Usman Ghani',
    label: 'گندم کی بوائی',
  };
  const told = noticeWordsOf(notice as unknown as NoticeRecord, {
    t,
    language: 'en',
    list: (parts) => parts.join(', '),
  });
  expect(told.title).toBe('\u2068گندم کی بوائی\u2069: Approved');
  expect(told.text).toBe('\u2068Open\u2069 · \u2068گندم کی بوائی\u2069 · \u2068Usman Ghani\u2069');
});

test('a status that was set is told by what it is since, and why the reader hears of it', () => {
  const t = i18next.getFixedT('ur', ['workflow', 'shell']);
  const notice = {
    title: 'Post 29867: Approved',
    text: 'Sana Malik · Nasir Iqbal',
    entity: 'post',
    event: 'SET_STATUS',
    label: 'Post 29867',
    state: 'approved',
    why: 'decision',
    by: { id: '1', name: 'Sana Malik' },
  } as unknown as NoticeRecord;
  const { title, text, because } = noticeWordsOf(notice, { t, language: 'ur', list: (parts) => parts.join('، ') });
  expect(title).toMatch(/پوسٹ/);
  expect(title).toContain(t('post.states.approved'));
  expect([text, because]).toEqual(['\u2068Sana Malik\u2069', t('shell:noticeWhy.decision')]);
});
