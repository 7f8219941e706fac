import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
import { draftOf } from '../../machines/ivr/draft/draft.ts';
import { CARD, COLUMN } from '../../machines/ivr/layout/layout.ts';
import { sceneOf } from '../../src/portal/canvas/scene.ts';
import { apartOf, areLinked, placedApart } from '../../src/portal/features/ivr/apart/apart.graph.ts';
import { linksOf } from '../../src/portal/features/ivr/canvas/links.ts';
import { stoppable } from '../../src/portal/records/stoppable.ts';
import { menuOf } from '../../src/server/seed/voice-menu/scale.ts';

const draft = draftOf(menuOf(214));
const linked = linksOf(draft.nodes);
const [link] = linked;
if (!link) throw new Error('the menu has links');
const chosen = [...new Set(linked.slice(0, 12).flatMap(({ from, to }) => apartOf(draft, [from]).concat(to)))];

describe('nodes drawn apart', () => {
  test('stand in columns, none on another, each behind its parent and siblings in their order', async () => {
    const places = await placedApart(draft, chosen, new Elk());
    expect([...places.keys()].sort()).toEqual([...chosen].sort());
    const at = (uuid: string) => places.get(uuid) ?? { x: Number.NaN, y: Number.NaN };
    for (const [uuid, { x, y }] of places) {
      expect(x % COLUMN).toBe(0);
      const covered = [...places].filter(
        ([other, place]) => other !== uuid && place.x === x && Math.abs(place.y - y) < CARD.height,
      );
      expect(covered).toEqual([]);
      const children = (draft.children.get(uuid) ?? []).filter((child) => places.has(child));
      for (const child of children) expect(at(child).x).toBeGreaterThan(x);
      const column = children.filter((child) => at(child).x === at(children[0] ?? '').x);
      expect(column.map((child) => at(child).y)).toEqual(column.map((child) => at(child).y).sort((a, b) => a - b));
    }
    expect(sceneOf(places, () => null).columns.length).toBeGreaterThan(1);
  });

  test('are the chosen ones, or one with all it is joined with; the tree is enough where no link joins them', () => {
    expect(apartOf(draft, [link.from, link.to])).toEqual([link.from, link.to]);
    expect(apartOf(draft, [link.from])).toEqual(expect.arrayContaining([link.from, link.to]));
    expect(areLinked(draft, [link.from, link.to])).toBe(true);
    expect(areLinked(draft, [link.from])).toBe(false);
  });
});

describe('finding places', () => {
  function working() {
    const ended: string[] = [];
    const elk = { layout: () => new Promise<never>(() => {}), terminateWorker: () => void ended.push('worker') };
    return { ended, elk };
  }

  test('ends with its worker when it is stopped, also before it has begun', async () => {
    const { ended, elk } = working();
    const stopping = new AbortController();
    const work = stoppable(elk, (busy) => placedApart(draft, chosen, busy), stopping.signal);
    stopping.abort(new Error('stopped'));
    await expect(work).rejects.toThrow('stopped');
    expect(ended).toEqual(['worker']);
    await expect(stoppable(elk, () => Promise.resolve(1), stopping.signal)).rejects.toThrow('stopped');
    expect(ended).toEqual(['worker', 'worker']);
  });

  test('ends with its worker when it is done', async () => {
    const { ended, elk } = working();
    expect(await stoppable(elk, () => Promise.resolve('done'), new AbortController().signal)).toBe('done');
    expect(ended).toEqual(['worker']);
  });
});
