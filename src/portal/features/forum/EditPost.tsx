import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredMeanwhile } from '../../editing/StoredMeanwhile.tsx';
import { RestoredDraft } from '../../RestoredDraft.tsx';
import type { RecordContext } from '../../records/record.ts';
import { SectionForm } from '../../records/SectionForm.tsx';
import { useOvertaken } from '../../records/section-draft.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx';
import { focusFirstFault } from '../../ui/judged.ts';
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
  const [overtaken, setOvertaken] = useOvertaken(viewer, draftName(record), first);
  const draft = { person: viewer, name: draftName(record), ofStored: true };
  const { form, typed, change, isChanged, isPending, failure, errorOf, send, restoredAt, reset } = useTyped(
    first,
    missingIn,
    draft,
  );
  const wordsOf = (_field: string, value: unknown) =>
    types.find((option) => option.value === value)?.label ??
    (typeof value === 'string' || typeof value === 'number' ? `${value}` : '–');
  const giveUp = () => {
    reset();
    onClose();
  };
  const save = async () => {
    if (overtaken.length > 0) return void focusFirstFault(form, () => undefined);
    await send(async (draft) => {
      const gone = record.media.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
      await editPost(version, changeOf(record.id, draft, gone));
      toast.success(t('saved'));
      onClose();
    });
  };
  return (
    <SectionForm
      ref={form}
      name="post"
      isDirty={isChanged || kept.length < record.media.length}
      setDirty={setDirty}
      isPending={isPending}
      failure={failure}
      onSave={() => void save()}
      onClose={giveUp}
    >
      <RestoredDraft typed={{ restoredAt, reset: giveUp }} />
      {overtaken.length > 0 && (
        <StoredMeanwhile
          fields={overtaken}
          nameOf={(field) => t(field)}
          here={wordsOf}
          stored={wordsOf}
          onGoOn={(keepsTyped) => {
            setOvertaken([]);
            if (!keepsTyped) giveUp();
          }}
        />
      )}
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
