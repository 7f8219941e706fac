import { useTranslation } from 'react-i18next';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { type PostFiles, uploads } from './post.form.ts';

interface FileFieldsProps {
  files: PostFiles;
  onChange: (files: PostFiles) => void;
  errorOf: (name: string) => string | undefined;
}

const KINDS = ['images', 'audios', 'videos'] as const;
const MAX = 10;

/** Pictures, sound and film that go along with a post. */
export function FileFields({ files, onChange, errorOf }: FileFieldsProps) {
  const { t } = useTranslation('forum');
  return KINDS.map((kind) => (
    <FilePicker
      key={kind}
      label={t(`uploads.${kind}`)}
      {...uploads[kind]}
      multiple
      files={files[kind]}
      onChange={(chosen) => onChange({ ...files, [kind]: chosen.slice(0, MAX) })}
      error={errorOf(kind)}
    />
  ));
}
