import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../api/error.words.ts';
import { fileNameOf, saveFile } from '../file.ts';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { toast } from '../ui/toast.queue.ts';

type FileFormat = 'csv' | 'xlsx';

interface ExportButtonProps {
  title: string;
  total: number;
  load: (format: FileFormat) => Promise<Blob>;
}

/** The whole view as a file: its filters, order and columns, all pages. */
export function ExportButton({ title, total, load }: ExportButtonProps) {
  const { t } = useTranslation('lists');
  const wordsOf = useErrorWords();
  const [isPending, setPending] = useState(false);
  async function run(format: FileFormat) {
    setPending(true);
    try {
      saveFile(await load(format), fileNameOf(title, format));
    } catch (refusal) {
      toast.error(t('exportFailed'), { detail: wordsOf(refusal) });
    } finally {
      setPending(false);
    }
  }
  return (
    <Menu
      label={t('export')}
      placement="bottom end"
      trigger={<Button shrinks icon={Download} label={t('export')} opens isPending={isPending} />}
      entries={(['csv', 'xlsx'] as const).map((format) => ({
        id: format,
        label: t(`exports.${format}`),
        detail: t('exportRows', { count: total }),
        onAction: () => void run(format),
      }))}
    />
  );
}
