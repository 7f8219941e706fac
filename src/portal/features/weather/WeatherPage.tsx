import { ArrowDownToLine, LassoSelect } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import type { WeatherField } from '../../../../machines/weather/weather.values.ts';
import { $weather } from '../../api/client.ts';
import { useAskedWay } from '../../asked-way.hook.ts';
import { useLock } from '../../editing/permission.hook.ts';
import { today, useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { useLeaving } from '../../records/leaving.hook.tsx';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Select } from '../../ui/Select.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h2, muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { PageKeys } from '../../workflow/PageKeys.tsx';
import { DayStrip } from './DayStrip.tsx';
import { Faults } from './Faults.tsx';
import { useGrid } from './grid.hook.ts';
import { Crossed, Legend } from './MapFoot.tsx';
import { Outlook } from './Outlook.tsx';
import { PlaceHead } from './PlaceHead.tsx';
import { useWeatherEdits } from './saving.hook.ts';
import { WeatherGrid } from './WeatherGrid.tsx';
import { FetchButton, MadeUp, RunWords } from './WeatherHead.tsx';
import { WeatherMap } from './WeatherMap.tsx';
import * as styles from './weather.css.ts';
import { type PlaceDay, rowOf, useLiveWeather, useWeatherEverywhere, useWeatherOf, valuesNow } from './weather.data.ts';
import { columnsOf, type WeatherRow } from './weather.edits.ts';
import { mapFields } from './weather.steps.ts';
import { usePlaceName } from './weather.words.hook.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const clock = (hour: number | string) => `${String(hour).padStart(2, '0')}:00`;
const NO_ROWS: readonly WeatherRow[] = [];

/** Forecasts on a map and in a table, in which people change what they know better. */
export function WeatherPage() {
  const { t } = useTranslation('weather');
  const { dayOfMonth, number } = useFormat();
  const nameOf = usePlaceName();
  const [query, setQuery] = useSearchParams();
  const lead = useAskedWay();
  const cannotWrite = useLock('campaigns:campaign:post');
  const day = query.get('day') ?? today();
  const placeId = query.get('place');
  const span = query.get('by') === 'hour' ? 'hour' : 'day';
  const ask = (wanted: Record<string, string | null>) =>
    setQuery((before) => {
      for (const [name, value] of Object.entries(wanted)) {
        if (value === null) before.delete(name);
        else before.set(name, value);
      }
      return before;
    });

  const [mapSpan, setMapSpan] = useState<'day' | 'hour'>('day');
  const [hour, setHour] = useState('12');
  const [field, setField] = useState<WeatherField>('rainChance');
  const [isDrawing, setDrawing] = useState(false);
  /** The places of the table that were chosen by hand or by an area; without any, those of the chosen place's district. */
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  useLiveWeather();

  const ofDay = useWeatherEverywhere(day, null);
  const ofMap = useWeatherEverywhere(day, mapSpan === 'hour' ? Number(hour) : null);
  const ofPlace = useWeatherOf(placeId, day);
  const items = ofDay.data?.items;
  const chosen = items?.find(({ place }) => place.id === placeId);
  const shown = useMemo(() => {
    if (!items) return [];
    if (picked) return items.filter(({ place }) => picked.includes(place.id));
    return items.filter(({ place }) => chosen && place.district === chosen.place.district);
  }, [items, picked, chosen]);

  const rows = useMemo((): readonly WeatherRow[] => {
    if (span === 'day') return shown.map((item) => rowOf(item.place, nameOf(item.place), { day, hour: null, ...item }));
    const known = ofPlace.data;
    return (
      known?.hours.map((each) => rowOf(known.place, clock(each.hour ?? 0), { ...each, hour: each.hour })) ?? NO_ROWS
    );
  }, [span, shown, ofPlace.data, day, nameOf]);
  const columns = columnsOf({ hour: span === 'day' ? null : 0 });

  const work = useWeatherEdits(rows);
  const { edits, count, faulty } = work;
  const grid = useGrid({ rows, columns, edits, onType: work.type, onUndo: work.undo });
  const { setDirty, question } = useLeaving();
  const isTable = placeId !== null || picked !== null;
  const keys = [
    { keys: ['Enter'], words: t('keys.edit') },
    { keys: ['Del'], words: t('keys.toForecast') },
    { keys: ['Ctrl D'], words: t('keys.fillDown') },
    { keys: ['Ctrl Z'], words: t('keys.undo') },
  ];
  const isDirty = count.cells > 0;
  // What is just being typed into a cell would be lost as well.
  const isTyping = grid.typing !== null;
  useEffect(() => setDirty('weather', isDirty || isTyping), [setDirty, isDirty, isTyping]);

  const choose = (id: string | null) => {
    if (id === null) return;
    setPicked(picked && !picked.includes(id) ? [...picked, id] : picked);
    ask({ place: id });
  };
  const area = $weather.useMutation('post', '/getWeatherByTehsil/');
  const takeArea = (corners: readonly (readonly [number, number])[] | null) => {
    setDrawing(false);
    const [first] = corners ?? [];
    if (!corners || !first) return;
    const ring = [...corners, first].map(([lng, lat]) => [lng, lat]);
    area.mutate(
      { body: { shape: { type: 'Polygon', coordinates: [ring] }, day } },
      {
        onSuccess: (found) => {
          if (found.items.length === 0) return toast.note(t('emptyArea'));
          setPicked(found.items.map(({ place }) => place.id));
          if (!placeId) ask({ place: found.items[0]?.place.id ?? null });
        },
        onError: (error) => toast.error(error instanceof Error ? error.message : t('emptyArea')),
      },
    );
  };
  const changeLock = useLock('weather:daily:post');

  if (ofDay.error && !items) return <ErrorState onRetry={() => void ofDay.refetch()} />;
  const changed = items?.filter(({ change }) => change !== null) ?? [];
  const places = items ?? [];
  const options = places.map(({ place }) => ({
    value: place.id,
    label: nameOf(place),
    detail: nameOf({ title: place.district, titleUr: place.districtUr }),
  }));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.headWords}>
          <h1 className={h2}>{t('title')}</h1>
          {ofDay.data && <RunWords run={ofDay.data.run} changed={changed.length} day={dayOfMonth(day)} />}
        </div>
        <ComboBox
          className={styles.search}
          hideLabel
          label={t('find')}
          placeholder={t('find')}
          options={options}
          value={placeId}
          onChange={choose}
        />
        <FetchButton sites={shown.map(({ place }) => place.id)} />
        {ofDay.data && <MadeUp run={ofDay.data.run} />}
      </header>

      <div className={styles.left}>
        <div className={styles.tools}>
          <Select
            hideLabel
            label={t('mapShows')}
            className={styles.fieldChoice}
            options={mapFields[mapSpan].map((each) => ({ value: each, label: t(`fields.${each}`) }))}
            value={mapFields[mapSpan].some((each) => each === field) ? field : 'rainChance'}
            onChange={setField}
          />
          <SegmentedControl
            label={t('mapOf')}
            options={[
              { value: 'day', label: t('day') },
              { value: 'hour', label: t('hour') },
            ]}
            value={mapSpan}
            onChange={(next) => {
              setMapSpan(next);
              setField('rainChance');
            }}
          />
          {mapSpan === 'hour' && (
            <Select
              hideLabel
              label={t('hour')}
              options={HOURS.map((each) => ({ value: each, label: clock(each) }))}
              value={hour}
              onChange={setHour}
            />
          )}
          <span className={styles.grow} />
          <Button
            variant="quiet"
            icon={LassoSelect}
            label={isDrawing ? t('stopDrawing') : t('draw')}
            onPress={() => setDrawing(!isDrawing)}
          />
        </div>
        <WeatherMap
          items={ofMap.data?.items ?? []}
          valueIn={(item) => valueIn(item, field)}
          {...{ field, isDrawing }}
          chosen={placeId}
          onChoose={choose}
          onArea={takeArea}
        />
        <Legend field={field} />
        <Crossed
          of={ofDay.data}
          day={dayOfMonth(day)}
          onWrite={
            cannotWrite === undefined
              ? (words, locations) => {
                  const prefill = { title: `${words}, ${dayOfMonth(day)}`, locations, startDt: day, endDt: day };
                  lead(`${path('campaigns')}?open=new`, { prefill });
                }
              : undefined
          }
          onShow={(found) => {
            setPicked(found);
            ask({ place: found[0] ?? null, by: null });
          }}
        />
        <Outlook setDirty={setDirty} />
      </div>

      <div className={styles.right}>
        {ofPlace.data && chosen ? (
          <>
            <DayStrip days={ofPlace.data.days} day={day} onChoose={(next) => ask({ day: next })} />
            <ChosenPlace data={ofPlace.data} day={day} />
          </>
        ) : (
          placeId !== null && ofPlace.isFetching && <SkeletonLines lines={6} />
        )}
        {!isTable && <p className={styles.how}>{items ? t('how') : t('reading')}</p>}
        {isTable && (
          <>
            <div className={styles.tools}>
              <SegmentedControl
                label={t('tableOf')}
                options={[
                  { value: 'day', label: t('daily') },
                  { value: 'hour', label: t('byHour') },
                ]}
                value={span}
                onChange={(next) => ask({ by: next === 'hour' ? 'hour' : null })}
              />
              <span className={muted}>
                {span === 'day'
                  ? t('rows', { day: dayOfMonth(day), count: rows.length, all: number(places.length) })
                  : t('rowsOfDay', { day: dayOfMonth(day), place: chosen ? nameOf(chosen.place) : '' })}
              </span>
              <span className={styles.grow} />
              <Button variant="quiet" icon={ArrowDownToLine} label={t('fillDown')} onPress={grid.fillDown} />
              {span === 'day' && (
                <ComboBox
                  className={styles.adding}
                  hideLabel
                  label={t('addPlace')}
                  placeholder={t('addPlace')}
                  options={options.filter(({ value }) => shown.every(({ place }) => place.id !== value))}
                  value={null}
                  onChange={(id) => id !== null && setPicked([...shown.map(({ place }) => place.id), id])}
                />
              )}
            </div>
            <div className={styles.scroll}>
              <WeatherGrid
                {...{ grid, rows, columns, edits }}
                faults={work.faults}
                rowHeading={span === 'day' ? t('tehsil') : t('hour')}
                label={span === 'day' ? t('daily') : t('byHour')}
              />
            </div>
            <Faults work={work} />
          </>
        )}
        <footer className={styles.dock}>
          <span role="status">
            {isDirty
              ? t('unsaved', { count: count.cells, places: t('places', { count: count.places }) })
              : t('allSaved')}
          </span>
          {work.canUndo && <TextLink onPress={work.undo}>{t('undo')}</TextLink>}
          <span className={styles.grow} />
          <span className={`${muted} ${styles.keys}`}>
            {keys.map(({ keys: [key], words }) => `${key} ${words}`).join(' · ')}
          </span>
          {isDirty && <Button variant="quiet" label={t('discard')} onPress={work.discard} />}
          <Button
            variant="primary"
            label={isDirty ? t('saveCount', { count: count.cells }) : t('save')}
            isPending={work.isSaving}
            onPress={() => void work.save()}
            disabledReason={saveRefusal()}
          />
        </footer>
      </div>
      {question}
      {isTable && <PageKeys own={[{ keys: ['↓', '↑', '←', '→'], words: t('keys.move') }, ...keys]} />}
    </div>
  );

  function saveRefusal(): string | undefined {
    if (changeLock) return changeLock;
    if (!isDirty) return t('nothingTyped');
    return faulty.length > 0 ? t('errors', { count: faulty.length }) : undefined;
  }
}

function valueIn(item: PlaceDay, field: WeatherField): number | undefined {
  const value = valuesNow(item)[field];
  return typeof value === 'number' ? value : undefined;
}

function ChosenPlace({ data, day }: { data: NonNullable<ReturnType<typeof useWeatherOf>['data']>; day: string }) {
  const now = data.days.find((each) => each.day === day);
  return now ? <PlaceHead place={data.place} day={now} hours={data.hours} /> : null;
}
