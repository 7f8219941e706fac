import { ReactFlowProvider } from '@xyflow/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createChecker } from '../../../../machines/ivr/checks/checks.ts';
import type { MenuSource } from '../../../../machines/ivr/menu.ts';
import { toast } from '../../ui/toast.queue.ts';
import { keptView } from './canvas/kept-view.ts';
import { sayRefusal } from './commands/refusals.hook.ts';
import { DesignerBody } from './DesignerBody.tsx';
import { createDesigner } from './document/designer.create.ts';
import { DesignerContext, type DesignerVoice } from './document/designer.store.ts';
import { useKnown } from './document/known.hook.ts';
import { newsSince, saveChanges, useLiveSource } from './document/menu.data.ts';
import { keepUnsaved, type Outbox } from './document/outbox.ts';
import { useKeptSaved } from './document/sync.ts';
import { takeUpRefused } from './inspector/refused.store.ts';
import { titleParts } from './node/node.words.ts';
import { useMuted } from './problems/muting.data.ts';
import { useFreshRevisions } from './publishing/publish.data.ts';
import { foldedAtFirst } from './scene/folding.ts';

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
  const { data: live } = useLiveSource();
  const [designer] = useState(() => {
    const voice: DesignerVoice = {
      refused: (refusal) => toast.error(sayRefusal(t, designer.state.draft, refusal)),
      leftToOthers: (count) => toast.info(t('leftToOthers', { count })),
      staysInactive: (title, conditions) =>
        toast.error(t('staysInactive', { title: titleParts(title).main }), {
          detail: conditions.map((condition) => t(`conditions.${condition}`)).join(t('listComma')),
        }),
      removedWithMore: (title, chosen, count) =>
        toast.note(
          chosen === 1
            ? t('removedWithMore', { title: titleParts(title).main, count })
            : t('severalRemovedWithMore', { chosen, count }),
        ),
      openOneGone: (title, by) => {
        const gone = { title: titleParts(title).main };
        toast.info(by === undefined ? t('openOneGone', gone) : t('openOneGoneBy', { ...gone, name: by }));
      },
    };
    const designer = createDesigner(source, sequence, viewer, voice);
    keepUnsaved(designer, outbox);
    void takeUpRefused(viewer);
    if (live) designer.setLive(live.source);
    designer.setCollapsed(left ? new Set(left.collapsed) : foldedAtFirst(designer.state.draft));
    return designer;
  });
  const muted = useMuted();
  useEffect(() => designer.setMuted(muted), [designer, muted]);
  const { saveNow } = useKeptSaved(designer, server, outbox);
  useKnown(designer);
  useFreshRevisions();
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
