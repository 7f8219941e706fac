import { FileText, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import * as field from './Field.css.ts';
import * as styles from './FilePicker.css.ts';
import { FileTrigger } from './FileTrigger.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { sizeIn, useRefusedFile } from './refused-file.hook.ts';
import { meta } from './text.css.ts';

export interface FilePickerProps {
  label: string;
  /** Media types and endings: what the server takes too. */
  accept: readonly string[];
  /** Largest file in bytes; larger ones are refused before any upload. */
  maxBytes: number;
  multiple?: boolean;
  files: readonly File[];
  onChange: (files: File[]) => void;
  description?: string;
  error?: string | undefined;
}

export function FilePicker({
  label,
  accept,
  maxBytes,
  multiple = false,
  files,
  onChange,
  description,
  error,
}: FilePickerProps) {
  const { t, i18n } = useTranslation('common');
  const [refusal, setRefusal] = useState<string>();
  const refusalOf = useRefusedFile(accept, maxBytes);
  const sizeOf = (bytes: number) => sizeIn(i18n.language, bytes);

  function take(offered: readonly File[]) {
    const refusals = offered.flatMap((file) => refusalOf(file) ?? []);
    setRefusal(refusals.length > 0 ? refusals.join('. ') : undefined);
    const good = offered.filter((file) => refusalOf(file) === null);
    if (good.length > 0) onChange(multiple ? [...files, ...good] : good.slice(0, 1));
  }

  const message = refusal ?? error;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <DropZone
        className={styles.zone}
        aria-label={label}
        onDrop={async (event) => {
          const dropped = event.items.filter((item) => item.kind === 'file');
          take(await Promise.all(dropped.map((item) => item.getFile())));
        }}
      >
        <FileTrigger accept={accept} multiple={multiple} onChoose={take}>
          <Button icon={Upload} label={multiple ? t('chooseFiles') : t('chooseFile')} />
        </FileTrigger>
        <span className={meta}>{description ?? t('dropHere', { limit: sizeOf(maxBytes) })}</span>
      </DropZone>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
              <Icon of={FileText} />
              <bdi className={styles.name}>{file.name}</bdi>
              <span className={meta}>{sizeOf(file.size)}</span>
              <IconButton
                icon={X}
                label={t('removeFile', { name: file.name })}
                onPress={() => onChange(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {message && (
        <p className={field.error} role="alert">
          {message}
        </p>
      )}
    </fieldset>
  );
}
