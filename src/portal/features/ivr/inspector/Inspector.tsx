import { useTranslation } from 'react-i18next';
import { useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import { keysToRow } from '../outline/kept-keys.hook.ts';
import { AfterSection } from './AfterSection.tsx';
import { AudienceSection } from './AudienceSection.tsx';
import { AudioSection } from './AudioSection.tsx';
import { useLedTo } from './field.focus.ts';
import { InputSection } from './InputSection.tsx';
import * as styles from './inspector.css.ts';
import { LinksSection } from './LinksSection.tsx';
import { LockedNote } from './LockedNote.tsx';
import { isLeaving } from './leaving.ts';
import { NodeHead } from './NodeHead.tsx';
import { NodeId } from './NodeId.tsx';
import { NoteSection } from './NoteSection.tsx';
import { InspectedContext, inspect } from './node.hook.ts';
import { RecordingSection } from './RecordingSection.tsx';

interface InspectorProps {
  uuid: string;
}

/** Every field of one node of the voice menu; each change is saved with the draft and can be undone. */
export function Inspector({ uuid }: InspectorProps) {
  return <Fields key={uuid} uuid={uuid} />;
}

function Fields({ uuid }: InspectorProps) {
  const { t } = useTranslation('ivrInspector');
  const designer = useDesignerActions();
  useDesignerPart(({ draft }) => draft);
  useDesignerPart(({ context }) => context);
  useDesignerPart(({ live }) => live);
  const isLive = useDesignerPart(({ mode }) => mode === 'live');
  useLedTo(uuid, 'node');
  const inspected = inspect(designer, uuid, isLive ? t('liveIsRead') : undefined);
  if (!inspected) return null;
  return (
    <InspectedContext value={inspected}>
      <section
        className={styles.inspector}
        aria-label={t('inspector')}
        data-inspector={uuid}
        onKeyDown={(event) => isLeaving(event) && keysToRow(uuid)}
      >
        <LockedNote locked={inspected.locked}>
          <NodeHead />
          <AudioSection
            audio={inspected.node.audio}
            locked={inspected.locked}
            onChange={(next) => inspected.edit(({ audio }) => ({ audio: next(audio) }))}
          />
          <InputSection />
          <AudienceSection />
          <AfterSection />
          <RecordingSection />
          <LinksSection />
          <NoteSection />
        </LockedNote>
        <NodeId uuid={uuid} />
      </section>
    </InspectedContext>
  );
}
