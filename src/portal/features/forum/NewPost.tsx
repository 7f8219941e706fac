import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { path } from '../../paths.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { FarmerField } from '../../reference/FarmerField.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { FileFields } from './FileFields.tsx';
import { PostFields } from './PostFields.tsx';
import { emptyPost, missingIn, noFiles, postForm } from './post.form.ts';
import { createPost } from './threads.data.ts';

/** A post that opens a thread, for a farmer or in the service's own name; it begins pending. */
export function NewPost({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('forum');
  const [, navigate] = useLocation();
  const form = useTyped(emptyPost, missingIn);
  const { typed, change, errorOf, send } = form;
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
    <NewRecord
      title={t('newPost')}
      description={t('newPostBody')}
      verb={t('createPost')}
      typed={form}
      isStrict={form.isChanged || files !== noFiles}
      onCreate={create}
      onClose={onClose}
    >
      <FarmerField
        value={farmer}
        onChange={setFarmer}
        error={errorOf('creatorId')}
        isRequired={false}
        description={t('creatorHint')}
      />
      <PostFields draft={typed} onChange={change} errorOf={errorOf} />
      <FileFields files={files} onChange={setFiles} errorOf={errorOf} />
    </NewRecord>
  );
}
