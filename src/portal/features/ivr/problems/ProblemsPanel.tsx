import { useTranslation } from 'react-i18next';

interface ProblemsPanelProps {
  onClose: () => void;
}

/** What is wrong with the draft, errors first. */
export function ProblemsPanel({ onClose }: ProblemsPanelProps) {
  const { t } = useTranslation('ivrPublish');
  return <section aria-label={t('problems.title')} onDoubleClick={onClose} />;
}
