import { describe, expect, test } from 'vitest';
import type { PlayEffect } from '../../machines/call/call.effects.ts';
import { isInDate, isWithin } from '../../machines/call/call.times.ts';
import {
  acres,
  box,
  campaign,
  linksTo,
  node,
  now,
  sound,
  source,
  survey,
  talk,
  trunk,
  worries,
} from './call-sample.ts';

const played = ({ last }: ReturnType<typeof talk>) =>
  last.find((effect): effect is PlayEffect => effect.type === 'play');
const fileOf = (call: ReturnType<typeof talk>) => played(call)?.file?.name ?? null;

describe('rule 6: languages and files', () => {
  const root = (fields: object) => source({ nodes: [node('root', null, fields)], contentFiles: files });
  const files = [
    { id: 'f1', title: 'Office closed', audio: sound('closed', 'ur', 'pa') },
    { id: 'f2', title: 'Please wait', audio: sound('wait', 'ur') },
  ];
  const inPunjabi = { caller: { language: 'pa' } } as const;

  test('rule 6: the language of the profile', () => {
    const call = talk(root({ audio: sound('root', 'en', 'ur', 'pa') }), inPunjabi);
    expect(played(call)).toMatchObject({ language: 'pa', file: { name: 'root.pa.mp3', language: 'pa' }, seconds: 4 });
  });

  test('rule 6: Urdu, where the profile names no language that a menu speaks', () => {
    const stranger: object = { language: 'fr' };
    expect(talk(root({}), { caller: stranger }).state.language).toBe('ur');
  });

  test('rule 6: missing audio falls back to Urdu, then to English, then to a logged silence', () => {
    const urdu = talk(root({ audio: sound('root', 'en', 'ur', 'sd') }), inPunjabi);
    expect([fileOf(urdu), urdu.notes]).toEqual(['root.ur.mp3', ['audioFellBack']]);
    const english = talk(root({ audio: sound('root', 'en', 'sd') }), inPunjabi);
    expect([fileOf(english), english.notes]).toEqual(['root.en.mp3', ['audioFellBack']]);
    const silent = talk(
      root({ title: 'A title of about forty letters, read out', audio: sound('root', 'sd') }),
      inPunjabi,
    );
    expect([fileOf(silent), silent.notes, played(silent)?.seconds]).toEqual([null, ['silence'], 2.9]);
  });

  test('rule 6: a file named by a query goes before the audio, that before the content files', () => {
    const named = { fileNameQuery: '"Office " + "closed"', links: linksTo({ contentFiles: ['f1', 'f2'] }) };
    expect(fileOf(talk(root({ ...named, audio: sound('root', 'ur') }), inPunjabi))).toBe('closed.pa.mp3');
    expect(fileOf(talk(root({ ...named, fileNameQuery: null, audio: sound('root', 'ur') }), inPunjabi))).toBe(
      'root.ur.mp3',
    );
    const listed = talk(root({ ...named, fileNameQuery: null, audio: {} }), inPunjabi).listen();
    expect(listed.allHeard).toEqual(['prompt Office closed', 'prompt Please wait', 'wait 5']);
  });

  test('rule 6: a query can name a single file, too', () => {
    expect(fileOf(talk(root({ fileNameQuery: '"wait.ur.mp3"' })))).toBe('wait.ur.mp3');
  });

  test('rule 6: a box is heard by its query, then by its file name, then by its own audio', () => {
    const heard = (fields: object) =>
      fileOf(talk(source({ nodes: [node('root', null)], boxes: [box('hello', fields)], contentFiles: files })));
    expect(heard({ fileNameQuery: '"Please wait"', fileName: 'Office closed' })).toBe('wait.ur.mp3');
    expect(heard({ fileName: 'Office closed' })).toBe('closed.ur.mp3');
    expect(heard({ fileName: 'nowhere' })).toBe('hello.ur.mp3');
  });

  test('rule 6: patching the language switches the call at once', () => {
    const menu = source({
      nodes: [
        node('root', null),
        node('punjabi', 'root', {
          patchDataQuery: '{"language": "pa"}',
          audio: sound('punjabi', 'ur', 'pa'),
          hasInput: 0,
        }),
      ],
    });
    const call = talk(menu).press('1');
    expect(call.heard).toEqual(['stop', 'patch {"language":"pa"}', 'prompt punjabi']);
    expect([fileOf(call), call.state.language, call.state.caller.language]).toEqual(['punjabi.pa.mp3', 'pa', 'pa']);
    expect(call.state.patched).toEqual({ language: 'pa' });
  });

  test('rule 6: the sounds of the call itself are content files', () => {
    const contentFiles = [
      { id: 'g', title: 'Good bye', audio: sound('bye', 'ur') },
      { id: 'w', title: 'Wrong key', audio: sound('wrong', 'ur') },
    ];
    const call = talk(source({ nodes: [node('root', null)], contentFiles }))
      .listen()
      .press('8');
    expect(fileOf(call)).toBe('wrong.ur.mp3');
    expect(fileOf(call.send({ type: 'PLAYED' }))).toBe('bye.ur.mp3');
  });
});

describe('rule 7: queries that fail while running', () => {
  const failing = 'caller.livestock[0] == "cow"';
  const noteOf = (call: ReturnType<typeof talk>) =>
    call.effects.find((effect) => effect.type === 'note' && effect.code === 'queryFailed');

  test('rule 7: a condition counts as false', () => {
    const call = talk(
      source({ nodes: [node('root', null), node('a', 'root', { validationQuery: failing })] }),
    ).listen();
    expect(call.state.offered).toEqual([]);
    expect(noteOf(call)).toMatchObject({ values: { kind: 'validation', of: 'a' } });
  });

  test('rule 7: a file falls through to the audio', () => {
    const call = talk(source({ nodes: [node('root', null, { fileNameQuery: 'caller.livestock[0]' })] }));
    expect(fileOf(call)).toBe('root.ur.mp3');
    expect(noteOf(call)).toMatchObject({ values: { kind: 'fileName' } });
    const unknown = talk(source({ nodes: [node('root', null, { fileNameQuery: '"nowhere"' })] }));
    expect([fileOf(unknown), unknown.notes]).toEqual(['root.ur.mp3', ['fileUnknown']]);
  });

  test('rule 7: a patch is skipped', () => {
    const call = talk(source({ nodes: [node('root', null, { patchDataQuery: '{"language": caller.livestock[0]}' })] }));
    expect(call.heard).toEqual(['prompt root']);
    expect(noteOf(call)).toMatchObject({ values: { kind: 'patch' } });
  });

  test('rule 7: a query that does not compile fails each time, and nothing throws', () => {
    const broken = { validationQuery: '1 +', fileNameQuery: 'x', patchDataQuery: '{"msisdn": "0"}' };
    const call = talk(
      source({ nodes: [node('root', null), node('a', 'root', broken)], boxes: [box('b', { validationQuery: ')' })] }),
    );
    expect(call.listen().allHeard).toEqual(['prompt root', 'wait 5']);
  });
});

describe('rule 8: campaigns and surveys', () => {
  const menu = (campaigns: ReturnType<typeof campaign>[], fields: object = {}) =>
    source({
      nodes: [
        node('root', null, { links: linksTo({ campaigns: campaigns.map(({ id }) => id) }), ...fields }),
        node('a', 'root', { hasInput: 0 }),
      ],
      campaigns,
    });
  const heardIn = (call: ReturnType<typeof talk>) => call.allHeard.filter((heard) => heard.startsWith('campaign'));

  test('rule 8: those in date and meant for the caller, newest first', () => {
    const call = talk(
      menu([
        campaign('older', { startDt: '2026-11-02' }),
        campaign('newer', { startDt: '2026-11-20' }),
        campaign('over', { endDt: '2026-11-21' }),
        campaign('coming', { startDt: '2026-11-23' }),
        campaign('rice', { crops: ['rice'] }),
        campaign('punjab', { startDt: '2026-10-01', locations: ['sindh', 'punjab'], crops: ['wheat', 'rice'] }),
        campaign('hosts', { validationQuery: 'caller.host' }),
        campaign('english', { languages: ['en'] }),
      ]),
    ).listen();
    expect(heardIn(call)).toEqual(['campaign newer', 'campaign older', 'campaign punjab']);
  });

  test('rule 8: a day counts whole, on the clock in Pakistan', () => {
    const day = { startDt: '2026-11-22', endDt: '2026-11-22' };
    expect(isInDate(day, '2026-11-21T18:59:00Z')).toBe(false);
    expect(isInDate(day, '2026-11-21T19:00:00Z')).toBe(true);
    expect(isInDate(day, '2026-11-22T18:59:00Z')).toBe(true);
    expect(isInDate(day, '2026-11-22T19:00:00Z')).toBe(false);
    expect(isInDate({ startDt: '2026-11-22T09:00:00+05:00', endDt: '2026-11-22T09:30:00+05:00' }, now)).toBe(false);
  });

  test('rule 8: once a call', () => {
    const call = talk(menu([campaign('often'), campaign('once', { oncePerCall: true })]))
      .listen()
      .press('1')
      .listen();
    expect(heardIn(call)).toEqual(['campaign often', 'campaign once', 'campaign often']);
  });

  test('rule 8: once ever, counting earlier calls', () => {
    const campaigns = [campaign('ever', { oncePerCallGlobal: true })];
    expect(heardIn(talk(menu(campaigns)).listen().press('1').listen())).toEqual(['campaign ever']);
    expect(heardIn(talk(menu(campaigns), { heardBefore: ['ever'] }).listen())).toEqual([]);
  });

  test('rule 8: a node with nothing left to hear is not offered', () => {
    const nodes = [
      node('root', null),
      node('news', 'root', { hasInput: 0, links: linksTo({ campaigns: ['once'] }) }),
      node('ask', 'root', { links: linksTo({ surveys: ['gone'] }) }),
    ];
    const call = talk(
      source({
        nodes,
        campaigns: [campaign('once', { oncePerCall: true })],
        surveys: [survey('gone', { endDt: '2026-01-01' })],
      }),
    ).listen();
    expect(call.state.offered.map(({ uuid }) => uuid)).toEqual(['news']);
    expect(call.press('1').listen().state.offered).toEqual([]);
  });

  test('rule 8: each answer of a survey is saved as it is given', () => {
    const nodes = [node('root', null, { links: linksTo({ surveys: ['yields'] }) })];
    const call = talk(source({ nodes, surveys: [survey('yields')] })).listen();
    expect(call.state.offered).toEqual([
      { key: '1', uuid: null, title: 'yes' },
      { key: '2', uuid: null, title: 'no' },
    ]);
    expect(call.press('2').last).toContainEqual({
      type: 'saveAnswer',
      survey: 'yields',
      input: 'yields-first',
      key: '2',
    });
    expect(call.press('1').last).toContainEqual({
      type: 'saveAnswer',
      survey: 'yields',
      input: 'yields-second',
      key: '1',
    });
    expect(call.listen().heard).toContain('wait 5');
  });

  test('rule 8: a question without a valid answer is asked again as often as the prompt, then left', () => {
    const nodes = [node('root', null, { nodeRepeat: 2, links: linksTo({ surveys: ['yields'] }) })];
    const call = talk(source({ nodes, surveys: [survey('yields')] }))
      .listen()
      .press('5')
      .listen();
    expect(call.allHeard.slice(-4)).toEqual(['wait 5', 'invalid Wrong key', 'survey first', 'wait 5']);
    call.send({ type: 'NO_KEY' });
    expect([call.heard, call.notes.at(-2)]).toEqual([['survey second'], 'surveyUnanswered']);
  });

  test('rule 8: `*` and `#` leave a survey, unless they answer it', () => {
    const nodes = [node('root', null), node('ask', 'root', { links: linksTo({ surveys: ['yields'] }) })];
    const call = () =>
      talk(source({ nodes, surveys: [survey('yields')] }))
        .press('1')
        .listen();
    expect(call().press('*').state.node).toBe('root');
    expect(call().press('#').state.node).toBe('root');
  });

  describe('rule 8: a recording', () => {
    const called = (fields: object = { nodeRepeat: 2 }) =>
      talk(
        source({
          nodes: [node('root', null), node('ask', 'root', { links: linksTo({ surveys: ['season'] }), ...fields })],
          surveys: [worries('season')],
        }),
      ).press('1');
    const begun = (fields?: object) => called(fields).listen();
    const kept = { type: 'keepRecording', node: 'ask', path: null, source: 'season', input: 'season-worries' };

    test('rule 8: it begins after the question, for as long as that says, and goes on to the next', () => {
      const call = begun();
      expect(call.last).toEqual([
        {
          type: 'record',
          node: 'ask',
          maxSeconds: 20,
          maxSilenceSeconds: 5,
          path: null,
          source: 'season',
          input: 'season-worries',
        },
      ]);
      expect(call.press('#').heard).toEqual(['stop']);
      call.send({ type: 'RECORDED', seconds: 12, mediaId: 'said' });
      expect(call.last).toContainEqual({ ...kept, mediaId: 'said', seconds: 12, partial: false });
      expect(call.heard.slice(1)).toEqual(['mark season', 'survey second']);
    });

    test('rule 8: where the survey says how long a silence ends it, that holds here too', () => {
      const recording = { maxSeconds: 60, maxSilenceSeconds: 3, path: 'answers', endFiles: [] };
      const call = talk(
        source({
          nodes: [node('root', null), node('ask', 'root', { links: linksTo({ surveys: ['season'] }) })],
          surveys: [{ ...worries('season'), recording }],
        }),
      ).press('1');
      expect(call.listen().last[0]).toMatchObject({ maxSeconds: 20, maxSilenceSeconds: 3, path: 'answers' });
      call.send({ type: 'RECORDED', seconds: 4 }).listen().press('1');
      expect(call.last.at(-1)).toMatchObject({ type: 'record', maxSeconds: 60, source: 'season' });
      expect(call.last.at(-1)).not.toHaveProperty('input');
    });

    test('rule 8: `#` passes over the question, any other key is a wrong one', () => {
      const call = called();
      while (call.state.playing?.title !== 'worries') call.send({ type: 'PLAYED' });
      expect(call.press('#').heard).toEqual(['stop', 'record ask']);
      const other = called();
      while (other.state.playing?.title !== 'worries') other.send({ type: 'PLAYED' });
      expect(other.press('5').heard).toEqual(['stop', 'invalid Wrong key']);
      expect(other.listen().heard).toEqual(['record ask']);
    });

    test('rule 8: nothing said is asked again, and left after that', () => {
      const call = begun().send({ type: 'RECORDED', seconds: 0 });
      expect(call.heard).toEqual(['survey worries']);
      call.listen().send({ type: 'RECORDED', seconds: 0 });
      expect([call.notes.includes('surveyUnanswered'), call.heard]).toEqual([true, ['survey second']]);
      expect(call.allHeard.filter((heard) => heard.startsWith('keep'))).toEqual([]);
      expect(call.state.surveysTaken).toEqual([]);
    });

    test('rule 8: `*` leaves it and keeps nothing', () => {
      const call = begun().press('*');
      expect([call.state.node, call.state.surveysTaken]).toEqual(['root', []]);
      expect(call.allHeard.filter((heard) => heard.startsWith('keep'))).toEqual([]);
    });

    test('rule 8: what was said until somebody hangs up is kept', () => {
      const call = begun();
      call.send({ type: 'HANG_UP' }, new Date(Date.parse(call.state.at) + 7_000).toISOString());
      expect(call.last).toContainEqual({ ...kept, mediaId: null, seconds: 7, partial: true });
      expect(call.state.surveysTaken).toEqual(['season']);
    });
  });

  describe('rule 8: a number', () => {
    const begun = (fields: object = { nodeRepeat: 2 }) =>
      talk(
        source({
          nodes: [node('root', null), node('ask', 'root', { links: linksTo({ surveys: ['land'] }), ...fields })],
          surveys: [acres('land')],
        }),
      )
        .press('1')
        .listen();
    const saved = (key: string) => ({ type: 'saveAnswer', survey: 'land', input: 'land-acres', key, isNumber: true });

    test('rule 8: its digits are gathered, each within 5 s of the one before, and ended by `#`', () => {
      const call = begun();
      expect([call.heard, call.state.offered.map(({ key }) => key).join('')]).toEqual([['wait 5'], '0123456789#']);
      expect([call.press('1').heard, call.press('2').heard, call.state.typed]).toEqual([['wait 5'], ['wait 5'], '12']);
      expect(call.press('#').last).toContainEqual(saved('12'));
      expect([call.state.typed, call.heard.at(-1)]).toEqual(['', 'survey second']);
    });

    test('rule 8: it is ended by silence too', () => {
      const call = begun().press('4', '0').send({ type: 'NO_KEY' });
      expect(call.last).toContainEqual(saved('40'));
    });

    test('rule 8: its first digit passes over the question', () => {
      const call = talk(
        source({
          nodes: [node('root', null), node('ask', 'root', { links: linksTo({ surveys: ['land'] }) })],
          surveys: [acres('land')],
        }),
      ).press('1');
      while (call.state.playing?.title !== 'acres') call.send({ type: 'PLAYED' });
      expect(call.press('7').heard).toEqual(['stop', 'wait 5']);
      expect(call.press('#').last).toContainEqual(saved('7'));
    });

    test.each([
      ['nothing typed, by `#`', ['#'], 'keyInvalid #'],
      ['a number below its bounds', ['0', '#'], 'numberInvalid 0'],
      ['a number above its bounds', ['5', '0', '1', '#'], 'numberInvalid 501'],
      ['more digits than a number has', ['00000000012'.split(''), '#'].flat(), 'numberInvalid 0000000001'],
    ])('rule 8: %s is asked again, and left after that', (_what, keys, said) => {
      const call = begun().press(...keys);
      expect(call.heard).toEqual(['invalid Wrong key']);
      const [wrong] = call.last.filter((effect) => effect.type === 'note');
      expect(wrong && `${wrong.code} ${Object.values(wrong.values).join()}`).toBe(said);
      expect(call.listen().press(...keys).notes).toContain('surveyUnanswered');
      expect(call.listen().allHeard.slice(-2)).toEqual(['survey second', 'wait 5']);
      expect(call.allHeard.filter((heard) => heard.startsWith('answer'))).toEqual([]);
    });

    test('rule 8: silence before any digit is a round without an answer; a wrong number ended by silence a wrong key', () => {
      expect(begun().send({ type: 'NO_KEY' }).heard).toEqual(['survey acres']);
      const call = begun().press('9', '9', '9').send({ type: 'NO_KEY' });
      expect(call.heard).toEqual(['invalid Wrong key']);
      expect(call.listen().press('3', '#').last).toContainEqual(saved('3'));
    });

    test('rule 8: `*` leaves it, also among its digits', () => {
      expect(begun().press('*').state.node).toBe('root');
      const left = begun().press('4', '*');
      expect([left.state.node, left.state.typed, left.state.surveysTaken]).toEqual(['root', '', []]);
    });

    test('rule 8: it is asked where no other key is taken', () => {
      const call = begun({ hasInput: 0 });
      expect(call.press('8', '#').last).toContainEqual(saved('8'));
    });
  });

  test('rule 8: a survey is asked where no other key is taken, and one once a call only once', () => {
    const nodes = [node('root', null), node('ask', 'root', { hasInput: 0, links: linksTo({ surveys: ['yields'] }) })];
    const call = talk(source({ nodes, surveys: [survey('yields', { oncePerCall: true })] }))
      .press('1')
      .listen();
    expect(call.press('1').listen().press('1').listen().state.node).toBe('root');
    expect(call.state.offered).toEqual([]);
  });
});

describe('rule 9: times of a trunk', () => {
  const office = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
  const menu = source({
    nodes: [
      node('root', null, {
        hasInput: 0,
        links: linksTo({ trunkActions: ['centre'] }),
        failedNodeUuid: 'closed',
        successNodeUuid: 'thanks',
      }),
      node('closed', 'root'),
      node('thanks', 'root'),
    ],
    trunkDetails: [
      trunk('centre', {
        dialingTimings: [office],
        recordingTimings: [{ ...office, to: '12:00' }],
        offtimeContentId: 'off',
      }),
    ],
    contentFiles: [{ id: 'off', title: 'Office closed', audio: sound('closed', 'ur') }],
  });

  test('rule 9: outside them its off-time content, then failed', () => {
    const call = talk(menu).listen();
    expect(call.allHeard.slice(0, 3)).toEqual(['prompt root', 'offTime Office closed', 'prompt closed']);
    expect(call.notes).toContain('outsideTimes');
  });

  test('rule 9: within them it is dialled, and recorded at the times for that', () => {
    const at = (time: string) =>
      talk(menu, { at: `2026-11-23T${time}+05:00` })
        .listen()
        .last.at(-1);
    expect(at('09:00:00')).toMatchObject({ type: 'dialTrunk', recorded: true });
    expect(at('16:59:59')).toMatchObject({ type: 'dialTrunk', recorded: false });
    expect(at('17:00:00')).toMatchObject({ type: 'waitKey' });
    expect(at('08:59:59')).toMatchObject({ type: 'waitKey' });
  });

  test("rule 9: the clock is Pakistan's and the week begins on Monday", () => {
    const night = [{ days: [7], from: '22:00', to: '02:00' }];
    expect(isWithin(night, '2026-11-22T22:00:00+05:00')).toBe(true);
    expect(isWithin(night, '2026-11-23T01:59:00+05:00')).toBe(true);
    expect(isWithin(night, '2026-11-23T02:00:00+05:00')).toBe(false);
    expect(isWithin(night, '2026-11-22T01:00:00+05:00')).toBe(false);
    expect(isWithin([{ days: [1], from: '00:00', to: '23:59' }], '2026-11-22T19:30:00Z')).toBe(true);
    expect(isWithin([], now)).toBe(true);
  });

  test('rule 9: a box outside the times of its trunk says so and goes on', () => {
    const boxes = [box('agent', { actionType: 'trunk', actionId: 'centre' })];
    const call = talk({ ...menu, nodes: [node('root', null)], boxes }).listen();
    expect(call.allHeard).toEqual(['welcome agent', 'offTime Office closed', 'prompt root', 'wait 5']);
  });
});
