import { ChartColumn, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { postPolicy } from '../../../../machines/forum/post.policy.ts';
import { path } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useViewer } from '../../workflow/viewer.ts';

const NewPost = lazy(async () => ({ default: (await import('./NewPost.tsx')).NewPost }));

export function ForumButtons() {
  const { t } = useTranslation(['forum', 'workflow']);
  const { permissions } = useViewer();
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const permission = postPolicy.CREATE;
  return (
    <>
      <Button shrinks icon={ChartColumn} label={t('figures')} onPress={() => navigate(path('forumFigures'))} />
      <Button
        shrinks
        variant="primary"
        icon={Plus}
        label={t('newPost')}
        disabledReason={permissions.has(permission) ? undefined : t('workflow:needsPermission', { permission })}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <NewPost onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
