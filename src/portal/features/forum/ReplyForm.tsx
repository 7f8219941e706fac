import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../person-name.ts';
import type { RecordContext } from '../../records/record.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { FarmerField } from '../../reference/FarmerField.tsx';
import { Button } from '../../ui/Button.tsx';
import { danger } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { FileFields } from './FileFields.tsx';
import * as styles from './forum.css.ts';
import { PostFields } from './PostFields.tsx';
import { emptyReply, missingIn, noFiles, postForm } from './post.form.ts';
import type { PostRecord } from './posts.data.ts';
import { createPost } from './threads.data.ts';

interface ReplyFormProps extends Pick<RecordContext<PostRecord>, 'setDirty'> {
  to: PostRecord;
  onClose: () => void;
}

/** An answer to a post, in the service's own name or a farmer's; it begins pending too. */
export function ReplyForm({ to, setDirty, onClose }: ReplyFormProps) {
  const { t } = useTranslation(['forum', 'common']);
  const { form, typed, change, isChanged, isPending, failure, errorOf, send } = useTyped(emptyReply, missingIn);
  const [farmer, setFarmer] = useState<string | null>(null);
  const [files, setFiles] = useState(noFiles);
  const isDirty = isChanged || files !== noFiles;
  useEffect(() => {
    setDirty('reply', isDirty);
    return () => setDirty('reply', false);
  }, [isDirty, setDirty]);
  const answer = () =>
    send(async (draft) => {
      await createPost(postForm(draft, { creatorId: farmer, parentId: to.id, files }));
      toast.success(t('replied'));
      onClose();
    });
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label={t('replyTo', { name: nameOf(to.creator) })}
      onSubmit={(event) => {
        event.preventDefault();
        void answer();
      }}
    >
      {failure && (
        <p role="alert" className={danger}>
          {failure}
        </p>
      )}
      <PostFields draft={typed} onChange={change} errorOf={errorOf} />
      <FarmerField
        value={farmer}
        onChange={setFarmer}
        error={errorOf('creatorId')}
        isRequired={false}
        description={t('creatorHint')}
      />
      <FileFields files={files} onChange={setFiles} errorOf={errorOf} />
      <div className={styles.foot}>
        <Button label={t('common:cancel')} onPress={onClose} />
        <Button variant="primary" label={t('sendReply')} isPending={isPending} onPress={() => void answer()} />
      </div>
    </form>
  );
}
