import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { FailedRead } from '../../../FailedRead.tsx';
import { path } from '../../../paths.ts';
import * as record from '../../../records/record.css.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ForbiddenState } from '../../../ui/ForbiddenState.tsx';
import { SkeletonLines } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useViewer } from '../../../workflow/viewer.ts';
import { carryOver } from '../carried.ts';
import { farmPath } from '../farm.path.ts';
import { useProfile } from '../farmers.data.ts';
import { MeanwhileContext } from '../Meanwhile.tsx';
import { useStanding } from '../standing.hook.ts';
import { FarmMapBody } from './FarmMapBody.tsx';

/** Where a farm is drawn that is not there yet. */
const NEW = 'new';

/** One farm on a map, opened from its farmer's profile. */
export function FarmMapPage() {
  const { id = '', farmId = '' } = useParams();
  const { t } = useTranslation(['farmers', 'records']);
  const { id: viewer } = useViewer();
  const { data, error, refetch } = useProfile(id);
  const [readings, setReadings] = useState(0);
  const [, navigate] = useLocation();
  const { profile, into } = useStanding(id, data);
  if (data?.land) {
    const farm = data.land.find((one) => one.id === farmId) ?? null;
    if (farm || farmId === NEW) {
      const again = () => setReadings((count) => count + 1);
      // Land goes over as it is: the drawing goes on, for whoever has it now.
      const go = () => {
        if (profile) carryOver(viewer, profile.farmer.id, data.farmer);
        navigate(farmPath(data.farmer.id, farmId));
      };
      return (
        <MeanwhileContext value={into && profile ? { id: profile.farmer.id, into, go } : null}>
          <FarmMapBody key={`${farmId} ${readings}`} profile={data} land={data.land} farm={farm} onReadAgain={again} />
        </MeanwhileContext>
      );
    }
    return (
      <EmptyState
        title={t('map.noSuchFarm')}
        body={t('records:notFoundBody')}
        action={<TextLink href={path('profile', id)}>{t('map.toProfile')}</TextLink>}
      />
    );
  }
  if (data) return <ForbiddenState permission="farmers:farm:get" />;
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
      missing={<EmptyState isPage title={t('farmers:notFound')} body={t('records:notFoundBody')} />}
    />
  );
}
