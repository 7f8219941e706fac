import { use } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from './Button.tsx';

/** Closes the dialog it stands in the way its cross does: what was typed is not dropped without asking. */
export function CancelButton(props: Pick<Partial<ButtonProps>, 'label' | 'large' | 'variant' | 'autoFocus'>) {
  const { t } = useTranslation('common');
  const overlay = use(OverlayTriggerStateContext);
  return <Button label={t('cancel')} variant="quiet" {...props} onPress={() => overlay?.close()} />;
}
