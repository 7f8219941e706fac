import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { PictureCutter } from '../../records/PictureCutter.tsx';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import type { ListingRecord } from './listings.data.ts';
import { type Cut, cutOf } from './pictures.ts';

interface CutDialogProps {
  image: ListingRecord['images'][number];
  isPending: boolean;
  onClose: () => void;
  onCut: (cut: Cut) => void;
}

const SHAPES = ['asIs', 'landscape', 'square', 'portrait'] as const;
type Shape = (typeof SHAPES)[number];

/** Cuts a picture of a listing: as it is shaped, or in another shape. */
export function CutDialog({ image, isPending, onClose, onCut }: CutDialogProps) {
  const { t } = useTranslation('listings');
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
      <PictureCutter
        address={image.url}
        ratio={ratios[shape]}
        onFrame={setArea}
        tools={
          <SegmentedControl
            label={t('cutShape')}
            value={shape}
            onChange={setShape}
            options={SHAPES.map((value) => ({ value, label: t(`cutShapes.${value}`) }))}
          />
        }
      />
    </Dialog>
  );
}
