import type { Entity } from '../../../machines/workflows.ts';
import { MessageLines } from '../workflow/MessageLines.tsx';
import { useWorkflow } from '../workflow/workflow.data.ts';
import * as styles from './content.css.ts';

/** What was told of the open item. */
export function QueueMessages({ entity, id }: { entity: Entity; id: string }) {
  const { data } = useWorkflow(entity, id);
  if (!data || data.messages.length === 0) return null;
  return (
    <div className={styles.section}>
      <MessageLines messages={data.messages} />
    </div>
  );
}
