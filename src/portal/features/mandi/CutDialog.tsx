import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import * as styles from './mandi.css.ts';
import type { Cut } from './pictures.ts';

interface CutDialogProps {
  url: string;
  isPending: boolean;
  onClose: () => void;
  onCut: (cut: Cut) => void;
}

const SIDES = ['start', 'end', 'top', 'bottom'] as const;
const MOST = 45;

/** How much is cut off each side, in hundredths, by keyboard as by touch; the frame shows what remains. */
export function CutDialog({ url, isPending, onClose, onCut }: CutDialogProps) {
  const { t } = useTranslation(['listings', 'common']);
  const [off, setOff] = useState({ start: 0, end: 0, top: 0, bottom: 0 });
  const cut: Cut = {
    x: off.start / 100,
    y: off.top / 100,
    width: (100 - off.start - off.end) / 100,
    height: (100 - off.top - off.bottom) / 100,
  };
  const isWhole = SIDES.every((side) => off[side] === 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('cutTitle')}
      description={t('cutBody')}
      width="large"
      footer={
        <>
          <Button label={t('common:cancel')} onPress={onClose} />
          <Button
            variant="primary"
            label={t('cutNow')}
            isPending={isPending}
            disabledReason={isWhole ? t('cutNothing') : undefined}
            onPress={() => onCut(cut)}
          />
        </>
      }
    >
      <div className={styles.cutFrame}>
        <img className={styles.cutImage} src={url} alt={t('cutPicture')} />
        <div className={styles.cutClip}>
          <div
            className={styles.cut}
            style={{
              left: `${off.start}%`,
              top: `${off.top}%`,
              width: `${cut.width * 100}%`,
              height: `${cut.height * 100}%`,
            }}
          />
        </div>
      </div>
      <div className={styles.pair}>
        {SIDES.map((side) => (
          <NumberField
            key={side}
            label={t(`cutSides.${side}`)}
            unit="%"
            value={off[side]}
            onChange={(value) => setOff({ ...off, [side]: value ?? 0 })}
            min={0}
            max={MOST}
            step={1}
            steppers
          />
        ))}
      </div>
    </Dialog>
  );
}
