import { expect, test } from 'vitest';
import type { Effect } from '../../machines/call/call.effects.ts';
import { answersIn } from '../../src/portal/features/ivr/simulator/trial-answers.hook.ts';

const moment = (...effects: Effect[]) => ({ event: null, state: {} as never, effects });

test('a simulated call keeps each survey it asked, with what was pressed; a campaign is none', () => {
  const moments = [
    moment({ type: 'markHeard', kind: 'campaign', id: 'rust' }),
    moment({ type: 'markHeard', kind: 'survey', id: 'rain' }),
    moment({ type: 'saveAnswer', survey: 'rain', input: 'q1', key: '1' }),
    moment({ type: 'saveAnswer', survey: 'rain', input: 'q2', key: '12', isNumber: true }),
    moment({ type: 'markHeard', kind: 'survey', id: 'needs' }),
  ];
  expect(answersIn(moments)).toEqual([
    {
      surveyId: 'rain',
      answers: [
        { input: 'q1', key: '1' },
        { input: 'q2', key: '12' },
      ],
    },
    { surveyId: 'needs', answers: [] },
  ]);
  expect(answersIn([])).toEqual([]);
});
