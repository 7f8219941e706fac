import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noFarmerFacts } from '../../../../machines/farmers/farmer.machine.ts';
import { guardAgainst } from '../../../../machines/shared/decide.ts';
import { workflows } from '../../../../machines/workflows.ts';
import { useSending } from '../../api/sending.hook.ts';
import { useFormat } from '../../format.ts';
import { useTitle } from '../../reference/choices.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { iconNamed } from '../../ui/icons.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { danger, h4 } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { useStatusReasons } from './farmers.choices.ts';
import * as styles from './farmers.css.ts';
import { type Profile, setStatus } from './farmers.data.ts';

const TARGETS = ['active', 'rejected', 'suspended', 'closed'] as const;
type Target = (typeof TARGETS)[number];

/** The machine in one line: where the profile came from, where it is and why, what may come. */
export function StatusBand({ profile }: { profile: Profile }) {
  const { t } = useTranslation('farmers');
  const { date } = useFormat();
  const titleOf = useTitle();
  const viewer = useViewer();
  const [asked, setAsked] = useState<Target | null>(null);
  const { farmer, statusBy } = profile;
  const { states, policy, machine } = workflows.farmer;
  const subject = { id: farmer.id, state: farmer.state, version: farmer.version, facts: noFarmerFacts };
  const ways = machine.states[farmer.state]?.config.on ?? {};
  const possible =
    'BULK_STATUS' in ways
      ? TARGETS.filter(
          (status) =>
            status !== farmer.state &&
            guardAgainst(workflows.farmer, subject, { type: 'BULK_STATUS', status }, viewer) === undefined,
        )
      : [];
  const denial = viewer.permissions.has(policy['BULK_STATUS'] ?? '') ? undefined : t('statusIsOthers');
  const said = [titleOf(farmer.statusReason), statusBy?.reason].filter(Boolean).join(', ');
  const why =
    statusBy && (said ? t('whyBy', { why: said, name: statusBy.by.name }) : t('by', { name: statusBy.by.name }));
  return (
    <section id="status" className={styles.band} aria-label={t('status')}>
      <h2 className={`${h4} ${styles.bandTitle}`}>{t('status')}</h2>
      {statusBy?.from && statusBy.from !== farmer.state && <Node state={statusBy.from} as="walked" />}
      <Node state={farmer.state} as="here" detail={t('since', { date: date(profile.since) })} />
      {why && <span className={styles.why}>{why}</span>}
      <span className={styles.bandActions}>
        {possible.map((status) => (
          <Button
            key={status}
            icon={iconNamed(states[status]?.icon ?? '')}
            variant={status === 'active' ? 'secondary' : 'danger'}
            label={t(`verbs.${farmer.state === 'suspended' && status === 'active' ? 'reactivate' : status}`)}
            disabledReason={denial}
            onPress={() => setAsked(status)}
          />
        ))}
      </span>
      {asked && <StatusDialog profile={profile} status={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

interface NodeProps {
  state: string;
  as: 'walked' | 'here';
  detail?: string;
}

function Node({ state, as, detail }: NodeProps) {
  const { t } = useTranslation('workflow');
  const description = workflows.farmer.states[state];
  return (
    <span
      className={styles.node}
      data-as={as}
      data-tone={description?.tone}
      aria-current={as === 'here' ? 'step' : undefined}
    >
      <Icon of={iconNamed(description?.icon ?? '')} />
      {t(`farmer.states.${state}`)}
      {detail && <span className={styles.small}>{detail}</span>}
    </span>
  );
}

interface StatusDialogProps {
  profile: Profile;
  status: Target;
  onClose: () => void;
}

/** Asks why, where the status wants a reason. */
function StatusDialog({ profile: { farmer }, status, onClose }: StatusDialogProps) {
  const { t } = useTranslation(['farmers', 'workflow']);
  const titleOf = useTitle();
  const wanted = useStatusReasons().find((one) => one.status === status);
  const [reasonId, setReasonId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const { isPending, refusal, send } = useSending();
  const [failure, setFailure] = useState<string>();
  const isMissing = wanted?.reasonRequired === true && reasonId === null;

  async function set() {
    const words = reason.trim();
    const change = { status, ...(reasonId && { reasonId }), ...(words && { reason: words }) };
    const row = await setStatus(farmer.id, farmer.version, change);
    if (row?.outcome !== 'accepted') return setFailure(row?.words ?? t('notNow'));
    toast.success(t('statusSet', { name: farmer.name, state: t(`workflow:farmer.states.${status}`) }));
    onClose();
  }
  async function confirm() {
    setSent(true);
    setFailure(undefined);
    if (!isMissing) await send(set);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`verbs.${farmer.state === 'suspended' && status === 'active' ? 'reactivate' : status}`)}
      description={farmer.name}
      isStrict={reason !== ''}
      footer={
        <>
          <CancelButton />
          <Button
            variant={status === 'active' ? 'primary' : 'danger'}
            label={t('setStatus')}
            isPending={isPending}
            onPress={() => void confirm()}
          />
        </>
      }
    >
      {(failure ?? refusal?.words) && (
        <p role="alert" className={danger}>
          {failure ?? refusal?.words}
        </p>
      )}
      {wanted?.reasonRequired && (
        <Select
          label={t('reason')}
          isRequired
          options={wanted.reasons.map((one) => ({ value: one.id, label: titleOf(one) ?? one.title }))}
          value={reasonId}
          onChange={setReasonId}
          {...(wasSent && isMissing && { error: t('chooseReason') })}
        />
      )}
      <TextArea label={t('reasonWords')} maxLength={500} rows={3} value={reason} onChange={setReason} />
    </Dialog>
  );
}
