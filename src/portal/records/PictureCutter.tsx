import { type ReactNode, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../ui/NumberField.tsx';
import { muted } from '../ui/text.css.ts';
import * as styles from './PictureCutter.css.ts';

const LARGEST = 400;

interface PictureCutterProps {
  address: string;
  /** Width by height of what remains. */
  ratio: number;
  /** What is inside the frame: in percent of the picture, and in its pixels. */
  onFrame: (percent: Area, pixels: Area) => void;
  /** Beside the size. */
  tools?: ReactNode;
}

/** A frame over a picture: the picture is moved under it by mouse, touch or arrow keys, and made larger. */
export function PictureCutter({ address, ratio, onFrame, tools }: PictureCutterProps) {
  const { t } = useTranslation('records');
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.cutter}>
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          maxZoom={LARGEST / 100}
          aspect={ratio}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={onFrame}
          keyboardStep={8}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.frame }}
          mediaProps={{ alt: t('cut.picture') }}
          cropperProps={{ role: 'application', 'aria-label': t('cut.frame') }}
        />
      </div>
      <div className={styles.tools}>
        {tools}
        <NumberField
          label={t('cut.size')}
          unit="%"
          value={Math.round(zoom * 100)}
          onCommit={(percent) => setZoom((percent ?? 100) / 100)}
          min={100}
          max={LARGEST}
          step={10}
          steppers
        />
      </div>
      <p className={muted}>{t('cut.keys')}</p>
    </>
  );
}
