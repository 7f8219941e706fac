import { expect, test } from 'vitest';
import type { Effect, KeepRecordingEffect } from '../../machines/call/call.effects.ts';
import { answersIn } from '../../src/portal/features/ivr/simulator/trial-answers.hook.ts';

const moment = (...effects: Effect[]) => ({ event: null, state: {} as never, effects });

const spoken = (fields: Partial<KeepRecordingEffect>): KeepRecordingEffect => ({
  type: 'keepRecording',
  node: 'ask',
  path: null,
  mediaId: null,
  seconds: 0,
  partial: false,
  ...fields,
});

test('a simulated call keeps each survey it asked, with what was pressed and said; a campaign is none', () => {
  const moments = [
    moment({ type: 'markHeard', kind: 'campaign', id: 'rust' }),
    moment({ type: 'markHeard', kind: 'survey', id: 'rain' }),
    moment({ type: 'saveAnswer', survey: 'rain', input: 'q1', key: '1' }),
    moment({ type: 'saveAnswer', survey: 'rain', input: 'q2', key: '12', isNumber: true }),
    moment({ type: 'markHeard', kind: 'survey', id: 'needs' }),
    moment(spoken({ source: 'rain', input: 'q3', mediaId: 'm', seconds: 9 })),
    // What a node records answers no question, and who said nothing has said nothing.
    moment(spoken({ mediaId: 'm', seconds: 9 }), spoken({ source: 'rain', mediaId: 'm', seconds: 9 })),
    moment(spoken({ source: 'needs', input: 'q1', mediaId: null, seconds: 0, partial: true })),
  ];
  expect(answersIn(moments)).toEqual([
    {
      surveyId: 'rain',
      answers: [
        { input: 'q1', key: '1' },
        { input: 'q2', key: '12' },
      ],
      recordings: [{ input: 'q3', mediaId: 'm', seconds: 9 }],
    },
    { surveyId: 'needs', answers: [], recordings: [] },
  ]);
  expect(answersIn([])).toEqual([]);
});
