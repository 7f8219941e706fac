import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftedForm } from '../../records/DraftedForm.tsx';
import type { RecordContext } from '../../records/record.ts';
import { useOvertaken } from '../../records/section-draft.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { PostFields } from './PostFields.tsx';
import { changeOf, draftName, draftOf, missingIn } from './post.form.ts';
import type { PostRecord } from './posts.data.ts';
import { usePostTypes } from './threads.choices.ts';
import { editPost } from './threads.data.ts';

interface EditPostProps extends RecordContext<PostRecord> {
  /** Something was typed. */
  onTouch: () => void;
  onClose: () => void;
}

/** The words, type and place of a post changed in place, and media taken out of it. */
export function EditPost({ record, setDirty, onTouch, onClose }: EditPostProps) {
  const { t } = useTranslation('forum');
  const [first] = useState(() => draftOf(record));
  const [version] = useState(record.version);
  const [kept, setKept] = useState(() => record.media.map(({ id }) => id));
  const { id: viewer } = useViewer();
  const types = usePostTypes();
  const overtaken = useOvertaken(viewer, draftName(record), first);
  const draft = { person: viewer, name: draftName(record), ofStored: true };
  const typing = useTyped(first, missingIn, draft);
  const { typed, change, isChanged, errorOf } = typing;
  const wordsOf = (_field: string, value: unknown) =>
    types.find((option) => option.value === value)?.label ??
    (typeof value === 'string' || typeof value === 'number' ? `${value}` : '–');
  return (
    <DraftedForm
      name="post"
      {...{ typing, overtaken, setDirty, wordsOf, onClose }}
      isDirty={isChanged || kept.length < record.media.length}
      nameOf={(field) => t(field)}
      onSend={async (draft) => {
        const gone = record.media.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
        await editPost(version, changeOf(record.id, draft, gone));
        toast.success(t('saved'));
        onClose();
      }}
    >
      <PostFields
        draft={typed}
        onChange={(changes) => {
          onTouch();
          change(changes);
        }}
        errorOf={errorOf}
      />
      {record.media.length > 0 && (
        <CheckboxGroup
          label={t('keptMedia')}
          value={kept}
          onChange={(ids) => {
            onTouch();
            setKept([...ids]);
          }}
          options={record.media.map(({ id, kind }, place) => ({
            value: id,
            label: t('mediaPlace', { kind: t(`media.${kind}`), place: place + 1 }),
          }))}
        />
      )}
    </DraftedForm>
  );
}
