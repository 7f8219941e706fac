import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferFacts } from '../../moderation/OfferFacts.tsx';
import * as content from '../../queues/content.css.ts';
import type { RecordContext } from '../../records/record.ts';
import { SectionForm } from '../../records/SectionForm.tsx';
import { useSectionEdit } from '../../records/section-edit.hook.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { h4 } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { editListing, type ListingRecord } from './listings.data.ts';
import * as styles from './mandi.css.ts';
import { OfferFields } from './OfferFields.tsx';
import { changeOf, missingIn, offerOf } from './offer.ts';

/** What is offered, and its full edit in place. */
export function OfferSection(props: RecordContext<ListingRecord>) {
  const { record } = props;
  const { t } = useTranslation('listings');
  const { isEditing, edited, edit, touch, close } = useSectionEdit(props);
  return (
    <>
      <div className={content.sectionHead}>
        <h2 className={h4}>{t('sections.offer')}</h2>
        <span className={styles.spacer} />
        {!isEditing && (
          <Button icon={Pencil} label={t('edit')} disabledReason={props.denialOf('EDIT')} onPress={edit} />
        )}
      </div>
      {isEditing ? (
        <OfferForm key={edited.version} {...props} record={edited} onTouch={touch} onClose={close} />
      ) : (
        <OfferFacts listing={record} />
      )}
    </>
  );
}

interface OfferFormProps extends RecordContext<ListingRecord> {
  onTouch: () => void;
  onClose: () => void;
}

function OfferForm({ record, setDirty, onTouch, onClose }: OfferFormProps) {
  const { t } = useTranslation('listings');
  const [first] = useState(() => offerOf(record));
  const [version] = useState(record.version);
  const { form, typed: offer, change, isChanged, isPending, failure, errorOf, send } = useTyped(first, missingIn);
  const save = () =>
    send(async (typed) => {
      await editListing(version, changeOf(record, typed));
      toast.success(t('saved'));
      onClose();
    });
  return (
    <SectionForm
      ref={form}
      name="offer"
      isDirty={isChanged}
      setDirty={setDirty}
      isPending={isPending}
      failure={failure}
      onSave={() => void save()}
      onClose={onClose}
    >
      <OfferFields
        offer={offer}
        onChange={(changes) => {
          onTouch();
          change(changes);
        }}
        errorOf={errorOf}
        expiry={first.expiryDt ?? ''}
        {...(record.location && { place: { value: record.location.id, label: record.location.title } })}
      />
    </SectionForm>
  );
}
