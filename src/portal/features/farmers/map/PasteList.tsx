import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { danger } from '../../../ui/text.css.ts';
import { useReadWords } from '../fault.words.ts';
import { LARGEST, readPoints, written } from '../points.ts';
import { ShapeChoice } from '../ShapeChoice.tsx';
import * as styles from './farm-map.css.ts';
import { type Outline, outlineOf } from './outline.ts';

interface PasteListProps {
  /** The farm was to be saved, and what is pasted does not stand yet. */
  isAwaited: boolean;
  /** Whether something stands in the list. */
  onPasted: (isPasted: boolean) => void;
  onPreview: (outline: Outline | null) => void;
  onReplace: (outline: Outline) => void;
  onClose: () => void;
}

const ACCEPTED = ['.geojson', '.json', '.wkt', '.txt', '.csv', '.kml', '.gpx', 'application/geo+json', 'text/plain'];

/** A boundary as others write it, shown on the map before it replaces the one there. */
export function PasteList({ isAwaited, onPasted, onPreview, onReplace, onClose }: PasteListProps) {
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  const readWords = useReadWords();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [chosen, setChosen] = useState<number>();
  const isPasted = text.trim() !== '';
  useEffect(() => {
    onPasted(isPasted);
    return () => onPasted(false);
  }, [isPasted, onPasted]);
  const read = useMemo(() => readPoints(text, chosen), [text, chosen]);
  const show = (next: string, place?: number) => {
    setText(next);
    setChosen(place);
    const found = readPoints(next, place);
    onPreview(found.kind === 'shape' ? outlineOf(found.shape) : null);
  };
  const take = async (chosen: File[]) => {
    setFiles(chosen);
    const [file] = chosen;
    if (file) show(await file.text());
  };
  const error = readWords(read);
  const swapped = read.kind === 'fault' ? read.fault.swapped : undefined;
  return (
    <section className={styles.paste} aria-label={t('map.paste')}>
      <TextArea
        label={t('map.paste')}
        description={t('map.pasteFormats')}
        rows={6}
        value={text}
        onChange={(next) => show(next)}
        {...(error !== undefined && { error })}
      />
      <FilePicker
        label={t('map.fromFile')}
        accept={ACCEPTED}
        maxBytes={LARGEST}
        files={files}
        onChange={(chosen) => void take(chosen)}
      />
      <ShapeChoice read={read} onChoose={(place) => show(text, place)} />
      {swapped && <Button label={t('farmers:swap')} onPress={() => show(written(swapped))} />}
      {read.kind === 'shape' && (
        <output>{t('farmers:measured', { number: number(Math.round(read.acres * 100) / 100) })}</output>
      )}
      {isAwaited && (
        <p role="alert" className={danger} tabIndex={-1} data-fault>
          {t('map.replaceFirst')}
        </p>
      )}
      <span className={styles.row}>
        <Button
          label={t('map.replace')}
          variant="primary"
          disabledReason={read.kind === 'shape' ? undefined : t('map.nothingRead')}
          onPress={() => read.kind === 'shape' && onReplace(outlineOf(read.shape))}
        />
        <Button label={t('map.cancel')} variant="quiet" onPress={onClose} />
      </span>
    </section>
  );
}
