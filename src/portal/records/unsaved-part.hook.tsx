import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useWorkflowWords } from '../workflow/words.ts';
import type { PageRecord, RecordDescription } from './record.ts';

/** Asks before an event that closes a section in which something is typed and not saved. */
export function useUnsavedPart<R extends PageRecord>(description: RecordDescription<R>, dirty: ReadonlySet<string>) {
  const { workflow, namespace } = description.entity;
  const { t } = useTranslation(['records', namespace]);
  const words = useWorkflowWords(workflow);
  const [asked, setAsked] = useState<{ event: string; goOn: () => void } | null>(null);
  const partOf = (event: string) => description.closes?.[event] ?? '';
  const verb = words.verb(asked?.event ?? '');
  return {
    isUnsaved: (event: string) => dirty.has(partOf(event)),
    askWithout: (event: string, goOn: () => void) => setAsked({ event, goOn }),
    question: (
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={t('withoutTitle', { verb })}
        description={asked && t('withoutBody', { part: t(`${namespace}:sections.${partOf(asked.event)}`) })}
        confirmLabel={t('withoutIt', { verb })}
        onConfirm={() => asked?.goOn()}
      />
    ),
  };
}
