import { expect, test } from 'vitest';
import { eventSplitter } from '../../src/portal/api/event-stream.ts';
import { fc } from '../support/property.ts';

const stream =
  'retry: 2000\n\n: alive\n\nid: 7\nevent: ready\ndata: {}\n\nid: 8\ndata: {"entity":"loan"}\n\ndata: a\ndata: b\n\n';
const events = [
  { id: '7', event: 'ready', data: '{}' },
  { id: '8', event: 'message', data: '{"entity":"loan"}' },
  { id: null, event: 'message', data: 'a\nb' },
];

test('comments and bare settings are no events, several data lines are one', () => {
  expect(eventSplitter()(stream)).toEqual(events);
});

test('an event is whole wherever its text was cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: stream.length })), (cuts) => {
      const split = eventSplitter();
      const places = [0, ...cuts.sort((one, other) => one - other), stream.length];
      const heard = places.slice(1).flatMap((end, piece) => split(stream.slice(places[piece], end)));
      expect(heard).toEqual(events);
    }),
  );
});
