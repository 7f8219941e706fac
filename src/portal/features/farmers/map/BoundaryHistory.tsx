import { Eye, EyeOff, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shape } from '../../../../../machines/farmers/land/polygon.ts';
import { useAttempt } from '../../../api/attempt.hook.ts';
import { useFormat } from '../../../format.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { h3 } from '../../../ui/text.css.ts';
import { toast } from '../../../ui/toast.queue.ts';
import { type Farm, type FarmBoundary, restoreBoundary, useBoundaries } from '../farmers.data.ts';
import * as styles from './farm-map.css.ts';
import { SplitList } from './SplitList.tsx';
import { differenceOf, type Sketch, sketchOf } from './sketch.ts';

interface BoundaryHistoryProps {
  farm: Farm;
  /** Why nothing is brought back now. */
  refusal: string | undefined;
  onShow: (sketches: readonly Sketch[]) => void;
  onChanged: () => void;
}

const keyOf = ({ farmId, number }: FarmBoundary) => `${farmId} ${number}`;

/** Each boundary that was saved: shown on the map beside the present one, compared with it, and brought back. */
export function BoundaryHistory({ farm, refusal, onShow, onChanged }: BoundaryHistoryProps) {
  const { t } = useTranslation('farmers');
  const attempt = useAttempt();
  const known = useBoundaries(farm.id);
  const [shown, setShown] = useState<string | null>(null);
  const [asked, setAsked] = useState<FarmBoundary | null>(null);
  if (!known || (known.items.length < 2 && known.splits.length === 0)) return null;
  const [present] = known.items;
  const show = (boundary: FarmBoundary) => {
    const isShown = shown === keyOf(boundary);
    setShown(isShown ? null : keyOf(boundary));
    onShow(isShown || !boundary.shape ? [] : [sketchOf('earlier', boundary.shape)]);
  };
  const bringBack = async ({ number }: FarmBoundary, why: string) => {
    await restoreBoundary(farm.id, farm.version, number, why);
    toast.success(t('map.history.restored', { number }));
    onShow([]);
    onChanged();
  };
  return (
    <section className={styles.sum} aria-label={t('map.history.title')}>
      <h2 className={h3}>{t('map.history.title')}</h2>
      <ol className={styles.versions}>
        {known.items.map((boundary) => (
          <li key={keyOf(boundary)} className={styles.version} data-shown={shown === keyOf(boundary) ? '' : undefined}>
            <Version boundary={boundary} present={present} isShown={shown === keyOf(boundary)} farm={farm} />
            <span className={styles.row}>
              {boundary.shape && boundary !== present && (
                <IconButton
                  icon={shown === keyOf(boundary) ? EyeOff : Eye}
                  isPressed={shown === keyOf(boundary)}
                  label={t(shown === keyOf(boundary) ? 'map.history.hide' : 'map.history.show', {
                    number: boundary.number,
                  })}
                  onPress={() => show(boundary)}
                />
              )}
              {boundary.farmId === farm.id && boundary !== present && (
                <IconButton
                  icon={RotateCcw}
                  directional
                  label={t('map.history.restore', { number: boundary.number })}
                  disabledReason={refusal}
                  onPress={() => setAsked(boundary)}
                />
              )}
            </span>
          </li>
        ))}
      </ol>
      <SplitList farm={farm} splits={known.splits} refusal={refusal} onJoined={onChanged} />
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(null)}
          title={t('map.history.restore', { number: asked.number })}
          confirmLabel={t('map.history.restore', { number: asked.number })}
          reason={{ label: t('map.history.whyBack'), isRequired: false, maxLength: 300 }}
          onConfirm={(why) => attempt(bringBack(asked, why ?? '')).then(() => setAsked(null))}
        />
      )}
    </section>
  );
}

interface VersionProps {
  boundary: FarmBoundary;
  present: FarmBoundary | undefined;
  isShown: boolean;
  farm: Farm;
}

function Version({ boundary, present, isShown, farm }: VersionProps) {
  const { t } = useTranslation('farmers');
  const { number, list, date } = useFormat();
  const { event, acres, at, by, why, restored, farmId, farmTitle } = boundary;
  const difference =
    isShown && boundary.shape
      ? differenceOf(boundary.shape as Shape, (farm.shape ?? null) as Shape | null)
      : { left: 0, added: 0 };
  return (
    <span className={styles.versionWords}>
      <span>
        {list([
          `${boundary.number}. ${t(`map.boundaryEvents.${event}`)}`,
          restored === null ? null : t('map.history.restoredFrom', { number: restored }),
          acres === null ? null : t('acres', { number: number(acres) }),
          boundary === present ? t('map.history.now') : null,
          farmId === farm.id ? null : t('map.history.of', { farm: farmTitle }),
        ])}
      </span>
      <span className={styles.muted}>{list([date(at), t('by', { name: by })])}</span>
      {why && <bdi>{why}</bdi>}
      {difference.left > 0 && <span>{t('map.history.added', { number: number(difference.left) })}</span>}
      {difference.added > 0 && <span>{t('map.history.gone', { number: number(difference.added) })}</span>}
    </span>
  );
}
