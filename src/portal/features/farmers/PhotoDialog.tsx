import { useEffect, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../api/sending.hook.ts';
import { PictureCutter } from '../../records/PictureCutter.tsx';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { danger } from '../../ui/text.css.ts';
import { type Farmer, savePicture, tagPicture } from './farmers.data.ts';
import { tagsIn } from './tags.ts';

const MAX_BYTES = 10_000_000;
const SIDE = 640;

interface PhotoDialogProps {
  farmer: Farmer;
  onClose: () => void;
}

/** A picture of the farmer: chosen, cut to a square, and what is on it. */
export function PhotoDialog({ farmer, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('farmers');
  const { isPending, refusal, send } = useSending();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [area, setArea] = useState<Area | null>(null);
  const [typed, setTyped] = useState(farmer.picture?.tags.join(', ') ?? '');
  const [address, setAddress] = useState<string>();
  const [file] = files;
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const isTagged = typed !== (farmer.picture?.tags.join(', ') ?? '');
  const isIdle = !file && !(isTagged && farmer.picture);

  async function save() {
    if (address && area) await savePicture(farmer.id, await cutOut(address, area));
    if (isTagged && farmer.picture && !file) await tagPicture(farmer.picture.id, tagsIn(typed));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('changePhoto')}
      width="large"
      isStrict={file !== undefined}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            label={t('savePhoto')}
            isPending={isPending}
            disabledReason={isIdle ? t('choosePhoto') : undefined}
            onPress={() => void send(save)}
          />
        </>
      }
    >
      {refusal && (
        <p role="alert" className={danger}>
          {refusal.words}
        </p>
      )}
      <FilePicker
        label={t('photo')}
        accept={['image/jpeg', 'image/png', 'image/webp']}
        maxBytes={MAX_BYTES}
        files={files}
        onChange={setFiles}
      />
      {address && <PictureCutter address={address} ratio={1} onFrame={(_, pixels) => setArea(pixels)} />}
      {farmer.picture && !file && (
        <TextField
          label={t('photoTags')}
          description={t('tagsHint')}
          maxLength={400}
          value={typed}
          onChange={setTyped}
        />
      )}
    </Dialog>
  );
}

/** The part of the picture, as the browser shows it, in a file of its own. */
async function cutOut(address: string, { x, y, width, height }: Area): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE);
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be cut'))),
      'image/jpeg',
      0.9,
    );
  });
}
