import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { type ReasonTemplate, textOf } from './reasons.data.ts';

interface TemplateTextProps {
  template: ReasonTemplate | undefined;
  language: string;
  message: string;
  onUse: (text: string) => void;
}

/** Offers the text of the chosen reason where a person's own words were kept in its place. */
export function TemplateText({ template, language, message, onUse }: TemplateTextProps) {
  const { t } = useTranslation('records');
  const text = template && textOf(template, language);
  if (text === undefined || text === message) return null;
  return <Button variant="quiet" label={t('useTemplate')} onPress={() => onUse(text)} />;
}
