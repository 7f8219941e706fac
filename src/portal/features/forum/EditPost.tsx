import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftedForm } from '../../records/DraftedForm.tsx';
import type { RecordContext } from '../../records/record.ts';
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
  onClose: () => void;
}

/** The words, type and place of a post changed in place, and media taken out of it. */
export function EditPost({ record, setDirty, onClose }: EditPostProps) {
  const { t } = useTranslation('forum');
  const stored = draftOf(record);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const kept = record.media.flatMap(({ id }) => (taken.includes(id) ? [] : [id]));
  const { id: viewer } = useViewer();
  const types = usePostTypes();
  const draft = { person: viewer, name: draftName(record), ofStored: true };
  const typing = useTyped(stored, missingIn, draft, stored);
  const { typed, change, isChanged, errorOf } = typing;
  const wordsOf = (_field: string, value: unknown) =>
    types.find((option) => option.value === value)?.label ??
    (typeof value === 'string' || typeof value === 'number' ? `${value}` : '–');
  return (
    <DraftedForm
      name="post"
      {...{ typing, setDirty, wordsOf, onClose }}
      isDirty={isChanged || kept.length < record.media.length}
      nameOf={(field) => t(field)}
      onSend={async (draft) => {
        const gone = record.media.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
        await editPost(record.version, changeOf(record.id, draft, gone));
        toast.success(t('saved'));
        onClose();
      }}
    >
      <PostFields draft={typed} onChange={change} errorOf={errorOf} />
      {record.media.length > 0 && (
        <CheckboxGroup
          label={t('keptMedia')}
          value={kept}
          onChange={(ids) => setTaken(record.media.flatMap(({ id }) => (ids.includes(id) ? [] : [id])))}
          options={record.media.map(({ id, kind }, place) => ({
            value: id,
            label: t('mediaPlace', { kind: t(`media.${kind}`), place: place + 1 }),
          }))}
        />
      )}
    </DraftedForm>
  );
}
