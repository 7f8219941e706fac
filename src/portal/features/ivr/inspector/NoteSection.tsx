import { useTranslation } from 'react-i18next';
import { keptText } from '../../../../../machines/shared/blank.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { textFault } from '../../../ui/text-fault.ts';
import { useCommitted } from './committed.hook.ts';
import { useInspected } from './node.hook.ts';
import { Section } from './Section.tsx';

const LONGEST = 1_000;

/** What those who draw the menu tell each other about the node. */
export function NoteSection() {
  const { t } = useTranslation('ivrInspector');
  const { node, locked, edit } = useInspected();
  const { text, change, commit } = useCommitted(
    node.note ?? '',
    (typed, before) => edit({ note: noteOf(typed) }, { note: noteOf(before) }),
    {
      place: { kind: 'node', of: node.childNodeUuid, field: 'note' },
      refuses: (typed) => textFault(typed, LONGEST) !== null,
    },
  );
  return (
    <Section id="note" title={t('note')} summary={<bdi>{node.note}</bdi>}>
      {/* Escape leaves it, and what was typed is kept: many words are not thrown away by one key. */}
      <div data-field="note">
        <TextArea
          label={t('note')}
          hideLabel
          description={t('noteHint')}
          value={text}
          onChange={change}
          onBlur={() => commit()}
          maxLength={LONGEST}
          rows={4}
          {...(locked !== undefined && { disabledReason: locked })}
        />
      </div>
    </Section>
  );
}

/** Without a note a node has no such field. */
function noteOf(text: string): string | undefined {
  return keptText(text) ?? undefined;
}
