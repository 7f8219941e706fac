import { describe, expect, test } from 'vitest';
import { nextDayIn } from '../../machines/jobs/schedule.ts';
import { comingRuns, isCutShort } from '../../src/portal/features/jobs/coming-runs.ts';
import {
  beginsNow,
  clockOf,
  faultyTimes,
  goesOut,
  isWhollyQuiet,
  messagesOf,
  newJob,
  outlookOf,
  scheduleOf,
  sendsInQuietHours,
  sentChoice,
} from '../../src/portal/features/jobs/schedule.form.ts';
import { textsSent } from '../../src/portal/features/jobs/texts-sent.ts';
import { noDayIn } from '../../src/portal/features/jobs/words.hook.ts';

const SOUND = { mediaId: 'a', name: 'spray.mp3', seconds: 12 };

test.each([
  ['09:00', '09:00'],
  ['9:00', '09:00'],
  ['۱۷:۰۰', '17:00'],
  ['17.30', '17:30'],
  [' 8:05', '08:05'],
  ['24:00', '24:00'],
  ['9', '9'],
  ['noon', 'noon'],
])('a time typed as %s is sent as %s', (typed, sent) => {
  expect(clockOf(typed)).toBe(sent);
});

test('a time that cannot be read, and one that no clock shows, are no other time: each is said of its field', () => {
  const typed = (startTime: string, endTime: string) => [
    ...faultyTimes({ ...newJob('2026-11-20'), startTime, endTime }),
  ];
  expect(typed('7', '25:99')).toEqual([
    ['startTime', 'unread'],
    ['endTime', 'noSuchTime'],
  ]);
  expect(typed('۲۵:۶۱', 'noon')).toEqual([
    ['startTime', 'noSuchTime'],
    ['endTime', 'unread'],
  ]);
  expect([typed('9:00', ''), typed('', '۱۷:۰۰')]).toEqual([[], []]);
});

describe('the runs to come', () => {
  const now = new Date('2026-11-29T05:00:00Z');
  const told = (changes: object, sent?: { startDt: string; endDt: string }) => {
    const schedule = scheduleOf({ ...newJob('2026-11-29'), endDt: '2027-04-30', ...changes });
    const { lines, kept } = comingRuns(schedule, now, { sent });
    const words = lines.map((line) =>
      'why' in line
        ? `${line.days} ${line.first.day} ${line.last.day} ${line.why.join()}`
        : `${line.day} ${line.dropped}`,
    );
    return { words, kept, isCutShort: isCutShort(schedule, now, { sent }) };
  };

  test('are ten, and a long row of days that drop out is one line, however long', () => {
    expect(told({})).toMatchObject({ kept: 10, words: { length: 10 } });
    expect(told({ startTime: '22:00', endTime: '23:00' })).toEqual({
      kept: 0,
      words: ['153 2026-11-29 2027-04-30 quietHours'],
      isCutShort: false,
    });
  });

  test('have few days that drop out between them each by itself, many together with every reason', () => {
    expect(told({ monthDays: ['30', '31'] }).words).toEqual([
      '2026-11-30 null',
      '2026-11-31 noSuchDay',
      '2026-12-30 null',
      '2026-12-31 null',
      '2027-01-30 null',
      '2027-01-31 null',
      '2027-02-30 noSuchDay',
      '2027-02-31 noSuchDay',
      '2027-03-30 null',
      '2027-03-31 null',
      '2027-04-30 null',
      '2027-04-31 noSuchDay',
    ]);
    expect(told({ monthDays: ['29', '31'], weekDays: ['6'] }).words).toEqual([
      '12 2026-11-29 2027-04-31 weekDay,noSuchDay',
    ]);
  });

  test('say that what is sent ends before, also where no run is left and where ten come before that', () => {
    const sent = { startDt: '2026-11-20', endDt: '2026-12-05' };
    expect(told({ startTime: '22:00', endTime: '23:00' }, sent)).toMatchObject({ kept: 0, isCutShort: true });
    expect(told({}, sent)).toMatchObject({ kept: 7, isCutShort: true });
    expect(told({}, { ...sent, endDt: '2026-12-31' })).toMatchObject({ kept: 10, isCutShort: true });
    expect(told({ endDt: '2026-12-05' }, sent)).toMatchObject({ kept: 7, isCutShort: false });
    expect(told({ endDt: '2026-12-05' }, { ...sent, startDt: '2026-12-01' })).toMatchObject({
      kept: 5,
      isCutShort: true,
    });
  });
});

test.each([
  ['21:30', '23:00', false, true],
  ['06:00', '8:00', false, true],
  ['21:30', '', false, true],
  ['20:30', '23:00', false, false],
  ['', '', false, false],
  ['21:30', '23:00', true, false],
  // Of these it is said that it stops before it starts.
  ['22:00', '21:30', false, false],
])('hours from %j to %j, urgent %s, are wholly quiet: %s', (startTime, endTime, isUrgent, isQuiet) => {
  expect(isWhollyQuiet(scheduleOf({ ...newJob('2026-11-20'), startTime, endTime, isUrgent }))).toBe(isQuiet);
});

test.each([
  ['in the afternoon, today', '2026-11-20T10:00:00Z', '2026-11-20'],
  ['past nine in the evening, tomorrow', '2026-11-20T16:30:00Z', '2026-11-21'],
  ['before its first day, that one', '2026-11-10T10:00:00Z', '2026-11-15'],
  ['late on its last day, none', '2026-11-22T16:30:00Z', null],
])('the next day on which what is written can go out is %s', (_when, now, day) => {
  expect(nextDayIn({ startDt: '2026-11-15', endDt: '2026-11-22' }, new Date(now))).toBe(day);
});

test('what a job can send says that it is over', () => {
  const choice = (endDt: string) =>
    sentChoice({ id: 'c', title: 'Rust', endDt }, '2026-11-20', (day) => `over since ${day}`);
  expect(choice('2026-11-19')).toEqual({ value: 'c', label: 'Rust', detail: 'over since 2026-11-19' });
  expect(choice('2026-11-20')).toEqual({ value: 'c', label: 'Rust' });
});

test.each([
  ['a text by SMS', { smsEnabled: true, contentText: 'Spray' }, true],
  ['a text to the app', { inAppEnabled: true, contentText: 'Spray' }, true],
  ['a call with a sound', { obdEnabled: true, campaignFiles: { ur: SOUND } }, true],
  ['a call whose sound is asked for', { obdEnabled: true, fileNameQuery: 'select name' }, true],
  ['an SMS without a word', { smsEnabled: true, contentText: ' ' }, false],
  ['a call with nothing to hear', { obdEnabled: true, contentText: 'Spray' }, false],
  ['a place in the voice menu alone', { contentText: 'Spray', campaignFiles: { ur: SOUND } }, false],
])('%s can be sent by a job: %s %s', (_, campaign, can) => {
  const nothing = { smsEnabled: false, inAppEnabled: false, obdEnabled: false, contentText: null, fileNameQuery: null };
  expect(goesOut({ ...nothing, campaignFiles: {}, ...campaign })).toBe(can);
});

test('a day that its month has not is written as the reader writes days', () => {
  expect([noDayIn('en-GB', '2026-11-31'), noDayIn('fr', '2027-02-30')]).toEqual(['31 Nov 2026', '30 févr. 2027']);
});

test('before it is scheduled a job tells all its runs, and that what it sends ends before', () => {
  const campaign = {
    id: 'c',
    title: 'Rust',
    text: 'x'.repeat(400),
    parts: 3,
    channels: ['sms' as const],
    startDt: '2026-11-01',
    endDt: '2026-11-27',
  };
  const schedule = scheduleOf({ ...newJob('2026-11-20'), endDt: '2026-12-20' });
  const outlook = (sent: typeof campaign) =>
    outlookOf({ campaign: sent, survey: null }, schedule, new Date('2026-11-20T05:00:00Z'), undefined);
  const { runs, isCutShort } = outlook(campaign);
  expect([runs.length, runs.at(-1)?.day, isCutShort]).toEqual([8, '2026-11-27', true]);
  expect(outlook({ ...campaign, endDt: '2026-12-20' })).toMatchObject({ isCutShort: false });
});

test('each text of a job is told with how many get it and the parts it is charged as', () => {
  const contentTexts = { sk: 'کݨک', en: 'Wheat' };
  const texts = { contentText: 'ا'.repeat(80), contentLanguage: 'ur' as const, contentTexts };
  const spoken = [
    { language: 'sk' as const, count: 196 },
    { language: 'ur' as const, count: 20 },
    { language: 'pa' as const, count: 8 },
  ];
  const sent = textsSent(texts, spoken, {});
  expect(sent.map(({ language, count, parts, isForAll }) => [language, count, parts, isForAll])).toEqual([
    ['en', 0, 1, false],
    ['ur', 28, 2, true],
    ['sk', 196, 1, false],
  ]);
});

test.each([
  ['2026-11-29T07:59:00+05:00', false],
  ['2026-11-29T08:00:00+05:00', true],
  ['2026-11-29T19:46:00+05:00', true],
])('at %s a run of that day from 08:00 on begins at once: %s', (now, begins) => {
  const run = { day: '2026-11-29', from: '08:00', until: '21:00', dropped: null };
  expect(beginsNow(run, new Date(now))).toBe(begins);
});

test.each([
  [['sms'], 0, 1, 100],
  [['sms', 'app'], 0, 1, 200],
  // Sixty have the text already, and nobody the message to the app.
  [['sms', 'app'], 60, 3, 420],
  [['sms'], 120, 1, 0],
])('a hundred farmers by %j, %d left out, in %d runs are %d messages', (channels, leftOut, runs, messages) => {
  expect(messagesOf({ reach: 100, leftOut, runs, channels })).toBe(messages);
});

test.each([
  ['late in the evening', '00:00', '23:59', '2026-11-20T18:25:00Z', true],
  ['in the morning until the afternoon', '00:00', '17:00', '2026-11-20T05:00:00Z', false],
  ['before the morning', '00:00', '17:00', '2026-11-20T01:00:00Z', true],
  ['the day before', '00:00', '17:00', '2026-11-19T05:00:00Z', true],
  ['within usual hours', '09:00', '17:00', '2026-11-20T01:00:00Z', false],
])('an urgent run scheduled %s, from %s to %s, sends in quiet hours', (_when, from, until, now, isQuiet) => {
  expect(sendsInQuietHours([{ day: '2026-11-20', from, until, dropped: null }], new Date(now))).toBe(isQuiet);
});
