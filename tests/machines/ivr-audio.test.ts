import { describe, expect, test } from 'vitest';
import { fileNames, matcher } from '../../machines/ivr/audio/matching.ts';
import { promptsOf, standingOf } from '../../machines/ivr/audio/prompts.ts';
import { heardOf, isOlder, keepSound, setSounds, writeScripts } from '../../machines/ivr/audio/scripts.ts';
import { newBox } from '../../machines/ivr/commands/commands.box.ts';
import { type Command, isRefused, newNode, type Refused } from '../../machines/ivr/commands/commands.ts';
import { applyChanges, draftOf } from '../../machines/ivr/draft/draft.ts';
import { type AudioFile, byLinkKind, type MenuNode } from '../../machines/ivr/menu.ts';

const uuid = (digit: number) => `0b8f6f6e-58a3-4c5b-9d0e-00000000000${digit}`;
const sound = (mediaId: string): AudioFile => ({ mediaId, name: `${mediaId}.wav`, seconds: 2 });

function node(place: number, parent: number | null, title: string, change: Partial<MenuNode> = {}): MenuNode {
  return {
    ...newNode(parent === null ? null : uuid(parent), uuid(place)),
    title,
    seqOrder: place,
    active: 1,
    ...change,
  };
}

const file = { id: 'file', title: 'Prices', audio: { ur: sound('prices') } };
const draft = draftOf({
  nodes: [
    node(1, null, 'Main menu / مین مینو', { audio: { ur: sound('main') } }),
    node(2, 1, 'Crop advice / فصلوں کا مشورہ', { specialChar: '1' }),
    node(3, 2, 'Wheat / گندم', { specialChar: '*' }),
    node(4, 2, 'Other crops', { fileNameQuery: '"x"' }),
    node(5, 1, 'Prices today', {
      links: byLinkKind((kind) => (kind === 'contentFiles' ? [{ id: 'l', target: 'file' }] : [])),
    }),
    node(6, 1, 'Wheat / گندم', { active: 0 }),
    node(7, 1, 'Speak_English', { specialChar: '7' }),
  ],
  boxes: [
    { ...newBox(null, uuid(8)), title: 'Welcome', seqOrder: 1, active: 1 },
    { ...newBox(uuid(3), uuid(9)), title: 'Before wheat', seqOrder: 2, active: 1, fileName: 'x' },
  ],
});
const prompts = promptsOf(draft, [file]);

function applied(answer: Command | Refused, from = draft) {
  if (isRefused(answer)) throw new Error(answer.reason);
  return applyChanges(from, answer.redo);
}

describe('what speaks in a menu', () => {
  test('stands in the order of the menu, a box before the node it belongs to', () => {
    expect(prompts.map(({ title, keys }) => [title, keys])).toEqual([
      ['Welcome', null],
      ['Main menu / مین مینو', null],
      ['Crop advice / فصلوں کا مشورہ', '1'],
      ['Before wheat', '1-*'],
      ['Wheat / گندم', '1-*'],
      ['Other crops', '1-2'],
      ['Prices today', '2'],
      ['Wheat / گندم', null],
      ['Speak_English', '7'],
    ]);
  });

  test.each([
    ['Welcome', 'ur', 'missing'],
    ['Main menu / مین مینو', 'ur', 'recorded'],
    ['Main menu / مین مینو', 'pa', 'missing'],
    ['Before wheat', 'en', 'otherwise'],
    ['Other crops', 'hn', 'otherwise'],
    ['Prices today', 'ur', 'otherwise'],
    ['Prices today', 'pa', 'missing'],
  ] as const)('%s in %s is %s', (title, language, standing) => {
    const prompt = prompts.find((each) => each.title === title);
    expect(prompt && standingOf(prompt, language)).toBe(standing);
  });
});

describe('a file is for', () => {
  test.each([
    ['1.ur.mp3', 2, 'ur', 'keys'],
    ['1-star.ur.mp3', 3, 'ur', 'keys'],
    ['1 *.ur.mp3', 3, 'ur', 'keys'],
    ['1-2.ur (1).mp3', 4, 'ur', 'keys'],
    ['12_pa.wav', 4, 'pa', 'keys'],
    ['hindko 1-2.ogg', 4, 'hn', 'keys'],
    ['Punjabi/2.wav', 5, 'pa', 'keys'],
    [`${uuid(6)}.pa.wav`, 6, 'pa', 'id'],
    [`${uuid(9).toUpperCase()}-skr.wav`, 9, 'sk', 'id'],
    ['Crop advice.en.mp3', 2, 'en', 'title'],
    ['crop-advice_Urdu.MP3', 2, 'ur', 'title'],
    ['Crop advice (Pashto).m4a', 2, 'ps', 'title'],
    ['فصلوں کا مشورہ اردو.mp3', 2, 'ur', 'title'],
    ['Main menu مین مینو.sd.wav', 1, 'sd', 'title'],
    ['recordings/en/welcome.wav', 8, 'en', 'title'],
    ['Speak English.ur.wav', 7, 'ur', 'title'],
    // Ends like a language, and is the whole title: in no language then.
    ['Speak English.wav', 7, null, 'title'],
    ['2.wav', 5, null, 'keys'],
  ])('%s', (name, place, language, by) => {
    expect(matcher(prompts)(name)).toMatchObject({ prompt: { id: uuid(place) }, language, by });
  });

  test.each([
    ['Wheat.ur.mp3', 'ur', [3, 6]],
    ['Rice.ur.mp3', 'ur', []],
    ['1-2-3.ur.mp3', 'ur', []],
    ['recording.wav', null, []],
    ['.ur.wav', null, []],
  ])('nothing by itself: %s', (name, language, among) => {
    const match = matcher(prompts)(name);
    expect(match).toMatchObject({ prompt: null, language });
    expect('among' in match && match.among.map(({ id }) => id)).toEqual(among.map(uuid));
  });

  test('what it is asked to be called like', () => {
    const nameOf = fileNames(prompts);
    const match = matcher(prompts);
    for (const prompt of prompts) expect(match(nameOf(prompt, 'sk'))).toMatchObject({ prompt, language: 'sk' });
    expect(prompts.map((prompt) => nameOf(prompt, 'ur'))).toEqual([
      `${uuid(8)}.ur.wav`,
      `${uuid(1)}.ur.wav`,
      '1.ur.wav',
      `${uuid(9)}.ur.wav`,
      '1-star.ur.wav',
      '1-2.ur.wav',
      '2.ur.wav',
      `${uuid(6)}.ur.wav`,
      '7.ur.wav',
    ]);
  });
});

describe('a script', () => {
  const main = { kind: 'node', id: uuid(1), language: 'ur' } as const;
  const at = (of: typeof draft) => of.nodes.get(uuid(1)) ?? newNode(null, '');

  test('that is written first is taken for what the sound says; one that changes makes the sound older', () => {
    const first = applied(writeScripts(draft, [{ ...main, text: ' Welcome. ' }]));
    expect(at(first).scripts).toEqual({ ur: { text: 'Welcome.', older: null } });
    const second = applied(writeScripts(first, [{ ...main, text: 'Be welcome.' }]), first);
    expect(at(second).scripts).toEqual({ ur: { text: 'Be welcome.', older: 'main' } });
    expect(isOlder(at(second), 'ur')).toBe(true);
    const kept = applied(keepSound(second, main), second);
    expect(isOlder(at(kept), 'ur')).toBe(false);
    const anew = applied(setSounds(second, [{ ...main, sound: sound('again') }]), second);
    expect(isOlder(at(anew), 'ur')).toBe(false);
    // Put back by undo or by hand, the old sound is older still.
    expect(isOlder(at(applied(setSounds(anew, [{ ...main, sound: sound('main') }]), anew)), 'ur')).toBe(true);
  });

  test('that is emptied is gone', () => {
    const written = applied(writeScripts(draft, [{ ...main, text: 'Welcome.' }]));
    expect(at(applied(writeScripts(written, [{ ...main, text: ' ' }]), written))).toEqual(at(draft));
  });

  test('many are one step, also in several languages of one node; the same text changes nothing', () => {
    const texts = [
      { ...main, text: 'One' },
      { ...main, language: 'pa' as const, text: 'Two' },
      { kind: 'box' as const, id: uuid(8), language: 'en' as const, text: 'Three' },
    ];
    const written = applied(writeScripts(draft, texts));
    expect(at(written).scripts).toEqual({ ur: { text: 'One', older: null }, pa: { text: 'Two', older: null } });
    expect(written.boxes.get(uuid(8))?.scripts).toEqual({ en: { text: 'Three', older: null } });
    expect(writeScripts(written, texts)).toMatchObject({ reason: 'nothingChanges' });
    expect(writeScripts(draft, [{ ...main, id: 'gone', text: 'One' }])).toMatchObject({ reason: 'missing' });
    expect(heardOf(at(written))).toEqual(at(draft));
  });
});
