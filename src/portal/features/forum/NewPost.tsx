import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { path } from '../../paths.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { FarmerField } from '../../reference/FarmerField.tsx';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { danger } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { FileFields } from './FileFields.tsx';
import * as styles from './forum.css.ts';
import { PostFields } from './PostFields.tsx';
import { emptyPost, missingIn, noFiles, postForm } from './post.form.ts';
import { createPost } from './threads.data.ts';

/** A post that opens a thread, for a farmer or in the service's own name; it begins pending. */
export function NewPost({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('forum');
  const [, navigate] = useLocation();
  const { form, typed, change, isChanged, isPending, failure, errorOf, send } = useTyped(emptyPost, missingIn);
  const [farmer, setFarmer] = useState<string | null>(null);
  const [files, setFiles] = useState(noFiles);
  const create = () =>
    send(async (draft) => {
      const made = await createPost(postForm(draft, { creatorId: farmer, files }));
      toast.success(t('created', { number: made.number }));
      onClose();
      navigate(path('forumPost', made.id));
    });
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('newPost')}
      description={t('newPostBody')}
      width="large"
      isStrict={isChanged || files !== noFiles}
      footer={
        <>
          <CancelButton />
          <Button label={t('createPost')} variant="primary" isPending={isPending} onPress={() => void create()} />
        </>
      }
    >
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        {failure && (
          <p role="alert" className={danger}>
            {failure}
          </p>
        )}
        <FarmerField
          value={farmer}
          onChange={setFarmer}
          error={errorOf('creatorId')}
          isRequired={false}
          description={t('creatorHint')}
        />
        <PostFields draft={typed} onChange={change} errorOf={errorOf} />
        <FileFields files={files} onChange={setFiles} errorOf={errorOf} />
      </form>
    </Drawer>
  );
}
