import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decide } from '../../../machines/shared/decide.ts';
import { isEntity, workflowOf, workflows } from '../../../machines/workflows.ts';
import { actor, subjectIn } from '../../machines/sample.ts';
import { samples } from '../../machines/samples.ts';
import { type Way, walk } from '../../machines/walk.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { bring } from './driver.ts';

describe.each(Object.keys(workflows).filter(isEntity))('the %s workflow over HTTP', (entity) => {
  const { ways } = walk(samples[entity]);
  const workflow = workflowOf(entity);
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp({ seed: 'small' });
  });
  afterAll(async () => {
    await app.close();
  });

  const waysOn = ways.filter(({ from, event }) => from.path.length > 0 && !workflow.events[event.type]?.creates);

  test.each(waysOn.map((way) => [nameOf(way), way] as const))('walks %s', async (_, way) => {
    const person = await app.as('Super Admin');
    const id = await bring(app, entity, [...way.from.path, way.event]);
    const { body } = await person.get(`/workflow/${entity}/${id}`);
    expect(body.state).toBe(way.to);
    expect(body.consistent).toBe(true);
    const again = decide(workflow, subjectIn(way.from.state, way.from.facts), way.event, { actor: actor() });
    expect(body.history.length).toBe(way.from.path.length + (again.outcome === 'replayed' ? 0 : 1));
    expect(body.version).toBe(body.history.length);
  });

  test('flags a history in which a step is missing, and says which one does not fit', async () => {
    const [longest] = waysOn.toSorted((one, other) => other.from.path.length - one.from.path.length);
    const id = await bring(app, entity, longest?.from.path ?? []);
    const person = await app.as('Super Admin');
    expect((await person.get(`/workflow/${entity}/${id}`)).body).toMatchObject({ consistent: true });
    await app.database.deleteFrom('history').where('record_id', '=', id).where('version', '=', 1).execute();
    const { body } = await person.get(`/workflow/${entity}/${id}`);
    expect(body).toMatchObject({ consistent: false, inconsistency: expect.stringMatching(/./) });
  });
});

function nameOf({ from, event, to }: Way): string {
  const detail = typeof event.reason === 'string' ? ` (${event.reason})` : '';
  return `${from.path.map(({ type }) => type).join(' ')} → ${event.type}${detail} → ${to}`;
}
