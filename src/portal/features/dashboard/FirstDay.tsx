import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogPart } from '../../dialog.part.tsx';
import { Button } from '../../ui/Button.tsx';

const FirstDayDialog = dialogPart(async () => (await import('./FirstDayDialog.tsx')).FirstDayDialog);

/** What somebody new needs to know of each of their screens. */
export function FirstDay() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={Lightbulb} label={t('dashboard.hints')} onPress={() => setOpen(true)} />
      {isOpen && <FirstDayDialog onClose={() => setOpen(false)} />}
    </>
  );
}
