import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../api/sending.hook.ts';
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
  const { isPending, send } = useSending();
  const run = (format: FileFormat) =>
    send(
      async () => saveFile(await load(format), fileNameOf(title, format)),
      ({ words }) => toast.error(t('exportFailed'), { detail: words }),
    );
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
