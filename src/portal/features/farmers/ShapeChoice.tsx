import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Select } from '../../ui/Select.tsx';
import type { ReadPoints } from './points.ts';

interface ShapeChoiceProps {
  read: ReadPoints;
  onChoose: (place: number) => void;
}

/** Which of several shapes is meant, by its name and its acres. */
export function ShapeChoice({ read, onChoose }: ShapeChoiceProps) {
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  if ((read.kind !== 'shape' && read.kind !== 'fault') || read.all.length < 2) return null;
  const { all } = read;
  const taken = all.findIndex(({ shape, fault }) =>
    read.kind === 'shape' ? shape === read.shape : fault === read.fault,
  );
  return (
    <Select
      label={t('whichShape', { count: number(all.length) })}
      value={String(taken)}
      options={all.map(({ name, fault, acres }, place) => ({
        value: String(place),
        label: t('shapeNamed', { number: number(place + 1), name: name ?? t('outline') }),
        detail: fault ? t('shapeFaulty') : t('shapeAcres', { acres: number(Math.round(acres * 100) / 100) }),
      }))}
      onChange={(place) => onChoose(Number(place))}
    />
  );
}
