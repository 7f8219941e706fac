import { ReactFlowProvider } from '@xyflow/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createChecker } from '../../../../machines/ivr/checks.ts';
import type { MenuSource } from '../../../../machines/ivr/menu.ts';
import { toast } from '../../ui/toast.queue.ts';
import { DesignerBody } from './DesignerBody.tsx';
import { createDesigner } from './designer.create.ts';
import { keepUnsaved, type Outbox } from './designer.outbox.ts';
import { DesignerContext, type DesignerVoice } from './designer.store.ts';
import { useKeptSaved } from './designer.sync.ts';
import { keptView } from './designer.view.ts';
import { foldedAtFirst } from './folding.ts';
import { titleParts } from './menu.cards.ts';
import { newsSince, saveChanges, useLiveSource } from './menu.data.ts';
import { useFreshRevisions } from './publish/publish.data.ts';
import { sayRefusal } from './refusals.hook.ts';

const server = { save: saveChanges, since: newsSince };

interface DesignerPageProps {
  source: MenuSource;
  sequence: number;
  outbox: Outbox;
  /** Who is at it. */
  viewer: string;
}

/** A draft with everything that keeps it: saved, checked, compared with what is live. */
export function DesignerPage({ source, sequence, outbox, viewer }: DesignerPageProps) {
  const { t } = useTranslation('ivr');
  const [left] = useState(() => keptView(viewer));
  const [designer] = useState(() => {
    const voice: DesignerVoice = {
      refused: (refusal) => toast.error(sayRefusal(t, designer.state.draft, refusal)),
      leftToOthers: (count) => toast.info(t('leftToOthers', { count })),
      staysInactive: (title, conditions) =>
        toast.error(t('staysInactive', { title: titleParts(title).main }), {
          detail: conditions.map((condition) => t(`conditions.${condition}`)).join(t('listComma')),
        }),
    };
    const designer = createDesigner(source, sequence, viewer, voice);
    keepUnsaved(designer, outbox);
    designer.setCollapsed(left ? new Set(left.collapsed) : foldedAtFirst(designer.state.draft));
    return designer;
  });
  const { saveNow } = useKeptSaved(designer, server, outbox);
  useFreshRevisions();
  const { data: live } = useLiveSource();
  useEffect(() => {
    if (live) designer.setLive(live.source);
  }, [designer, live]);
  useEffect(() => {
    const looking: typeof createChecker = (draft, context) => createChecker(draft, context, new Date().toISOString());
    // The drawing comes first; looking thousands of nodes through waits until the browser has a moment.
    const whenIdle = window.requestIdleCallback(() => designer.check(looking), { timeout: 2_000 });
    return () => window.cancelIdleCallback(whenIdle);
  }, [designer]);
  return (
    <DesignerContext value={designer}>
      <ReactFlowProvider>
        <DesignerBody onSave={saveNow} viewer={viewer} left={left} />
      </ReactFlowProvider>
    </DesignerContext>
  );
}
