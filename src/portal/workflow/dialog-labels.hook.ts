import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import { useWorkflowWords } from './words.ts';

/** The two buttons of an event's dialog: a form that is changed is saved, and what cancels a record does not close by "Cancel". */
export function useDialogLabels(entity: Entity, event: string): { send: string; close: string } {
  const { t } = useTranslation('common');
  const words = useWorkflowWords(entity);
  return {
    send: event === 'EDIT' ? t('save') : words.verb(event),
    close: t(event === 'CANCEL' ? 'goBack' : 'cancel'),
  };
}
