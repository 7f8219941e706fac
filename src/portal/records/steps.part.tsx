import { queryClient } from '../api/cache.ts';
import { dialogPart } from '../dialog.part.tsx';
import { recordOptions } from '../workflow/entity.data.ts';
import { subjectOf } from '../workflow/entity.ts';
import type { AskedStep, RecordSteps } from '../workflow/record-steps.ts';
import type { PageRecord, RecordDescription } from './record.ts';

/** A record's steps outside of its page; its description is fetched when the first of them is asked for. */
export function recordSteps<R extends PageRecord>(load: () => Promise<RecordDescription<R>>): RecordSteps {
  return {
    Form: dialogPart<AskedStep>(async () => {
      const [{ RecordStep }, description] = await Promise.all([import('./RecordStep.tsx'), load()]);
      return (asked) => <RecordStep description={description} {...asked} />;
    }),
    async subjectOf(id) {
      const { entity } = await load();
      return subjectOf(entity, await queryClient.fetchQuery(recordOptions(entity, id)));
    },
  };
}
