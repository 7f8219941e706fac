import { describe, expect, test } from 'vitest';
import type { SimulatedEvent } from '../../src/voice/simulator.ts';
import {
  acres,
  api,
  box,
  campaign,
  linksTo,
  node,
  sound,
  source,
  survey,
  talk,
  trunk,
  worries,
} from './call-sample.ts';

/*
 * What a caller meets, written by hand from what is promised to callers: the situation, what happens in it, what is then
 * heard and done, and where the call is. Nothing in it was read off the machine.
 */

const ok = { type: 'API_ANSWERED', ok: true, status: 200 } as const;
const events: Readonly<Record<string, SimulatedEvent>> = {
  played: { type: 'PLAYED' },
  silence: { type: 'NO_KEY' },
  answered: ok,
  'answered, changing language and name': { ...ok, body: { language: 'pa', name: 'Ali', crops: 'wheat' } },
  'not answered': { type: 'API_ANSWERED', ok: false, status: 500 },
  spoken: { type: 'RECORDED', seconds: 8, mediaId: 'm' },
  'nothing spoken': { type: 'RECORDED', seconds: 0 },
  talked: { type: 'TRUNK_ENDED', outcome: 'answered' },
  busy: { type: 'TRUNK_ENDED', outcome: 'busy' },
  'hung up': { type: 'HANG_UP' },
};

/** By key: 1 asks an API, 2 dials, 3 records, 4 polls, 5 and 6 are trunks out of use or hours, 7 tells, 8 retries, 9 stars. */
const farm = source({
  nodes: [
    node('root', null, { childRepeat: 1 }),
    node('ask', 'root', { links: linksTo({ apiActions: ['weather'] }), failedNodeUuid: 'sorry' }),
    node('under ask', 'ask', { hasInput: 0 }),
    node('dial', 'root', { links: linksTo({ trunkActions: ['centre'] }), failedNodeUuid: 'sorry' }),
    node('under dial', 'dial'),
    node('speak', 'root', { recordingEnabled: true, links: linksTo({ recordingEndFiles: ['received'] }) }),
    node('under speak', 'speak'),
    node('poll', 'root', { links: linksTo({ surveys: ['yields'] }) }),
    node('under poll', 'poll'),
    node('unused', 'root', { links: linksTo({ trunkActions: ['old'] }), failedNodeUuid: 'sorry' }),
    node('night', 'root', { links: linksTo({ trunkActions: ['office'] }), failedNodeUuid: 'sorry' }),
    node('tell', 'root', { hasInput: 0 }),
    node('retry', 'root', { failedNodeUuid: 'sorry', playFailedNodeContent: 'yes' }),
    node('under retry', 'retry'),
    node('star', 'root', { links: linksTo({ apiActions: ['weather'] }) }),
    node('claimed', 'star', { specialChar: '*' }),
    node('sorry', 'root', { specialChar: '0', hasInput: 0 }),
  ],
  apiDetails: [api('weather', { updateCore: true })],
  trunkDetails: [
    trunk('centre'),
    trunk('old', { active: 0, offtimeContentId: 'closed' }),
    trunk('office', { dialingTimings: [{ days: [1], from: '09:00', to: '17:00' }], offtimeContentId: 'closed' }),
  ],
  surveys: [survey('yields', { oncePerCallGlobal: true })],
  contentFiles: [
    { id: 'closed', title: 'closed', audio: sound('closed', 'ur') },
    { id: 'received', title: 'received', audio: sound('received', 'ur') },
  ],
});

/** Nodes that wait for no key. By key: 1 dials, 2 records, 3 asks an API, 4 leads on two levels, 5 has more than one thing to say. */
const quiet = source({
  nodes: [
    node('root', null),
    node('put through', 'root', { hasInput: 0, links: linksTo({ trunkActions: ['centre'] }) }),
    node('question', 'root', { hasInput: 0, recordingEnabled: true }),
    node('report', 'root', { hasInput: 0, links: linksTo({ apiActions: ['weather'] }) }),
    node('ask', 'root'),
    node('between', 'ask', { hasInput: 0 }),
    node('below', 'between', { hasInput: 0 }),
    node('more', 'root', { hasInput: 0, links: linksTo({ contentNodes: ['put through', 'report'] }) }),
  ],
  apiDetails: [api('weather')],
  trunkDetails: [trunk('centre')],
});

interface Row {
  /** Keys and events in order: `1`, `*`, `played` …; `listen` lets everything play. */
  happens: string;
  /** Heard and done since the last of them; `stop` ends what was playing. */
  heard: readonly string[];
  /** The node, and what the line is doing. */
  at: string;
}

function check(menu: typeof farm, { happens, heard, at }: Row) {
  const call = talk(menu);
  for (const event of happens.split(', then ')) {
    const known = events[event];
    if (event === 'listen') call.listen();
    else if (known) call.send(known);
    else call.press(event);
  }
  expect(call.heard).toEqual(heard);
  expect(`${call.state.node} ${call.state.phase}`).toBe(at);
}

const rows = (menu: typeof farm, list: readonly Row[]) =>
  test.each(list.map((row) => [row.happens, row] as const))('%s', (_, row) => check(menu, row));

describe('leaving by `*` and `#` does nothing more at the node that is left', () => {
  rows(farm, [
    { happens: '1, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '1, then #', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '2, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '2, then #', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '3, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '3, then #', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '4, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    // In the introduction of a survey, in a question while it is read, and while it waits.
    { happens: '4, then played, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '4, then played, then played, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '4, then listen, then #', heard: ['prompt root'], at: 'root playing' },
    // Nothing is above the root: there it is a key nobody offers.
    { happens: '*', heard: ['stop', 'invalid Wrong key'], at: 'root playing' },
    // A child has claimed it: it is that child's key, and what the node does is done first.
    { happens: '9, then *', heard: ['stop', 'call weather'], at: 'star calling' },
    { happens: '9, then *, then answered', heard: ['prompt claimed'], at: 'claimed playing' },
    { happens: '9, then #', heard: ['stop', 'prompt root'], at: 'root playing' },
    // While another system is asked: once it has answered, or has not.
    { happens: '1, then played, then *', heard: [], at: 'ask calling' },
    { happens: '1, then played, then *, then answered', heard: ['prompt root'], at: 'root playing' },
    { happens: '1, then played, then *, then not answered', heard: ['prompt root'], at: 'root playing' },
    { happens: '1, then played, then #, then answered', heard: ['prompt root'], at: 'root playing' },
    // While speaking: `*` throws the recording away, `#` ends and keeps it.
    { happens: '3, then played, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '3, then played, then *, then spoken', heard: [], at: 'root playing' },
    { happens: '3, then played, then #', heard: ['stop'], at: 'speak recording' },
    {
      happens: '3, then played, then #, then spoken',
      heard: ['keep recording 8', 'recordingEnd received'],
      at: 'speak playing',
    },
    { happens: '3, then played, then spoken, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '3, then played, then 5', heard: [], at: 'speak recording' },
    { happens: '3, then played, then hung up', heard: ['stop', 'keep part of recording 0'], at: 'speak ended' },
    // While talking the keys belong to the conversation.
    { happens: '2, then played, then *', heard: [], at: 'dial dialling' },
    { happens: '2, then played, then talked', heard: ['list dial'], at: 'dial playing' },
    // While the way out is explained.
    { happens: '6, then played, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '8, then listen, then silence, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '8, then listen, then silence, then #', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '7, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
  ]);
  // Nobody is kept by what waits for no key, nor put through, recorded or reported after they left it; other keys mean nothing there.
  rows(quiet, [
    { happens: '1, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '1, then #', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '1, then 1', heard: [], at: 'put through playing' },
    { happens: '1, then played', heard: ['dial centre'], at: 'put through dialling' },
    { happens: '2, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '2, then played, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '3, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: '3, then played, then 1', heard: [], at: 'report calling' },
    { happens: '3, then played, then *, then answered', heard: ['prompt root'], at: 'root playing' },
    // All that it has to say is left out.
    { happens: '5, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    // Up is where keys are taken: its parent would only lead down again.
    { happens: '4, then 1, then played', heard: ['prompt below'], at: 'below playing' },
    { happens: '4, then 1, then played, then *', heard: ['stop', 'prompt ask'], at: 'ask playing' },
    { happens: '4, then 1, then played, then #', heard: ['stop', 'prompt root'], at: 'root playing' },
    // The goodbye is heard to its end.
    { happens: '4, then listen, then silence, then *', heard: [], at: 'ask playing' },
  ]);
  rows(source({ nodes: [node('root', null, { hasInput: 0 }), node('on', 'root', { hasInput: 0 })] }), [
    { happens: 'played, then *', heard: [], at: 'on playing' },
  ]);
});

describe('a key pressed ahead is decided on after what the node does', () => {
  rows(farm, [
    { happens: '1, then 1', heard: ['stop', 'call weather'], at: 'ask calling' },
    { happens: '1, then 1, then answered', heard: ['prompt under ask'], at: 'under ask playing' },
    { happens: '1, then 1, then not answered', heard: ['prompt sorry'], at: 'sorry playing' },
    { happens: '1, then played, then 1, then answered', heard: ['prompt under ask'], at: 'under ask playing' },
    { happens: '2, then 1', heard: ['stop', 'dial centre'], at: 'dial dialling' },
    { happens: '2, then 1, then talked', heard: ['prompt under dial'], at: 'under dial playing' },
    { happens: '2, then 1, then busy', heard: ['prompt sorry'], at: 'sorry playing' },
    { happens: '3, then 1', heard: ['stop', 'record speak'], at: 'speak recording' },
    { happens: '3, then 1, then spoken', heard: ['keep recording 8', 'prompt under speak'], at: 'under speak playing' },
    // One that chooses nothing has only passed over the prompt of a conversation or recording.
    { happens: '3, then 7, then spoken', heard: ['keep recording 8', 'recordingEnd received'], at: 'speak playing' },
    { happens: '2, then 7, then talked', heard: ['list dial'], at: 'dial playing' },
    // The only round is over: the failed node.
    { happens: '1, then 7, then answered', heard: ['invalid Wrong key'], at: 'sorry playing' },
    { happens: '4, then 1', heard: ['stop', 'prompt under poll'], at: 'under poll playing' },
  ]);
});

describe('a survey', () => {
  rows(farm, [
    { happens: '4, then played', heard: ['survey yields'], at: 'poll playing' },
    // A slip of the finger passes over the prompt, and takes nobody's questions away.
    { happens: '4, then 7', heard: ['stop', 'survey yields'], at: 'poll playing' },
    // A key passes over the introduction; the question was not heard, so it answers none, nor does it choose a child.
    { happens: '4, then played, then 1', heard: ['stop', 'survey first'], at: 'poll playing' },
    { happens: '4, then played, then 7', heard: ['stop', 'survey first'], at: 'poll playing' },
    {
      happens: '4, then played, then played, then 2',
      heard: ['stop', 'answer yields-first 2', 'mark yields', 'survey second'],
      at: 'poll playing',
    },
    {
      happens: '4, then listen, then 1, then listen, then 2',
      heard: ['answer yields-second 2', 'list poll'],
      at: 'poll playing',
    },
    { happens: '4, then listen, then 7', heard: ['invalid Wrong key'], at: 'poll playing' },
    { happens: '4, then listen, then silence', heard: ['survey second'], at: 'poll playing' },
    // Asked to its end, it was asked, answered or not.
    {
      happens: '4, then listen, then silence, then listen, then silence',
      heard: ['mark yields', 'list poll'],
      at: 'poll playing',
    },
    // Left before its first answer, it is asked another time.
    { happens: '4, then played, then *, then 4, then played', heard: ['survey yields'], at: 'poll playing' },
    { happens: '4, then 1, then *, then played', heard: ['survey yields'], at: 'poll playing' },
  ]);

  // What worries them is spoken at node 1.
  rows(
    source({
      nodes: [
        node('root', null),
        node('season', 'root', { nodeRepeat: 2, links: linksTo({ surveys: ['worries'] }) }),
        node('under season', 'season'),
      ],
      surveys: [worries('worries')],
    }),
    [
      { happens: '1, then listen', heard: ['record season'], at: 'season recording' },
      { happens: '1, then listen, then #', heard: ['stop'], at: 'season recording' },
      { happens: '1, then listen, then 1', heard: [], at: 'season recording' },
      {
        happens: '1, then listen, then spoken',
        heard: ['keep recording 8', 'mark worries', 'survey second'],
        at: 'season playing',
      },
      { happens: '1, then listen, then nothing spoken', heard: ['survey worries'], at: 'season playing' },
      // Twice is as often as the node speaks.
      {
        happens: '1, then listen, then nothing spoken, then listen, then nothing spoken',
        heard: ['survey second'],
        at: 'season playing',
      },
      { happens: '1, then listen, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
      { happens: '1, then listen, then hung up', heard: ['stop', 'keep part of recording 0'], at: 'season ended' },
    ],
  );

  // The number is typed at node 1, from 1 to 500.
  rows(
    source({
      nodes: [
        node('root', null),
        node('land', 'root', { nodeRepeat: 2, links: linksTo({ surveys: ['acres'] }) }),
        node('under land', 'land'),
      ],
      surveys: [acres('acres')],
    }),
    [
      { happens: '1, then listen', heard: ['wait 5'], at: 'land waiting' },
      { happens: '1, then listen, then 1', heard: ['wait 5'], at: 'land waiting' },
      {
        happens: '1, then listen, then 1, then 2, then #',
        heard: ['answer acres-acres 12', 'mark acres', 'survey second'],
        at: 'land playing',
      },
      {
        happens: '1, then listen, then 1, then 2, then silence',
        heard: ['answer acres-acres 12', 'mark acres', 'survey second'],
        at: 'land playing',
      },
      { happens: '1, then listen, then #', heard: ['invalid Wrong key'], at: 'land playing' },
      { happens: '1, then listen, then silence', heard: ['survey acres'], at: 'land playing' },
      {
        happens: '1, then listen, then 5, then 0, then 1, then #',
        heard: ['invalid Wrong key'],
        at: 'land playing',
      },
      { happens: '1, then listen, then 0, then silence', heard: ['invalid Wrong key'], at: 'land playing' },
      // Twice is as often as the node speaks.
      {
        happens: '1, then listen, then #, then listen, then 0, then #, then played',
        heard: ['survey second'],
        at: 'land playing',
      },
      { happens: '1, then listen, then 1, then *', heard: ['prompt root'], at: 'root playing' },
      { happens: '1, then listen, then 1, then hung up', heard: [], at: 'land ended' },
      // What was typed before is gone.
      {
        happens: '1, then listen, then 9, then *, then listen, then 1, then listen, then 3, then #',
        heard: ['answer acres-acres 3', 'mark acres', 'survey second'],
        at: 'land playing',
      },
    ],
  );

  test('that was left or hung up on before its first answer is not marked', () => {
    expect(talk(farm).press('4').listen().press('*').allHeard).not.toContain('mark yields');
    expect(talk(farm).press('4').listen().send({ type: 'HANG_UP' }).allHeard).not.toContain('mark yields');
  });
});

describe('calls to other systems, conversations, recordings', () => {
  rows(farm, [
    // Out of use: no word about opening hours, which it has none of.
    { happens: '5, then played', heard: ['prompt sorry'], at: 'sorry playing' },
    { happens: '6, then played', heard: ['offTime closed'], at: 'night playing' },
    { happens: '6, then listen', heard: ['wait 5'], at: 'root waiting' },
    { happens: '1, then played, then answered', heard: ['list ask'], at: 'ask playing' },
    { happens: '2, then played, then busy', heard: ['prompt sorry'], at: 'sorry playing' },
    { happens: '3, then played, then nothing spoken', heard: ['list speak'], at: 'speak playing' },
    {
      happens: '1, then played, then answered, changing language and name',
      heard: ['patch {"language":"pa"}', 'list ask'],
      at: 'ask playing',
    },
  ]);

  test('what an answer may not change is named in the log', () => {
    const call = talk(farm)
      .press('1')
      .send({ type: 'PLAYED' })
      .send(events['answered, changing language and name'] ?? ok);
    expect(call.last).toContainEqual(
      expect.objectContaining({ type: 'note', code: 'patchRefused', values: { fields: 'name, crops' } }),
    );
  });

  test('a conversation is recorded at the times given for it only: without any, never', () => {
    const recorded = (recordingTimings: ReturnType<typeof trunk>['recordingTimings']) =>
      talk({ ...farm, trunkDetails: [trunk('centre', { recordingTimings })] })
        .press('2')
        .listen()
        .last.find(({ type }) => type === 'dialTrunk');
    expect(recorded([])).toMatchObject({ recorded: false });
    expect(recorded([{ days: [7], from: '09:00', to: '11:00' }])).toMatchObject({ recorded: true });
    expect(recorded([{ days: [7], from: '11:00', to: '12:00' }])).toMatchObject({ recorded: false });
  });
});

describe('keys and silence', () => {
  rows(farm, [
    { happens: 'played', heard: ['list root'], at: 'root playing' },
    { happens: 'listen', heard: ['wait 5'], at: 'root waiting' },
    { happens: 'listen, then silence', heard: ['goodbye Goodbye'], at: 'root playing' },
    { happens: 'listen, then silence, then listen', heard: ['hang up'], at: 'root ended' },
    // Somebody who presses a key while the failed content plays is still there.
    { happens: '8, then listen, then silence', heard: ['content sorry'], at: 'retry playing' },
    { happens: '8, then listen, then silence, then played', heard: ['goodbye Goodbye'], at: 'retry playing' },
    {
      happens: '8, then listen, then silence, then 1',
      heard: ['stop', 'prompt under retry'],
      at: 'under retry playing',
    },
    { happens: '8, then listen, then silence, then 6', heard: ['stop', 'invalid Wrong key'], at: 'retry playing' },
    // "Goodbye" is the end.
    { happens: 'listen, then silence, then 1', heard: [], at: 'root playing' },
    { happens: '7, then 1', heard: [], at: 'tell playing' },
    { happens: '7, then listen', heard: ['wait 5'], at: 'root waiting' },
    { happens: 'listen, then 1', heard: ['prompt ask'], at: 'ask playing' },
  ]);

  test('what has no recording is silent on a telephone, and the log says so of lists and questions, too', () => {
    const silent = (call: ReturnType<typeof talk>) =>
      call.last.flatMap((effect) =>
        effect.type === 'note' && effect.code === 'silence'
          ? [`${effect.values['role']} ${effect.values['title']}`]
          : [],
      );
    expect(silent(talk(farm).send({ type: 'PLAYED' }))).toEqual(['list root']);
    expect(silent(talk(farm).press('4').send({ type: 'PLAYED' }).send({ type: 'PLAYED' }))).toEqual(['survey first']);
  });
});

describe('a campaign', () => {
  const news = source({
    nodes: [
      node('root', null, { links: linksTo({ campaigns: ['sowing'] }) }),
      node('a', 'root', { links: linksTo({ apiActions: ['weather'] }) }),
    ],
    boxes: [box('hello'), box('at a', { parentNodeUuid: 'a' })],
    campaigns: [campaign('sowing', { oncePerCall: true })],
    apiDetails: [api('weather')],
  });
  rows(news, [
    { happens: '1', heard: [], at: 'null playing' },
    { happens: 'played', heard: ['prompt root'], at: 'root playing' },
    { happens: 'played, then played', heard: ['mark sowing', 'campaign sowing'], at: 'root playing' },
    { happens: 'played, then 1', heard: ['stop', 'welcome at a'], at: 'a playing' },
    { happens: 'played, then 1, then *', heard: ['stop', 'prompt root'], at: 'root playing' },
    { happens: 'played, then 1, then *, then played', heard: ['mark sowing', 'campaign sowing'], at: 'root playing' },
    { happens: 'played, then played, then 1', heard: ['stop', 'welcome at a'], at: 'a playing' },
  ]);
});
