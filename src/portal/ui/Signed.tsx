import { useTranslation } from 'react-i18next';

/** Who and when in one line. Each stands apart: a name in other letters does not turn the date around. */
export function Signed({ name, moment }: { name: string; moment: string }) {
  const { t } = useTranslation('common');
  return (
    <>
      <bdi>{name}</bdi>
      {t('comma')}
      <bdi>{moment}</bdi>
    </>
  );
}
