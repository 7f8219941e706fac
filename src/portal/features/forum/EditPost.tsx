import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordContext } from '../../records/record.ts';
import { SectionForm } from '../../records/SectionForm.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { PostFields } from './PostFields.tsx';
import { changeOf, draftOf, missingIn } from './post.form.ts';
import type { PostRecord } from './posts.data.ts';
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
  const { form, typed, change, isChanged, isPending, failure, errorOf, send } = useTyped(first, missingIn);
  const save = () =>
    send(async (draft) => {
      const gone = record.media.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
      await editPost(version, changeOf(record.id, draft, gone));
      toast.success(t('saved'));
      onClose();
    });
  return (
    <SectionForm
      ref={form}
      name="post"
      isDirty={isChanged || kept.length < record.media.length}
      setDirty={setDirty}
      isPending={isPending}
      failure={failure}
      onSave={() => void save()}
      onClose={onClose}
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
    </SectionForm>
  );
}
