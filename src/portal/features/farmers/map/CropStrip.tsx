import { Sprout } from 'lucide-react';
import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acresGrown } from '../../../../../machines/farmers/land/doubts.ts';
import { useErrorWords } from '../../../api/error.words.ts';
import { today, useFormat } from '../../../format.ts';
import { useTitle } from '../../../reference/choices.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMoment } from '../../../ui/moment.hook.ts';
import { h4, muted, strong } from '../../../ui/text.css.ts';
import { toast } from '../../../ui/toast.queue.ts';
import { CropEditor } from '../CropEditor.tsx';
import { dayAt, monthsAround, partsOf, placeIn, type Span, type StripPart, seasonsIn } from '../crop-strip.ts';
import { useStages } from '../farmers.choices.ts';
import { type Farm, type FarmCrop, saveStage } from '../farmers.data.ts';
import { StageEditor } from '../StageEditor.tsx';
import * as styles from './crop-strip.css.ts';

interface CropStripProps {
  farm: Farm;
  refusal: string | undefined;
}

type Opened = { kind: 'crop' } | { kind: 'stage'; crop: FarmCrop; stageId?: string } | null;

const LEGEND = ['recorded', 'now', 'expected', 'late', 'ended'] as const;
const percent = (part: number) => `${(100 * part).toFixed(3)}%`;

/** What grows on a farm over the months around today: what was seen, where it stands, and what comes when. */
export function CropStrip({ farm, refusal }: CropStripProps) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  const titleOf = useTitle();
  const stages = useStages();
  const now = useMoment();
  const [opened, setOpened] = useState<Opened>(null);
  const day = today();
  const { span, months } = monthsAround(day);
  const crops = farm.farmcrops;
  const grown = acresGrown(crops, now);
  const sum = t('strip.inUse', { grown: format.number(grown), acres: format.number(farm.landArea) });
  const kinds = new Set(crops.flatMap((crop) => partsOf(crop, stages.of(crop), day)).map(({ as }) => as));
  const next = crops.find((crop) => stages.place(crop).next) ?? crops[0];
  const close = () => setOpened(null);

  return (
    <section className={styles.strip} aria-label={t('strip.title')}>
      <div className={styles.head}>
        <h2 className={h4}>{t('strip.title')}</h2>
        <span className={grown > farm.landArea ? styles.tooMuch : muted}>{sum}</span>
        <span className={styles.legend} aria-hidden="true">
          {LEGEND.filter((as) => kinds.has(as)).map((as) => (
            <span key={as} className={styles.legendEntry}>
              <span className={styles.swatch} data-as={as} /> {t(`strip.as.${as}`)}
            </span>
          ))}
        </span>
        <span className={styles.buttons}>
          <Button
            icon={Sprout}
            label={t('strip.record')}
            disabledReason={refusal ?? (next ? undefined : t('strip.cropFirst'))}
            onPress={() => next && setOpened({ kind: 'stage', crop: next })}
          />
          <Button label={t('addCrop')} disabledReason={refusal} onPress={() => setOpened({ kind: 'crop' })} />
        </span>
      </div>
      {crops.length === 0 ? (
        <p className={styles.empty}>{t('strip.empty')}</p>
      ) : (
        <div className={styles.scroller}>
          <div className={styles.grid}>
            <Calendar span={span} months={months} day={day} />
            {crops.map((crop) => (
              <CropRow
                key={crop.id}
                {...{ crop, span, months, day, refusal, version: farm.version }}
                name={titleOf(crop.crop) ?? crop.crop.title}
                onStage={(stageId) => setOpened({ kind: 'stage', crop, stageId })}
              />
            ))}
          </div>
        </div>
      )}
      {opened?.kind === 'crop' && <CropEditor land={[farm]} farm={farm} crop={null} onClose={close} />}
      {opened?.kind === 'stage' && (
        <StageEditor
          farm={farm}
          crop={crops.find(({ id }) => id === opened.crop.id) ?? opened.crop}
          isGone={crops.every(({ id }) => id !== opened.crop.id)}
          {...(opened.stageId && { stageId: opened.stageId })}
          onClose={close}
        />
      )}
    </section>
  );
}

/** The months and the seasons that they are of. */
function Calendar({ span, months, day }: { span: Span; months: readonly string[]; day: string }) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  return (
    <>
      <div className={styles.label} aria-hidden="true" />
      <div aria-hidden="true">
        <div className={styles.seasons}>
          {seasonsIn(span).map(({ name, year, from, to }) => (
            <span key={from} className={styles.season} data-season={name} style={extent(span, { from, to })}>
              {t(`strip.${name}`, { year, next: String(year + 1).slice(2) })}
            </span>
          ))}
        </div>
        <div className={styles.months}>
          {months.map((from) => (
            <span key={from} className={styles.month} style={{ insetInlineStart: percent(placeIn(span, from)) }}>
              {format.monthName(from)}
            </span>
          ))}
          <span className={styles.todayTag} style={{ insetInlineStart: percent(placeIn(span, day)) }}>
            {format.dayOfMonth(day)}
          </span>
        </div>
      </div>
    </>
  );
}

const extent = (span: Span, { from, to }: Span) => ({
  insetInlineStart: percent(placeIn(span, from)),
  inlineSize: percent(placeIn(span, to) - placeIn(span, from)),
});

interface CropRowProps {
  crop: FarmCrop;
  name: string;
  /** Of the farm. */
  version: number;
  span: Span;
  months: readonly string[];
  day: string;
  refusal: string | undefined;
  onStage: (stageId: string) => void;
}

function CropRow({ crop, name, version, span, months, day, refusal, onStage }: CropRowProps) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  const titleOf = useTitle();
  const stages = useStages();
  const refusalWords = useErrorWords();
  const track = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ stageId: string; day: string } | null>(null);
  const known = stages.of(crop);
  const asDrawn = drawn
    ? {
        ...crop,
        stages: crop.stages.map((one) => (one.stage.id === drawn.stageId ? { ...one, date: drawn.day } : one)),
      }
    : crop;
  const parts = partsOf(asDrawn, known, day).filter(({ from, to }) => from < span.to && to > span.from);
  const wordsOf = (stageId: string) => titleOf(known.find(({ id }) => id === stageId)) ?? '';
  const seenOf = (stageId: string) => crop.stages.find(({ stage }) => stage.id === stageId);

  function dayUnder({ clientX }: ReactPointerEvent): string {
    const { left = 0, right = 0, width = 1 } = track.current?.getBoundingClientRect() ?? {};
    const isMirrored = track.current !== null && getComputedStyle(track.current).direction === 'rtl';
    const place = (isMirrored ? right - clientX : clientX - left) / width;
    const under = dayAt(span, Math.max(0, Math.min(1, place)));
    return under > day ? day : under;
  }

  async function keep() {
    const seen = drawn && seenOf(drawn.stageId);
    if (!drawn || !seen || seen.date === drawn.day) return setDrawn(null);
    try {
      await saveStage({ farmCropId: crop.id, growthStageId: drawn.stageId, date: drawn.day }, version);
    } catch (failure) {
      toast.error(t('strip.notMoved', { stage: wordsOf(drawn.stageId) }), { detail: refusalWords(failure) });
    }
    setDrawn(null);
  }

  const labelOf = ({ stageId, from, as }: StripPart) =>
    t(`strip.part.${as}`, { crop: name, stage: wordsOf(stageId), day: format.date(from) });

  return (
    <>
      <div className={styles.label}>
        <span className={strong}>{name}</span>
        <span className={styles.stageWords}>{titleOf(crop.growthStage)}</span>
        <span className={muted}>{t('acres', { number: format.number(crop.cultivatedArea) })}</span>
      </div>
      <div ref={track} className={styles.track} role="group" aria-label={name}>
        {months.map((from) => (
          <span key={from} className={styles.monthLine} style={{ insetInlineStart: percent(placeIn(span, from)) }} />
        ))}
        {parts.map((part) => (
          <button
            key={`${part.stageId} ${part.as}`}
            type="button"
            className={styles.part}
            data-as={part.as}
            style={extent(span, part)}
            aria-label={labelOf(part)}
            title={labelOf(part)}
            aria-disabled={refusal !== undefined}
            onClick={() => refusal === undefined && onStage(part.stageId)}
          >
            <span className={styles.partWords}>{wordsOf(part.stageId)}</span>
          </button>
        ))}
        {parts.length === 0 && (
          <span className={styles.nothing} style={{ insetInlineStart: percent(placeIn(span, crop.sownOn ?? day)) }}>
            {crop.sownOn ? t('strip.sown', { day: format.date(crop.sownOn) }) : t('noStage')}
          </span>
        )}
        {refusal === undefined &&
          parts
            .filter(({ stageId, from }) => seenOf(stageId) && from >= span.from)
            .map(({ stageId, from }) => (
              <span
                key={stageId}
                className={styles.edge}
                data-edge={stageId}
                style={{ insetInlineStart: percent(placeIn(span, from)) }}
                onPointerDown={(event) => {
                  event.preventDefault();
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDrawn({ stageId, day: from });
                }}
                onPointerMove={(event) => {
                  if (drawn?.stageId === stageId) setDrawn({ stageId, day: dayUnder(event) });
                }}
                onPointerUp={() => void keep()}
                onPointerCancel={() => setDrawn(null)}
              />
            ))}
        <span className={styles.today} style={{ insetInlineStart: percent(placeIn(span, day)) }} />
      </div>
    </>
  );
}
