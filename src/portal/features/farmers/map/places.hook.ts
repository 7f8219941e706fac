import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '../../../../../machines/farmers/land/polygon.ts';
import { $api } from '../../../api/client.ts';
import type { MapLabel } from '../../../map/labels.ts';
import { type Box, cellsOf, type Place } from '../../../map/places.ts';
import { useItemsOf, useTitle } from '../../../reference/choices.ts';
import type { DrawnFarm } from '../farmers.data.ts';
import { middleOf, spotIn } from './outline.ts';

/** The tehsils that have a point of their own, with the land that lies nearest to each. */
export function useTehsils() {
  const titleOf = useTitle();
  const { data } = useItemsOf('tehsil');
  return useMemo(() => {
    const places = (data?.items ?? []).flatMap((item): Place[] => {
      const { lat, lng, precision } = item.attributes;
      return lat !== undefined && lng !== undefined && precision === 'town'
        ? [{ id: item.id, title: titleOf(item) ?? item.title, at: [lng, lat] }]
        : [];
    });
    return { places, cells: cellsOf(places) };
  }, [data, titleOf]);
}

/** Wider than this no field is to be seen. */
const WIDEST = 0.25;
const TILE = 0.02;
/** As many as the server tells of at once: a village is seen whole, its neighbours with it. */
export const MOST_LAND = 5000;
const NOBODYS: readonly DrawnFarm[] = [];

/** The farms of all farmers around what is shown. What was answered whole is asked for again only beyond its edges. */
export function useLandAround(view: Box | null) {
  const [asked, setAsked] = useState<Box | null>(null);
  const [west, south, east, north] = asked ?? [0, 0, 0, 0];
  const { data, isLoading, isPlaceholderData } = $api.useQuery(
    'get',
    '/farmer/land',
    { params: { query: { west, south, east, north, limit: MOST_LAND } } },
    { enabled: asked !== null, placeholderData: keepPreviousData },
  );
  const isMore = (!isPlaceholderData && data?.more) ?? false;
  const wanted = landToAsk(view, asked, isMore);
  if (wanted?.join() !== asked?.join()) setAsked(wanted);
  return {
    land: data?.items ?? NOBODYS,
    isMore,
    /** Whose land it is here is asked and not answered yet. */
    isAsked: isLoading || isPlaceholderData,
  };
}

/**
 * The land to ask for when this is shown, what was asked for last and whether there was more of it than came: whole tiles
 * with one more on each side, so that a small move asks for nothing. Nothing new where no field is to be seen.
 */
export function landToAsk(view: Box | null, asked: Box | null, isMore: boolean): Box | null {
  if (!view || view[2] - view[0] > WIDEST || view[3] - view[1] > WIDEST) return asked;
  const isWithin =
    asked !== null && asked[0] <= view[0] && asked[1] <= view[1] && asked[2] >= view[2] && asked[3] >= view[3];
  return isWithin && !isMore ? asked : tilesAround(view);
}

function tilesAround([west, south, east, north]: Box): Box {
  const tile = (at: number) => Math.round(at * TILE * 1e4) / 1e4;
  const down = (edge: number) => tile(Math.floor(edge / TILE) - 1);
  const up = (edge: number) => tile(Math.ceil(edge / TILE) + 1);
  return [down(west), down(south), up(east), up(north)];
}

/** Villages stand where the farms of those who live there are. */
export function useLandWords(others: readonly DrawnFarm[], places: readonly Place[], farmerId: string) {
  const { t, i18n } = useTranslation('farmers');
  return useMemo((): MapLabel[] => {
    const number = new Intl.NumberFormat(i18n.language === 'ur' ? 'ur' : 'en-GB', { maximumFractionDigits: 1 });
    const spotOf = ({ shape }: DrawnFarm) =>
      spotIn(shape.coordinates.map((ring) => ring.map(([lng = 0, lat = 0]): Position => [lng, lat])));
    const villages = [...Map.groupBy(others, ({ village }) => village ?? '')].flatMap(
      ([village, farms]): MapLabel[] => {
        if (village === '') return [];
        return [{ key: `village-${village}`, at: middleOf(farms.map(spotOf)), lines: [village], tone: 'place' }];
      },
    );
    return [
      ...places.map(({ id, title, at }): MapLabel => ({ key: id, at, lines: [title], tone: 'place' })),
      ...others.map((farm): MapLabel => {
        const isOwn = farm.farmerId === farmerId;
        const owner = (i18n.language === 'ur' && farm.farmerUr) || farm.farmer;
        const acres = t('acres', { number: number.format(farm.landArea) });
        return {
          key: farm.id,
          at: spotOf(farm),
          lines: [isOwn ? farm.farmTitle : owner, acres],
          ...(isOwn && { tone: 'own' }),
        };
      }),
      ...villages,
    ];
  }, [others, places, farmerId, t, i18n.language]);
}
