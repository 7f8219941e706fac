import type { Entity } from '../../../machines/workflows.ts';
import { useWorkflowWords } from '../records/words.ts';
import { KeysDialog } from './KeysDialog.tsx';
import type { ListDescription, ListRow } from './list.ts';

interface ListHelpProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The keys of a list, those of its workflow's events among them. */
export function ListHelp<Row extends ListRow>({ list, ...dialog }: ListHelpProps & { list: ListDescription<Row> }) {
  return list.entity ? (
    <WorkflowHelp {...dialog} entity={list.entity} letters={list.keys ?? []} />
  ) : (
    <KeysDialog {...dialog} own={[]} />
  );
}

interface WorkflowHelpProps extends ListHelpProps {
  entity: Entity;
  letters: readonly { key: string; event: string }[];
}

function WorkflowHelp({ entity, letters, ...dialog }: WorkflowHelpProps) {
  const words = useWorkflowWords(entity);
  return (
    <KeysDialog
      {...dialog}
      own={letters.map(({ key, event }) => ({ keys: [key.toUpperCase()], words: words.verb(event) }))}
    />
  );
}
