import { useEffect, useState } from 'react';
import type { EventDescription } from '../../../machines/shared/workflow.ts';
import { keptDraft } from '../drafts.ts';
import { askedFields, filledIn } from './event.form.ts';
import type { Payload } from './sending.ts';
import { useViewer } from './viewer.ts';

/** What is filled in for an event, found again where the page went away under it: the session ended, the tab was closed. */
export function useEventDraft(name: string | undefined, initial: Payload, description: EventDescription | undefined) {
  const { id } = useViewer();
  const [kept] = useState(() => (name === undefined ? null : keptDraft<Payload>(id, `event:${name}`)));
  const [payload, setPayload] = useState(() => (kept && keptIn(kept, description, initial)) ?? initial);
  const isTyped = isFilledBeyond(payload, initial);
  useEffect(() => {
    if (isTyped) kept?.keep(payload);
    else kept?.drop();
  }, [kept, payload, isTyped]);
  return { payload, setPayload, drop: () => kept?.drop() };
}

/** What was filled in before, of the fields that the event asks for. */
export function keptIn(
  kept: Pick<ReturnType<typeof keptDraft<Payload>>, 'read'>,
  description: EventDescription | undefined,
  initial: Payload,
): Payload | undefined {
  const asked = description ? askedFields(description) : [];
  const fields = asked.map(({ name }) => [name, initial[name]] as const);
  return kept.read({ ...Object.fromEntries(fields), ...initial })?.typed;
}

function isFilledBeyond(payload: Payload, initial: Payload): boolean {
  return JSON.stringify(filledIn(payload)) !== JSON.stringify(filledIn(initial));
}
