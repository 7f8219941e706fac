import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { farmerPolicy } from '../../../../../machines/farmers/farmer.policy.ts';
import { useErrorWords } from '../../../api/error.words.ts';
import { useFormat } from '../../../format.ts';
import { FarmerField } from '../../../reference/FarmerField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { phoneWritten } from '../../../ui/phones.ts';
import { ltr, muted, strong } from '../../../ui/text.css.ts';
import { toast } from '../../../ui/toast.queue.ts';
import { useViewer } from '../../../workflow/viewer.ts';
import { FarmerSection } from '../FarmerSection.tsx';
import type { Profile } from '../farmers.data.ts';
import { mergeAddress } from './DuplicatesPage.tsx';
import * as styles from './merge.css.ts';
import { type MergeCounts, type Unmerged, unmerge } from './merge.data.ts';

type MergedRecord = Profile['merged'][number];

/** Records of the same person that were merged into this one, and the way to merge another. */
export function MergedSection({ profile, refusal }: { profile: Profile; refusal: string | undefined }) {
  const { t } = useTranslation(['farmers', 'duplicates']);
  const { dateTime, number } = useFormat();
  const { permissions } = useViewer();
  const [isAsking, setAsking] = useState(false);
  const [back, setBack] = useState<MergedRecord | null>(null);
  const from = new URLSearchParams(useSearch()).get('from');
  const { merged, farmer } = profile;
  const denial = permissions.has(farmerPolicy.MERGE) ? refusal : t('duplicates:isOthers');
  return (
    <FarmerSection
      name="merged"
      sum={merged.length > 0 ? number(merged.length) : undefined}
      isEmpty={merged.length === 0}
      action={
        <Button
          icon={Users}
          label={t('duplicates:mergeOther')}
          disabledReason={denial}
          onPress={() => setAsking(true)}
        />
      }
    >
      {merged.length > 0 && (
        <ul className={styles.pairs}>
          {merged.map((one) => (
            <li key={one.id} className={styles.pair}>
              <span className={styles.person}>
                <bdi className={strong}>{one.name}</bdi>
                <span className={`${ltr} ${muted}`}>{phoneWritten(one.phone)}</span>
              </span>
              <span className={muted}>{t('duplicates:mergedBy', { name: one.by.name, time: dateTime(one.at) })}</span>
              <span>{one.id === from && t('duplicates:cameBy')}</span>
              <Button label={t('duplicates:takeBack')} disabledReason={denial} onPress={() => setBack(one)} />
            </li>
          ))}
        </ul>
      )}
      {isAsking && <OtherDialog farmerId={farmer.id} onClose={() => setAsking(false)} />}
      {back && <TakeBackDialog record={back} name={farmer.name} onClose={() => setBack(null)} />}
    </FarmerSection>
  );
}

function OtherDialog({ farmerId, onClose }: { farmerId: string; onClose: () => void }) {
  const { t } = useTranslation('duplicates');
  const [, navigate] = useLocation();
  const [otherId, setOtherId] = useState<string | null>(null);
  const [wasSent, setSent] = useState(false);
  const error = otherId === null ? t('chooseOther') : otherId === farmerId ? t('chooseAnother') : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('mergeOther')}
      description={t('mergeOtherBody')}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            label={t('compare')}
            onPress={() => {
              setSent(true);
              if (error === undefined && otherId !== null) navigate(`${mergeAddress(farmerId, otherId)}&first`);
            }}
          />
        </>
      }
    >
      <FarmerField value={otherId} onChange={setOtherId} error={wasSent ? error : undefined} inAnyState />
    </Dialog>
  );
}

interface TakeBackDialogProps {
  record: MergedRecord;
  /** Of the profile that stands. */
  name: string;
  onClose: () => void;
}

function TakeBackDialog({ record, name, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation('duplicates');
  const refusalWords = useErrorWords();
  const leftWords = useLeftWords();
  const names = { name, other: record.name };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('takeBackTitle', names)}
      description={t('takeBackBody', names)}
      confirmLabel={t('takeBack')}
      reason={{ label: t('reason'), isRequired: false, maxLength: 500 }}
      onConfirm={(reason) =>
        unmerge(record.id, reason).then(
          ({ left }) => {
            const detail = leftWords(left);
            if (detail === '') toast.success(t('takenBack', names));
            else toast.butFor(t('takenBack', names), detail);
          },
          (thrown: unknown) => toast.error(t('notTakenBack', names), { detail: refusalWords(thrown) }),
        )
      }
    />
  );
}

/** What stays with the profile that stood, as it has been changed since. */
function useLeftWords(): (left: Unmerged['left']) => string {
  const { t } = useTranslation('duplicates');
  const { list, number } = useFormat();
  return ({ fields, records }) => {
    const kinds = (Object.keys(records) as (keyof MergeCounts)[]).filter((kind) => records[kind] > 0);
    const parts = [
      ...fields.map((field) => t(`field.${field}`)),
      ...kinds.map((kind) => `${t(`kinds.${kind}`)} ${number(records[kind])}`),
    ];
    return parts.length === 0 ? '' : t('left', { what: list(parts) });
  };
}
