import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { callDocument } from '../../machines/call/call.document.ts';
import { callMachine } from '../../machines/call/call.machine.ts';
import { callPicture } from '../../machines/call/call.picture.ts';
import { drawingOf } from '../../machines/shared/drawing.ts';

const read = (name: string) => readFileSync(new URL(`../../docs/workflows/${name}`, import.meta.url), 'utf8');

describe('the document of the call machine', () => {
  test('says and shows what the machine says (npm run docs)', () => {
    expect(read('call.md')).toBe(callDocument());
    expect(read('call.svg')).toBe(drawingOf(callPicture));
  });

  test('draws every state, and only ways that the machine has', () => {
    expect(Object.keys(callPicture.picture?.nodes ?? {}).sort()).toEqual(Object.keys(callMachine.states).sort());
    expect(Object.keys(callPicture.states).sort()).toEqual(Object.keys(callMachine.states).sort());
    for (const { event, from, to } of callPicture.picture?.edges ?? []) {
      for (const state of from) {
        const node = callMachine.states[state];
        const ways = [...(node?.transitions.values() ?? []), node?.always ?? []].flat();
        expect(
          ways.some(({ target }) => target?.some(({ key }) => key === to)),
          `${event}: ${state} → ${to}`,
        ).toBe(true);
        expect(callPicture.events[event]?.short, event).toBeTruthy();
      }
    }
  });
});
