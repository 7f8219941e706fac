import Elk from 'elkjs/lib/elk.bundled.js';
import { expect, test } from 'vitest';
import { loanWorkflow } from '../../machines/loans/loan.workflow.ts';
import { candidates, statesOf } from '../../machines/shared/states.ts';
import { laidOut, NODE } from '../../src/portal/records/layout.ts';

const picture = await laidOut(loanWorkflow, new Elk());

test('a workflow that nobody has drawn shows every state, none over another', () => {
  const boxes = Object.values(picture.nodes);
  expect(Object.keys(picture.nodes).sort()).toEqual(statesOf(loanWorkflow.machine).sort());
  for (const one of boxes) {
    expect(one.x + NODE.width).toBeLessThanOrEqual(picture.width);
    expect(one.y + NODE.height).toBeLessThanOrEqual(picture.height);
    const covered = boxes.filter(
      (other) => other !== one && Math.abs(other.x - one.x) < NODE.width && Math.abs(other.y - one.y) < NODE.height,
    );
    expect(covered).toEqual([]);
  }
});

test('it shows every way from one state to another once, with a line and a label inside the picture', () => {
  const drawn = picture.edges.map(({ event, from, to }) => `${event} ${from.join()} ${to}`).sort();
  const ways = statesOf(loanWorkflow.machine).flatMap((from) =>
    Object.keys(loanWorkflow.events).flatMap((event) =>
      candidates(loanWorkflow.machine, from, event)
        .filter(({ target }) => target !== null && target !== from)
        .map(({ target }) => `${event} ${from} ${target}`),
    ),
  );
  expect(drawn).toEqual(ways.sort());
  for (const { path, label } of picture.edges) {
    expect(path).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+$/);
    expect(label.x).toBeLessThan(picture.width);
    expect(label.y).toBeLessThan(picture.height);
  }
});
