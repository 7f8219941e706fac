import { useState } from 'react';
import { msisdnOf } from '../../../../machines/shared/phone.ts';
import { keptDraft } from '../../drafts.ts';
import { differs } from '../../records/typed.hook.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { emptyPerson, type PersonForm } from './person.form.ts';

/** A person as the form has them, with the number as it is typed. */
export type NewPerson = PersonForm & { number: string };

/** A number as people write it; what is none stays as it came. */
export function numberTyped(given: string): string {
  const msisdn = msisdnOf(given);
  return msisdn === null ? given : phoneWritten(msisdn);
}

/** Somebody of a number who has no profile yet: what is typed is kept on this device, beside the call and in the whole form alike. */
export function useNewPerson(number: string) {
  const { id: viewer } = useViewer();
  const [begun] = useState((): NewPerson => ({ ...emptyPerson, number: numberTyped(number) }));
  const [kept] = useState(() => keptDraft<NewPerson>(viewer, `farmer ${number}`.trim()));
  const [restored, setRestored] = useState(() => kept.read(begun));
  const [typed, setTyped] = useState(() => restored?.typed ?? begun);
  const take = (next: NewPerson) => {
    setTyped(next);
    if (differs(next, begun)) kept.keep(next);
    else kept.drop();
  };
  return {
    typed,
    isChanged: differs(typed, begun),
    restoredAt: restored?.at ?? null,
    change: (some: Partial<NewPerson>) => take({ ...typed, ...some }),
    reset: () => {
      setRestored(null);
      take(begun);
    },
    /** It was sent, or is not wanted. */
    drop: kept.drop,
  };
}
