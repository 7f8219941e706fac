import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waysInto } from '../../../machines/shared/ways.ts';
import type { EventVerdict, Subject } from '../../../machines/shared/workflow.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { useErrorWords } from '../api/error.words.ts';
import { toast } from '../ui/toast.queue.ts';
import { labelOf, subjectOfRow } from '../workflow/entity.ts';
import type { ListRow } from '../workflow/rows.ts';
import { useViewer } from '../workflow/viewer.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import type { ListDescription } from './list.ts';

interface Held<Row> {
  row: Row;
  subject: Subject<object>;
  /** Every fact is known, so that a condition can be judged. */
  isWhole: boolean;
}

/** What a lane says to the card that is held over the board. */
export interface LaneAnswer {
  takes: boolean;
  words: string;
}

/** A card that is dragged over the lanes of a board: which of them take it, and why the others do not. */
export function useHeldCard<Row extends ListRow>(
  list: ListDescription<Row>,
  onWays: (row: Row, ways: readonly EventVerdict[]) => void,
) {
  const { entity, steps } = list;
  const { t } = useTranslation('lists');
  const workflow = workflowOf(entity.workflow);
  const words = useWorkflowWords(entity.workflow);
  const refusalWords = useErrorWords();
  const viewer = useViewer();
  const [held, setHeld] = useState<Held<Row> | null>(null);

  function reason(ways: readonly EventVerdict[], from: string): string {
    const [first] = ways;
    return (first && words.denial(first, from)) ?? t('noWayInto', { state: words.state(from) });
  }

  return {
    held: held?.row,
    take(row: Row) {
      setHeld({ row, subject: subjectOfRow(entity, row), isWhole: steps === undefined });
      steps?.subjectOf(row.id).then(
        (subject) => setHeld((now) => (now?.row.id === row.id ? { row, subject, isWhole: true } : now)),
        // The drop asks again and says what is wrong.
        () => {},
      );
    },
    letGo: () => setHeld(null),
    answerOf(lane: string): LaneAnswer | undefined {
      if (!held || held.row.state === lane) return undefined;
      const ways = waysInto(workflow, held.subject, lane, viewer);
      const open = ways.filter(({ enabled, denial }) => enabled || (!held.isWhole && denial?.kind === 'guard'));
      if (open.length === 0) return { takes: false, words: reason(ways, held.subject.state) };
      const verbs = open.map(({ event }) => words.verb(event)).join(t('or'));
      return { takes: true, words: t('laneOffers', { verbs }) };
    },
    async drop(lane: string) {
      const row = held?.row;
      if (!row || row.state === lane) return;
      try {
        const subject = (await steps?.subjectOf(row.id)) ?? subjectOfRow(entity, row);
        const ways = waysInto(workflow, subject, lane, viewer);
        const open = ways.filter(({ enabled }) => enabled);
        if (open.length > 0) return onWays(row, open);
        toast.info(`${words.state(lane)}: ${reason(ways, subject.state)}`, { detail: labelOf(entity, row) });
      } catch (thrown) {
        toast.error(refusalWords(thrown), { detail: labelOf(entity, row) });
      }
    },
  };
}
