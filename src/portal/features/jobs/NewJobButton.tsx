import { useTranslation } from 'react-i18next';
import { jobPolicy } from '../../../../machines/jobs/job.policy.ts';
import { dialogPart } from '../../dialog.part.tsx';
import { OpeningButton } from '../../workflow/OpeningButton.tsx';

const NewJobForm = dialogPart(async () => (await import('./NewJobForm.tsx')).NewJobForm);

export function NewJobButton() {
  const { t } = useTranslation('jobs');
  return <OpeningButton label={t('newJob')} permission={jobPolicy.CREATE} begins="job" Form={NewJobForm} />;
}
