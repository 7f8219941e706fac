import { useEffect, useState } from 'react';
import type { EventDescription } from '../../../machines/shared/workflow.ts';
import { keptDraft } from '../drafts.ts';
import { askedFields, filledIn } from './event.form.ts';
import type { Payload } from './sending.ts';
import { useViewer } from './viewer.ts';

/** What is filled in for an event, found again where the page went away under it: the session ended, the tab was closed. */
export function useEventDraft(name: string | undefined, initial: Payload, description: EventDescription | undefined) {
  const { id } = useViewer();
  const [kept] = useState(() => (name === undefined ? null : keptDraft<Payload>(`event:${id}:${name}`)));
  const [payload, setPayload] = useState<Payload>(() => {
    const fields = description ? askedFields(description).map((field) => [field.name, initial[field.name]]) : [];
    return kept?.read({ ...Object.fromEntries(fields), ...initial })?.typed ?? initial;
  });
  const isTyped = isFilledBeyond(payload, initial);
  useEffect(() => {
    if (isTyped) kept?.keep(payload);
    else kept?.drop();
  }, [kept, payload, isTyped]);
  return { payload, setPayload, drop: () => kept?.drop() };
}

function isFilledBeyond(payload: Payload, initial: Payload): boolean {
  return JSON.stringify(filledIn(payload)) !== JSON.stringify(filledIn(initial));
}
