import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordContext } from '../../records/record.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx';
import { danger } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './forum.css.ts';
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
  const { t } = useTranslation(['forum', 'common']);
  const [first] = useState(() => draftOf(record));
  const [version] = useState(record.version);
  const [kept, setKept] = useState(() => record.media.map(({ id }) => id));
  const { typed, change, isChanged, isPending, failure, errorOf, send } = useTyped(first, missingIn);
  const isDirty = isChanged || kept.length < record.media.length;
  useEffect(() => {
    setDirty('post', isDirty);
    return () => setDirty('post', false);
  }, [isDirty, setDirty]);
  const save = () =>
    send(async (draft) => {
      const gone = record.media.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
      await editPost(version, changeOf(record.id, draft, gone));
      toast.success(t('saved'));
      onClose();
    });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {failure && (
        <p role="alert" className={danger}>
          {failure}
        </p>
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
      <div className={styles.foot}>
        <Button label={t('common:cancel')} onPress={onClose} />
        <Button variant="primary" label={t('common:save')} isPending={isPending} onPress={() => void save()} />
      </div>
    </form>
  );
}
