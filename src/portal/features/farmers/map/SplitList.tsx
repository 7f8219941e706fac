import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useAttempt } from '../../../api/attempt.hook.ts';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import { farmPath } from '../farm.path.ts';
import { type Farm, type FarmSplit, joinFarm } from '../farmers.data.ts';
import * as styles from './farm-map.css.ts';

interface SplitListProps {
  farm: Farm;
  splits: readonly FarmSplit[];
  refusal: string | undefined;
  onJoined: () => void;
}

/** Where a farm was cut, or cut off: the way to the other part, and back to one farm. */
export function SplitList({ farm, splits, refusal, onJoined }: SplitListProps) {
  const { t } = useTranslation('farmers');
  const { number, list, date } = useFormat();
  const [, navigate] = useLocation();
  const attempt = useAttempt();
  const [asked, setAsked] = useState<FarmSplit | null>(null);
  const join = async (split: FarmSplit) => {
    const whole = await joinFarm(split.partId);
    toast.success(t('map.history.joined', { farm: whole.farmTitle }));
    if (whole.id === farm.id) onJoined();
    else navigate(farmPath(whole.farmerId, whole.id), { replace: true });
  };
  return (
    <>
      {splits.map((split) => {
        const { partId, partTitle, partAcres, farmId, farmTitle, joinedAt, at, by, why } = split;
        const isPart = partId === farm.id;
        const words = isPart
          ? t('map.history.cutFrom', { farm: farmTitle })
          : t('map.history.splitOff', { acres: number(partAcres), part: partTitle });
        return (
          <div key={partId} className={styles.version}>
            <span className={styles.versionWords}>
              {joinedAt === null ? (
                <TextLink href={farmPath(farm.farmerId, isPart ? farmId : partId)}>{words}</TextLink>
              ) : (
                <span>{words}</span>
              )}
              <span className={styles.muted}>
                {list([
                  date(at),
                  t('by', { name: by }),
                  joinedAt === null ? null : t('map.history.wasJoined', { date: date(joinedAt) }),
                ])}
              </span>
              {why && <bdi>{why}</bdi>}
            </span>
            {joinedAt === null && (
              <Button label={t('map.history.join')} disabledReason={refusal} onPress={() => setAsked(split)} />
            )}
          </div>
        );
      })}
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(null)}
          title={t('map.history.joinTitle', { part: asked.partTitle, farm: asked.farmTitle })}
          description={t('map.history.joinBody', { part: asked.partTitle, farm: asked.farmTitle })}
          confirmLabel={t('map.history.join')}
          onConfirm={() => attempt(join(asked)).then(() => setAsked(null))}
        />
      )}
    </>
  );
}
