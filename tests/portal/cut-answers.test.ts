import { expect, test, vi } from 'vitest';
import { insistingFetch } from '../../src/portal/api/authorized-fetch.ts';
import { askServer } from '../../src/portal/api/reach.ts';

vi.stubGlobal('window', { addEventListener: () => {}, setTimeout, clearTimeout });

/** An answer that says how it went, and breaks off after half of what it says. */
function cut(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { status: 201 });
}

test('a write whose answer breaks off is sent again under the same key, and answered whole', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') return Response.json({ ready: true });
    sent.push(request.headers.get('idempotency-key'));
    return sent.length === 1 ? cut() : Response.json({ id: '7' }, { status: 201 });
  });
  const note = new Request('http://fmis.test/api/note', { method: 'POST', headers: { 'idempotency-key': 'one' } });
  const answer = await insistingFetch(note, askServer);
  expect(await answer.json()).toEqual({ id: '7' });
  expect(sent).toEqual(['one', 'one']);
});
