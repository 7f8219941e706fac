import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeatherField } from '../../../../machines/weather/weather.values.ts';
import type { Engine } from '../../map/engine.ts';
import { Labels } from '../../map/Labels.tsx';
import { MapView } from '../../map/MapView.tsx';
import { cellsOf, country, type Spot } from '../../map/places.ts';
import type { MapScreen } from '../../map/screen.ts';
import { Button } from '../../ui/Button.tsx';
import * as styles from './weather.css.ts';
import type { PlaceDay } from './weather.data.ts';
import { stepOf } from './weather.steps.ts';
import { usePlaceName } from './weather.words.hook.ts';

interface WeatherMapProps {
  items: readonly PlaceDay[];
  valueIn: (item: PlaceDay) => number | undefined;
  field: WeatherField;
  chosen: string | null;
  onChoose: (id: string) => void;
  isDrawing: boolean;
  /** The corners of an area, once it is closed. */
  onArea: (corners: readonly Spot[] | null) => void;
}

/** The country by tehsils, in five steps of one colour; a click chooses the nearest, or sets a corner of an area. */
export function WeatherMap({ items, valueIn, field, chosen, onChoose, isDrawing, onArea }: WeatherMapProps) {
  const { t } = useTranslation('weather');
  const nameOf = usePlaceName();
  const clip = useId();
  const [engine, setEngine] = useState<Engine | null>(null);
  const [corners, setCorners] = useState<readonly Spot[]>([]);
  const byId = useMemo(() => new Map(items.map((item) => [item.place.id, item])), [items]);
  const cells = useMemo(() => {
    const places = items.map(({ place }) => ({ id: place.id, title: place.title, at: [place.lng, place.lat] as Spot }));
    return cellsOf(places).features;
  }, [items]);
  const labels = useMemo(() => {
    // The towns that districts are called after, and the chosen one: more have no room.
    const named = items.filter(({ place }) => place.id === chosen || place.title === place.district);
    const known = named.map(({ place }) => ({
      key: place.id,
      at: [place.lng, place.lat] as Spot,
      lines: [nameOf(place)],
    }));
    return known.toSorted((one, other) => Number(other.key === chosen) - Number(one.key === chosen));
  }, [items, nameOf, chosen]);

  const press = (spot: Spot) => {
    if (isDrawing) return setCorners([...corners, spot]);
    const nearest = items
      .map(({ place }) => ({ id: place.id, far: (place.lng - spot[0]) ** 2 + (place.lat - spot[1]) ** 2 }))
      .toSorted((one, other) => one.far - other.far)[0];
    if (nearest) onChoose(nearest.id);
  };
  useEffect(() => {
    const gl = engine?.gl;
    const heard = ({ lngLat }: { lngLat: { lng: number; lat: number } }) => press([lngLat.lng, lngLat.lat]);
    gl?.on('click', heard);
    return () => {
      gl?.off('click', heard);
    };
  });
  const close = () => {
    onArea(corners.length >= 3 ? corners : null);
    setCorners([]);
  };

  return (
    <div className={styles.map}>
      <MapView label={t('map')} box={null} data={{}} onEngine={setEngine} keys={{ Enter: close, Escape: close }}>
        {(screen, state) => (
          <>
            <svg
              className={styles.cells}
              aria-hidden
              style={state === 'still' ? { pointerEvents: 'auto' } : undefined}
              onClick={(event) => press(screen.unproject(within(event)))}
            >
              <clipPath id={clip}>
                <path
                  d={pathOf(
                    screen,
                    country.coordinates.flatMap(([ring]) => (ring ? [ring] : [])),
                  )}
                />
              </clipPath>
              <g clipPath={`url(#${clip})`}>
                {cells.map(({ properties: { id }, geometry }) => {
                  const item = byId.get(id);
                  return (
                    <path
                      key={id}
                      d={pathOf(screen, geometry.coordinates)}
                      className={styles.cell}
                      data-step={item ? stepOf(field, valueIn(item)) : undefined}
                    />
                  );
                })}
                {cells.map(({ properties: { id }, geometry }) => {
                  const isChosen = id === chosen;
                  if (!isChosen && !byId.get(id)?.change) return null;
                  const line = isChosen ? styles.chosenCell : styles.changedCell;
                  return <path key={id} d={pathOf(screen, geometry.coordinates)} className={line} />;
                })}
              </g>
              {corners.length > 0 && <path d={pathOf(screen, [corners])} className={styles.area} />}
            </svg>
            <Labels screen={screen} labels={labels} />
          </>
        )}
      </MapView>
      {isDrawing && (
        <div className={styles.drawing}>
          <span>{t('cornersSet', { count: corners.length })}</span>
          <Button
            label={t('closeArea')}
            onPress={close}
            disabledReason={corners.length < 3 ? t('threeCorners') : undefined}
          />
        </div>
      )}
    </div>
  );
}

function within({
  currentTarget,
  clientX,
  clientY,
}: {
  currentTarget: Element;
  clientX: number;
  clientY: number;
}): Spot {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

const pathOf = ({ project }: MapScreen, rings: readonly (readonly (readonly number[])[])[]) =>
  rings
    .map((ring) => {
      const spots = ring.map(([lng = 0, lat = 0]) =>
        project([lng, lat])
          .map((pixel) => Math.round(pixel * 10) / 10)
          .join(' '),
      );
      return `M${spots.join('L')}Z`;
    })
    .join('');
