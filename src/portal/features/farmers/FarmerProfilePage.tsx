import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { FailedRead } from '../../FailedRead.tsx';
import { path } from '../../paths.ts';
import * as record from '../../records/record.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useViewer } from '../../workflow/viewer.ts';
import { carryOver } from './carried.ts';
import { useProfile } from './farmers.data.ts';
import { type Meanwhile, MeanwhileContext } from './Meanwhile.tsx';
import { NewFarmer } from './NewFarmer.tsx';
import { ProfileBody } from './ProfileBody.tsx';
import { useCarried, useStanding } from './standing.hook.ts';

/** Where a farmer is entered who has no profile yet: `new`, with the number where it is known. */
const NEW = 'new';

export function FarmerProfilePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['farmers', 'records']);
  const { id: viewer } = useViewer();
  const [, navigate] = useLocation();
  const isNew = id === NEW;
  const { data, error, refetch } = useProfile(isNew ? '' : id);
  const { profile, into } = useStanding(id, data);
  const isCarried = useCarried(profile);
  const standing = profile?.farmer.id;
  const isMerged = /^[0-9a-f]{8}-/i.test(id) && standing !== undefined && standing !== id.toLowerCase();
  useEffect(() => {
    // What was merged leads to the record that stands.
    if (isMerged) navigate(`${path('profile', standing)}?from=${id.toLowerCase()}#merged`, { replace: true });
  }, [isMerged, standing, id, navigate]);
  if (isNew) return <NewFarmer />;
  if (profile && isCarried) {
    return (
      <MeanwhileContext value={meanwhile()}>
        <ProfileBody key={profile.farmer.id} profile={profile} />
      </MeanwhileContext>
    );
  }
  if (!error) {
    return (
      <div className={record.top}>
        <SkeletonLines lines={12} />
      </div>
    );
  }
  return (
    <FailedRead
      error={error}
      onRetry={() => void refetch()}
      missing={
        <EmptyState
          isPage
          title={t('notFound')}
          body={t('records:notFoundBody')}
          action={<TextLink href={path('profile', NEW)}>{t('newFarmer')}</TextLink>}
        />
      }
    />
  );

  function meanwhile(): Meanwhile | null {
    if (!into || standing === undefined) return null;
    const go = () => {
      carryOver(viewer, standing, into.farmer);
      navigate(`${path('profile', into.farmer.id)}?from=${standing}`);
    };
    return { id: standing, into, go };
  }
}
