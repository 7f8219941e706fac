import { describe, expect, test } from 'vitest';
import type { Import } from '../../src/portal/features/imports/imports.data.ts';
import { outcomeOf } from '../../src/portal/features/imports/outcome.ts';

const done = { state: 'done', changed: 5, failed: 0, meanwhile: 0, toChange: 5 } as Import;

describe('what the list says of a run that is done', () => {
  test('it has failed rows, else rows that it left alone, and only else nothing of the kind', () => {
    expect(outcomeOf({ ...done, failed: 1, meanwhile: 2 })).toMatchObject({ key: 'failed', count: 1 });
    expect(outcomeOf({ ...done, meanwhile: 2 })).toMatchObject({ key: 'leftAlone', count: 2, tone: 'look' });
    expect(outcomeOf(done)).toMatchObject({ key: 'noneFailed' });
  });
});
