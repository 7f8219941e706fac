import { type ReactNode, type Ref, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { danger } from '../ui/text.css.ts';
import { sectionFoot, sectionForm } from './record.css.ts';

interface SectionFormProps {
  ref: Ref<HTMLFormElement>;
  /** Under which name the record's page knows that something is unsaved. */
  name: string;
  isDirty: boolean;
  setDirty: (name: string, isDirty: boolean) => void;
  isPending: boolean;
  failure: string | undefined;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a section's edit in place: what was refused, the fields, cancel and save. */
export function SectionForm(props: SectionFormProps) {
  const { ref, name, isDirty, setDirty, isPending, failure, onSave, onClose, children } = props;
  const { t } = useTranslation('common');
  useEffect(() => {
    setDirty(name, isDirty);
    return () => setDirty(name, false);
  }, [name, isDirty, setDirty]);
  return (
    <form
      ref={ref}
      noValidate
      className={sectionForm}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {failure && (
        <p role="alert" className={danger}>
          {failure}
        </p>
      )}
      {children}
      <div className={sectionFoot}>
        <Button label={t('cancel')} onPress={onClose} />
        <Button variant="primary" label={t('save')} isPending={isPending} onPress={onSave} />
      </div>
    </form>
  );
}
