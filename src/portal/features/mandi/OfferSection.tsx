import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { OfferFacts } from '../../moderation/OfferFacts.tsx';
import * as content from '../../queues/content.css.ts';
import { DraftedForm } from '../../records/DraftedForm.tsx';
import type { RecordContext } from '../../records/record.ts';
import { useBegun } from '../../records/section-draft.ts';
import { useSectionEdit } from '../../records/section-edit.hook.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { useEntries } from '../../reference/choices.ts';
import { Button } from '../../ui/Button.tsx';
import { h4 } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { useCategories, useItems } from './listings.choices.ts';
import { editListing, type ListingRecord } from './listings.data.ts';
import * as styles from './mandi.css.ts';
import { OfferFields } from './OfferFields.tsx';
import { changeOf, draftName, missingIn, offerOf } from './offer.ts';

/** What is offered, and its full edit in place. */
export function OfferSection(props: RecordContext<ListingRecord>) {
  const { record } = props;
  const { t } = useTranslation('listings');
  const { id: viewer } = useViewer();
  const isBegun = useBegun(viewer, draftName(record), offerOf(record), props.denialOf('EDIT'));
  const { isEditing, edit, close } = useSectionEdit(props, isBegun);
  return (
    <>
      <div className={content.sectionHead}>
        <h2 className={h4}>{t('sections.offer')}</h2>
        <span className={styles.spacer} />
        {!isEditing && (
          <Button icon={Pencil} label={t('edit')} disabledReason={props.denialOf('EDIT')} onPress={edit} />
        )}
      </div>
      {isEditing ? <OfferForm {...props} onClose={close} /> : <OfferFacts listing={record} />}
    </>
  );
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  categoryId: 'category',
  itemId: 'item',
  locationId: 'location',
};

interface OfferFormProps extends RecordContext<ListingRecord> {
  onClose: () => void;
}

function OfferForm({ record, setDirty, onClose }: OfferFormProps) {
  const { t } = useTranslation('listings');
  const stored = offerOf(record);
  const { id: viewer } = useViewer();
  const { number } = useFormat();
  const draft = { person: viewer, name: draftName(record), ofStored: true };
  const typing = useTyped(stored, missingIn, draft, stored);
  const { typed: offer, change, errorOf } = typing;
  const options = [...useCategories(), ...useItems(offer.categoryId).options, ...useEntries('tehsil')];
  const wordsOf = (_field: string, value: unknown) => {
    if (typeof value === 'number') return number(value);
    return (
      options.find((option) => option.value === value)?.label ?? (typeof value === 'string' && value ? value : '–')
    );
  };
  return (
    <DraftedForm
      name="offer"
      {...{ typing, setDirty, wordsOf, onClose }}
      nameOf={(field) => t(`fields.${FIELD_WORDS[field] ?? field}`)}
      onSend={async (typed) => {
        await editListing(record.version, changeOf(record, typed));
        toast.success(t('saved'));
        onClose();
      }}
    >
      <OfferFields
        offer={offer}
        onChange={change}
        errorOf={errorOf}
        expiry={stored.expiryDt ?? ''}
        {...(record.location && { place: { value: record.location.id, label: record.location.title } })}
      />
    </DraftedForm>
  );
}
