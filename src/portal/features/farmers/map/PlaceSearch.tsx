import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latinDigits } from '../../../../../machines/shared/latin-digits.ts';
import type { Engine } from '../../../map/engine.ts';
import type { Place, Spot } from '../../../map/places.ts';
import { folded } from '../../../ui/folded.ts';
import { TextField } from '../../../ui/TextField.tsx';
import * as styles from './farm-map.css.ts';

const NEAR = 11;
const CLOSE = 16;

/** Goes to a tehsil by the beginning of its name, or to a latitude and longitude. */
export function PlaceSearch({ engine, tehsils }: { engine: Engine; tehsils: readonly Place[] }) {
  const { t } = useTranslation('farmers');
  const [text, setText] = useState('');
  const [isLost, setLost] = useState(false);
  const go = () => {
    const [lat, lng] = latinDigits(text)
      .split(/[,;\s]+/)
      .map(Number);
    const isSpot = lat !== undefined && lng !== undefined && Math.abs(lat) <= 85 && Math.abs(lng) <= 180;
    const wanted = folded(text.trim());
    const place = wanted === '' ? undefined : tehsils.find(({ title }) => folded(title).startsWith(wanted));
    const center: Spot | undefined = isSpot ? [lng, lat] : place?.at;
    setLost(!center);
    if (center) engine.gl.jumpTo({ center, zoom: isSpot ? CLOSE : NEAR });
  };
  return (
    <TextField
      className={styles.search}
      label={t('map.goTo')}
      hideLabel
      icon={Search}
      placeholder={t('map.goTo')}
      value={text}
      onChange={(next) => {
        setText(next);
        setLost(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') go();
        else event.continuePropagation();
      }}
      {...(isLost && { error: t('map.noSuchPlace') })}
    />
  );
}
