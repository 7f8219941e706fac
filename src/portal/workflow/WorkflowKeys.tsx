import type { Entity } from '../../../machines/workflows.ts';
import { KeysDialog } from './keys.part.tsx';
import type { EventKey } from './permitted-keys.ts';
import { useWorkflowWords } from './words.ts';

interface WorkflowKeysProps {
  entity: Entity;
  keys: readonly EventKey[];
  /** Those that send no event. */
  more?: readonly { keys: readonly string[]; words: string }[];
  place: 'list' | 'record';
  canUndo?: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The keys of a list or a record, those of its workflow's events among them. */
export function WorkflowKeys({ entity, keys, more = [], ...dialog }: WorkflowKeysProps) {
  const words = useWorkflowWords(entity);
  if (!dialog.isOpen) return null;
  return (
    <KeysDialog
      {...dialog}
      own={[...keys.map(({ key, event }) => ({ keys: [key.toUpperCase()], words: words.verb(event) })), ...more]}
    />
  );
}
