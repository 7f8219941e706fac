import { useTranslation } from 'react-i18next';
import { useFormat } from './format.ts';
import { TextLink } from './ui/TextLink.tsx';
import { muted } from './ui/text.css.ts';

/** Says that what stands in a form was typed before, and offers to begin anew. */
export function RestoredDraft({ typed }: { typed: { restoredAt: number | null; reset: () => void } }) {
  const { t } = useTranslation('common');
  const { dateTime } = useFormat();
  if (typed.restoredAt === null) return null;
  return (
    <p role="status" className={muted}>
      {t('draftRestored', { time: dateTime(new Date(typed.restoredAt).toISOString()) })}{' '}
      <TextLink onPress={typed.reset}>{t('draftDiscard')}</TextLink>
    </p>
  );
}
