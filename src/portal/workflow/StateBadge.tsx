import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { Badge } from '../ui/Badge.tsx';
import { iconNamed } from '../ui/icons.ts';
import { useWorkflowWords } from './words.ts';

interface StateBadgeProps {
  entity: Entity;
  state: string;
  large?: boolean;
  /** Somebody else has handled it: the colour is taken out. */
  isGrey?: boolean;
  /** What is said in place of its word: until when it lasts. */
  label?: string;
}

/** A state in colour, icon and word. */
export function StateBadge({ entity, state, large = false, isGrey = false, label }: StateBadgeProps) {
  const words = useWorkflowWords(entity);
  const description = workflowOf(entity).states[state.split('+')[0] ?? ''];
  return (
    <Badge
      label={label ?? words.state(state)}
      tone={isGrey ? 'neutral' : (description?.tone ?? 'neutral')}
      large={large}
      {...(description && { icon: iconNamed(description.icon) })}
    />
  );
}
