import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isEntity, workflows } from '../../../machines/workflows.ts';
import { samples } from '../../machines/samples.ts';
import { type Way, walk } from '../../machines/walk.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { drivers, send } from './driver.ts';

describe.each(Object.keys(workflows).filter(isEntity))('the %s workflow over HTTP', (entity) => {
  const { ways } = walk(samples[entity]);
  const driver = drivers[entity];
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp({ seed: 'small' });
  });
  afterAll(async () => {
    await app.close();
  });

  const waysOn = ways.filter(
    ({ from, event }) => from.path.length > 0 && !workflows[entity].events[event.type]?.creates,
  );

  test.each(waysOn.map((way) => [nameOf(way), way] as const))('walks %s', async (_, way) => {
    const person = await app.as('Super Admin');
    const id = await driver.create(app);
    for (const event of [...way.from.path.slice(1), way.event]) {
      const answer = await send(person, entity, id, event.type, await driver.payload(app, event, id));
      expect(answer.status, `${event.type}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    }
    const { body } = await person.get(`/workflow/${entity}/${id}`);
    expect(body.state).toBe(way.to);
    expect(body.consistent).toBe(true);
    const replayed = way.event.type === way.from.path.at(-1)?.type && way.from.state === way.to;
    expect(body.history.length).toBe(
      way.from.path.length + (replayed ? body.history.length - way.from.path.length : 1),
    );
    expect(body.version).toBe(body.history.length);
  });
});

function nameOf({ from, event, to }: Way): string {
  const detail = typeof event.reason === 'string' ? ` (${event.reason})` : '';
  return `${from.path.map(({ type }) => type).join(' ')} → ${event.type}${detail} → ${to}`;
}
