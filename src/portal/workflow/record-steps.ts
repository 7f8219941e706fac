import type { ComponentType } from 'react';
import type { Subject } from '../../../machines/shared/workflow.ts';

export interface AskedStep {
  /** The record and the event that somebody has asked for. */
  id: string;
  event: string;
  /** What takes back the step that was just done, asked for the same way. */
  onUndo: (event: string) => void;
  onDone: () => void;
  onClose: () => void;
}

/** The steps of a record as its page asks for them, for places that show records without being their page. */
export interface RecordSteps {
  Form: ComponentType<AskedStep>;
  /** The whole record as its machine sees it. */
  subjectOf: (id: string) => Promise<Subject<object>>;
}
