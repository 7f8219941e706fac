import type { Moderator } from './people.ts';
import { HOUR, MINUTE, type SeedStep } from './steps.ts';

export const escalationColumns = {
  entity: 'text',
  record_id: 'text',
  to_id: 'uuid',
  to_name: 'text',
  note: 'text',
  by_id: 'uuid',
  by_name: 'text',
  at: 'timestamptz',
} as const;

export const secondLookColumns = {
  entity: 'text',
  record_id: 'text',
  version: 'integer',
  decided_by: 'uuid',
  decided_by_name: 'text',
  decided_at: 'timestamptz',
} as const;

interface Judged {
  id: string;
  at: Date;
  steps: SeedStep[];
}

/** What moderators write to whom they hand something on. */
const notes = [
  'Is this the notice of the seed company, or an advertisement?',
  'کیا یہ مقدار درست ہے؟ زرعی ماہر سے پوچھ لیں۔',
  'The same number stands in two other threads. Please decide on all of them.',
] as const;
const PASSED_BY = 4;
const DRAWN = 8;

/** Some of what waits was handed on: each to a colleague in turn, the last one to whoever leads. Its history says so too. */
export function handOn(entity: string, waiting: readonly Judged[], moderators: readonly Moderator[], now: Date) {
  // Not those that everybody opens first.
  const chosen = waiting.slice(PASSED_BY).filter(({ at }) => at.getTime() < now.getTime() - HOUR);
  return notes.flatMap((note, place) => {
    const one = chosen[place];
    const [by, to] = [moderators[place % moderators.length], moderators[(place + 1) % moderators.length]];
    if (!one || !by || !to || by === to) return [];
    const at = new Date(Math.max(one.at.getTime() + MINUTE, now.getTime() - (place + 1) * 20 * MINUTE));
    const named = place < notes.length - 1 ? { agentId: to.id, agentName: to.name } : null;
    const { to: state = '' } = one.steps.at(-1) ?? {};
    one.steps.push({ event: 'ESCALATE', from: state, to: state, by, at, reason: note, ...(named && { facts: named }) });
    const row = { to_id: named?.agentId ?? null, to_name: named?.agentName ?? null, by_id: by.id, by_name: by.name };
    return [{ entity, record_id: one.id, note, at, ...row }];
  });
}

/** The latest decisions are to be looked at by somebody else. */
export function drawLately(entity: string, judged: readonly Judged[], isDecision: (step: SeedStep) => boolean) {
  return judged
    .flatMap(({ id, steps }) => {
      const last = steps.at(-1);
      return last && last.by.id !== null && isDecision(last) ? [{ id, version: steps.length, ...last }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, DRAWN)
    .map(({ id, version, by, at }) => ({
      entity,
      record_id: id,
      version,
      decided_by: by.id,
      decided_by_name: by.name,
      decided_at: at,
    }));
}
