import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { muted } from '../../ui/text.css.ts';
import type { ListingRecord } from './listings.data.ts';
import * as styles from './mandi.css.ts';
import { type Cut, cutOf } from './pictures.ts';

interface CutDialogProps {
  image: ListingRecord['images'][number];
  isPending: boolean;
  onClose: () => void;
  onCut: (cut: Cut) => void;
}

const SHAPES = ['asIs', 'landscape', 'square', 'portrait'] as const;
type Shape = (typeof SHAPES)[number];
const LARGEST = 400;

/** A frame over the picture: the picture is moved under it by mouse, touch or arrow keys, and made larger. */
export function CutDialog({ image, isPending, onClose, onCut }: CutDialogProps) {
  const { t } = useTranslation('listings');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState<Shape>('asIs');
  const [area, setArea] = useState<Area | null>(null);
  const ratios = { asIs: (image.width ?? 4) / (image.height ?? 3), landscape: 4 / 3, square: 1, portrait: 3 / 4 };
  const isWhole = area === null || (area.width > 99.5 && area.height > 99.5);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('cutTitle')}
      description={t('cutBody')}
      width="large"
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            label={t('cutNow')}
            isPending={isPending}
            disabledReason={isWhole ? t('cutNothing') : undefined}
            onPress={() => area && onCut(cutOf(area))}
          />
        </>
      }
    >
      <div className={styles.cutter}>
        <Cropper
          image={image.url}
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST / 100}
          aspect={ratios[shape]}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={setArea}
          keyboardStep={8}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.cutFrame }}
          mediaProps={{ alt: t('cutPicture') }}
          cropperProps={{ role: 'application', 'aria-label': t('cutFrame') }}
        />
      </div>
      <div className={styles.cutTools}>
        <SegmentedControl
          label={t('cutShape')}
          value={shape}
          onChange={setShape}
          options={SHAPES.map((value) => ({ value, label: t(`cutShapes.${value}`) }))}
        />
        <NumberField
          label={t('cutSize')}
          unit="%"
          value={Math.round(zoom * 100)}
          onCommit={(percent) => setZoom((percent ?? 100) / 100)}
          min={100}
          max={LARGEST}
          step={10}
          steppers
        />
      </div>
      <p className={muted}>{t('cutKeys')}</p>
    </Dialog>
  );
}
