import { ChartColumn } from 'lucide-react';

import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { postPolicy } from '../../../../machines/forum/post.policy.ts';
import { dialogPart } from '../../dialog.part.tsx';
import { path } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { OpeningButton } from '../../workflow/OpeningButton.tsx';

const NewPost = dialogPart(async () => (await import('./NewPost.tsx')).NewPost);

export function ForumButtons() {
  const { t } = useTranslation('forum');
  const [, navigate] = useLocation();
  return (
    <>
      <Button shrinks icon={ChartColumn} label={t('figures')} onPress={() => navigate(path('forumFigures'))} />
      <OpeningButton label={t('newPost')} permission={postPolicy.CREATE} Form={NewPost} />
    </>
  );
}
