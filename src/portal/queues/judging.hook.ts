import { useTranslation } from 'react-i18next';
import { eventsFor } from '../../../machines/shared/decide.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { useAway } from '../api/reach.ts';
import { subjectOfRow } from '../workflow/entity.ts';
import type { ListRow } from '../workflow/rows.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import type { useQueue } from './queue.hook.ts';
import type { QueueDecision, QueueDescription } from './queue.ts';

/** What can be decided on the open item, and why not. */
export function useJudging<Item extends ListRow, FullRecord extends ListRow>(
  queue: QueueDescription<Item, FullRecord>,
  state: ReturnType<typeof useQueue<Item, FullRecord>>,
) {
  const { t } = useTranslation(['queues', queue.namespace]);
  const { workflow: entity } = queue.entity;
  const words = useWorkflowWords(entity);
  const isAway = useAway();
  const { current, whole, viewer } = state;
  const presence = current ? state.presenceAt(current) : null;
  const verdicts = current ? eventsFor(workflowOf(entity), subjectOfRow(queue.entity, current), viewer) : [];

  const denialOf = (decision: QueueDecision): string | undefined => {
    if (!current) return t('nothingOpen');
    if (!whole.data) return t(isAway ? 'unreadAway' : 'unread');
    if (presence?.kind === 'gone') return t('handledBy', { name: presence.by });
    if (state.isReturning) return t('isReturning');
    if (decision.leadsTo === current.state) return t('isAlready', { state: words.state(current.state) });
    const verdict = verdicts.find(({ event }) => event === decision.event);
    return verdict && words.denial(verdict, current.state);
  };

  /** Whether this person ever decides it, and here more than what is decided already: of other keys no legend speaks. */
  const fits = ({ event, leadsTo }: QueueDecision): boolean => {
    const verdict = verdicts.find((one) => one.event === event);
    if (leadsTo !== undefined && leadsTo === current?.state) return false;
    return verdict !== undefined && verdict.denial?.kind !== 'permission';
  };

  /** What a decision is called, and where that depends on the open item, what it would do. */
  const nameOf = ({ key }: QueueDecision) =>
    state.tab.decisions
      ? t(`decisions.${key}`)
      : t(`${queue.namespace}:decisions.${key}`, { context: (current && queue.kindOf?.(current)) ?? '' });

  return { verdicts, denialOf, fits, nameOf };
}
