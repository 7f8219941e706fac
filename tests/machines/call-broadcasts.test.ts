import { describe, expect, test } from 'vitest';
import type { Caller, ContentRecording } from '../../machines/ivr/menu.ts';
import { campaign, linksTo, node, now, sound, source, survey, talk } from './call-sample.ts';

/* What campaigns and surveys have beside their dates, lists and sounds: by hand, from the fields of a campaign. */

const spoken: ContentRecording = { maxSeconds: 30, maxSilenceSeconds: 4, path: 'answers', endFiles: ['received'] };
const contentFiles = [{ id: 'received', title: 'received', audio: sound('received', 'ur') }];

function calls(campaigns: ReturnType<typeof campaign>[], caller: Partial<Caller> = {}) {
  const links = linksTo({ campaigns: campaigns.map(({ id }) => id) });
  return talk(source({ nodes: [node('root', null, { links })], campaigns, contentFiles }), { caller });
}
const heard = (call: ReturnType<typeof talk>) =>
  call.allHeard.filter((one) => one.startsWith('campaign')).map((one) => one.slice('campaign '.length));

describe('for whom', () => {
  const days = (count: number) => new Date(Date.parse(now) - count * 86_400_000).toISOString();
  const all = [
    campaign('growers', { profiles: ['grower', 'tenant'] }),
    campaign('jazz', { operators: ['jazz'] }),
    campaign('callers', { calledWithinDays: 30 }),
  ];

  test.each<[string, Partial<Caller>, string[]]>([
    [
      'a grower of Jazz who called',
      { occupation: 'grower', operator: 'jazz', lastCallAt: days(30) },
      ['growers', 'jazz', 'callers'],
    ],
    ['a dealer of Zong who called long ago', { occupation: 'dealer', operator: 'zong', lastCallAt: days(31) }, []],
    ['a tenant of Zong who never called', { occupation: 'tenant', operator: 'zong', lastCallAt: null }, ['growers']],
    ['somebody of whom that is not known', {}, []],
  ])('%s', (_who, caller, expected) => {
    expect(heard(calls(all, caller).listen())).toEqual(expected);
  });
});

describe('what is heard', () => {
  test('the sound that the query names, else its own', () => {
    const named = (fileNameQuery: string) =>
      calls([campaign('news', { fileNameQuery })])
        .listen()
        .effects.flatMap((effect) => (effect.type === 'play' && effect.role === 'campaign' ? effect.file?.name : []));
    expect(named('"received"')).toEqual(['received.ur.mp3']);
    expect(named('"nowhere"')).toEqual(['news.ur.mp3']);
  });

  test('what it changes of the profile it changes for who hears it alone', () => {
    const dataQuery = '{"language": "pa"}';
    expect(calls([campaign('news', { dataQuery })]).listen().state.language).toBe('pa');
    expect(calls([campaign('news', { dataQuery, operators: ['zong'] })]).listen().state.language).toBe('ur');
  });
});

describe('what is said to it', () => {
  const two = [
    campaign('news', { recording: spoken, startDt: '2026-11-03' }),
    campaign('later', { startDt: '2026-11-02' }),
  ];

  test('is recorded after the sound and before the next, and kept under its place', () => {
    const call = calls(two).listen();
    expect(call.state.phase).toBe('recording');
    expect(call.last).toContainEqual({
      type: 'record',
      node: 'root',
      maxSeconds: 30,
      maxSilenceSeconds: 4,
      path: 'answers',
      source: 'news',
    });
    call.send({ type: 'RECORDED', seconds: 9, mediaId: 'm1' });
    expect(call.last).toContainEqual({
      type: 'keepRecording',
      node: 'root',
      path: 'answers',
      source: 'news',
      mediaId: 'm1',
      seconds: 9,
      partial: false,
    });
    const after = call.listen().allHeard;
    expect(after.slice(after.indexOf('keep recording 9'))).toEqual([
      'keep recording 9',
      'recordingEnd received',
      'mark later',
      'campaign later',
      'wait 5',
    ]);
  });

  test('may be nothing: the call goes on with the next', () => {
    const call = calls(two).listen().send({ type: 'RECORDED', seconds: 0 }).listen();
    expect(heard(call)).toEqual(['news', 'later']);
    expect(call.allHeard.some((one) => one.startsWith('keep'))).toBe(false);
    expect(call.state.phase).toBe('waiting');
  });

  test('is kept as far as it goes when the caller hangs up', () => {
    const call = calls(two).listen();
    const later = new Date(Date.parse(call.state.at) + 3_000).toISOString();
    call.send({ type: 'HANG_UP' }, later);
    expect(call.heard).toEqual(['stop', 'keep part of recording 3']);
  });

  test('is not asked of who pressed a key instead of listening', () => {
    // Past the prompt of the node, into the campaign.
    const hurried = calls(two).send({ type: 'PLAYED' }).press('1').listen();
    expect(heard(hurried)).toEqual(['news']);
    expect(hurried.allHeard.some((one) => one.startsWith('record '))).toBe(false);
  });

  test('is recorded behind the questions of a survey', () => {
    const links = linksTo({ surveys: ['yields'] });
    const surveys = [survey('yields', { recording: spoken })];
    const call = talk(source({ nodes: [node('root', null, { links })], surveys, contentFiles }))
      .listen()
      .press('1')
      .listen()
      .press('2')
      .listen();
    expect(call.state.phase).toBe('recording');
    expect(call.last).toContainEqual(expect.objectContaining({ type: 'record', source: 'yields' }));
    call.send({ type: 'RECORDED', seconds: 5 }).listen();
    expect(call.allHeard).toContain('keep recording 5');
    expect(call.state.stage).toBe('children');
  });
});
