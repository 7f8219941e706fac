import { Scissors } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { acresOf, type Shape } from '../../../../../machines/farmers/land/polygon.ts';
import { splitShape } from '../../../../../machines/farmers/land/split.ts';
import { useFormat } from '../../../format.ts';
import { useTyped } from '../../../records/typed.hook.ts';
import { useTitle } from '../../../reference/choices.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { danger, h3 } from '../../../ui/text.css.ts';
import { toast } from '../../../ui/toast.queue.ts';
import { type Farm, splitFarm } from '../farmers.data.ts';
import { useSplitWords } from '../fault.words.ts';
import { readSpots } from '../points.ts';
import * as styles from './farm-map.css.ts';
import { type Sketch, sketchOf } from './sketch.ts';

interface SplitPanelProps {
  farm: Farm;
  /** The line as "lat, lng" a line, drawn or written. */
  line: string;
  onLine: (line: string) => void;
  refusal: string | undefined;
  onShow: (sketches: readonly Sketch[]) => void;
  onSplit: () => void;
}

type Side = 'kept' | 'part' | 'both';
const SIDES: readonly Side[] = ['kept', 'part', 'both'];

const NOTHING: { farmTitle: string; why: string; sides: { [crop: string]: Side } } = {
  farmTitle: '',
  why: '',
  sides: {},
};

/** A farm about to be cut in two: along which line, what comes of it, and which crop goes where. */
export function SplitPanel({ farm, line, onLine, refusal, onShow, onSplit }: SplitPanelProps) {
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  const titleOf = useTitle();
  const cut = useCut(farm, line, onShow);
  const { form, typed, field, change, failure, errorOf, isPending, send } = useTyped(NOTHING, ({ farmTitle }) => {
    return new Set(farmTitle.trim() === '' ? ['farmTitle'] : []);
  });
  const blocked = refusal ?? (farm.shape ? undefined : t('map.split.none'));
  const why = blocked ?? (cut.parts ? undefined : t('map.split.noLine'));
  const save = () =>
    send(async ({ farmTitle, why: because, sides }) => {
      if (!cut.spots) return;
      const crops = Object.entries(sides).map(([id, to]) => ({ id, to }));
      const words = because.trim();
      const body = { id: farm.id, line: cut.spots, farmTitle: farmTitle.trim(), ...(words && { why: words }), crops };
      const { part } = await splitFarm(body, farm.version);
      toast.success(t('map.split.done', { part: part.farmTitle, farm: farm.farmTitle }));
      onShow([]);
      onSplit();
    });
  return (
    <form
      ref={form}
      noValidate
      className={styles.paste}
      aria-label={t('map.split.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (why === undefined) void save();
      }}
    >
      <h2 className={h3}>{t('map.split.title')}</h2>
      <p className={styles.muted}>{blocked ?? t('map.split.hint')}</p>
      {failure && (
        <p role="alert" className={danger}>
          {errorOf('line') ?? failure}
        </p>
      )}
      <TextArea
        label={t('map.split.line')}
        description={t('map.split.lineHint')}
        rows={3}
        value={line}
        onChange={onLine}
        {...(cut.said !== undefined && { error: cut.said })}
      />
      {cut.parts && (
        <output>
          {t('map.split.stays', { number: number(hundredths(acresOf(cut.parts[0]))) })}
          {' · '}
          {t('map.split.goes', { number: number(hundredths(acresOf(cut.parts[1]))) })}
        </output>
      )}
      <TextField label={t('map.split.name')} maxLength={120} isRequired {...field('farmTitle')} />
      {farm.farmcrops.map((crop) => (
        <CropSide
          key={crop.id}
          title={titleOf(crop.crop) ?? crop.crop.title}
          side={typed.sides[crop.id] ?? 'kept'}
          onChange={(side) => change({ sides: { ...typed.sides, [crop.id]: side } })}
        />
      ))}
      <TextField label={t('map.split.why')} maxLength={300} {...field('why')} />
      <span className={styles.row}>
        <Button
          icon={Scissors}
          label={t('map.split.do')}
          variant="primary"
          isPending={isPending}
          disabledReason={why}
          onPress={() => void save()}
        />
      </span>
    </form>
  );
}

function CropSide({ title, side, onChange }: { title: string; side: Side; onChange: (side: Side) => void }) {
  const { t } = useTranslation('farmers');
  return (
    <Select
      label={t('map.split.cropTo', { crop: title })}
      options={SIDES.map((value) => ({ value, label: t(`map.split.${value}`) }))}
      value={side}
      onChange={onChange}
    />
  );
}

const hundredths = (acres: number) => Math.round(acres * 100) / 100;

/** What a line would leave of a farm, shown on the map as it is written; or why it cuts nothing. */
function useCut(farm: Farm, line: string, onShow: (sketches: readonly Sketch[]) => void) {
  const { t } = useTranslation('farmers');
  const splitWords = useSplitWords();
  const cut = useMemo(() => {
    const spots = readSpots(line);
    if (!Array.isArray(spots)) return { unread: spots };
    if (spots.length === 0 || !farm.shape) return {};
    return { spots, split: splitShape(farm.shape as Shape, spots) };
  }, [line, farm.shape]);
  useEffect(() => {
    const { spots, split } = cut;
    const parts = split && 'parts' in split ? split.parts : [];
    onShow([
      ...parts.map((part, place) => sketchOf(place === 0 ? 'kept' : 'part', part)),
      ...(spots ? [sketchOf('line', { coordinates: [spots] })] : []),
    ]);
  }, [cut, onShow]);
  const { spots, split, unread } = cut;
  return {
    spots,
    parts: split && 'parts' in split ? split.parts : null,
    said: unread
      ? t('pointUnread', { line: unread.line, text: unread.text })
      : split && 'fault' in split
        ? splitWords(split.fault)
        : undefined,
  };
}
