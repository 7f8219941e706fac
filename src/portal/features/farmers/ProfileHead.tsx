import { Camera, FilePlus2, MessageSquareText, PanelRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskedWay } from '../../asked-way.hook.ts';
import { dialogPart } from '../../dialog.part.tsx';
import { useLock } from '../../editing/permission.hook.ts';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import * as record from '../../records/record.css.ts';
import { useTitle } from '../../reference/choices.ts';
import { useMayOpen } from '../../shell/open-screens.hook.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { initials } from '../../ui/initials.ts';
import { usePageKeys } from '../../ui/page-keys.hook.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { useNamedInTab } from '../../ui/tab-title.ts';
import { danger, h1, ltr } from '../../ui/text.css.ts';
import { useOpened } from '../../workflow/opened.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import * as styles from './farmers.css.ts';
import { isUnsubscribed, type Profile } from './farmers.data.ts';

const TextDialog = dialogPart(async () => (await import('./TextDialog.tsx')).TextDialog);
const PhotoDialog = dialogPart(async () => (await import('./PhotoDialog.tsx')).PhotoDialog);

interface ProfileHeadProps {
  profile: Profile;
  refusal: string | undefined;
}

/** Who it is, where, since when; what is done most with a farmer. */
export function ProfileHead({ profile: { farmer, since, merged, suspendedUntil }, refusal }: ProfileHeadProps) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  const titleOf = useTitle();
  const lead = useAskedWay();
  const [isCropping, setCropping] = useState(false);
  const [isTexting, setTexting] = useState(false);
  const textLock = useLock('notification:sms:post');
  const isBarred = farmer.subscriber?.state.includes('doNotCall') ?? false;
  const place = format.list([farmer.village, titleOf(farmer.tehsil)]);
  const named = nameOf(farmer);
  const language = titleOf(farmer.language);
  const mayCreate = useMayOpen()('createCase');
  const newCase = () => lead(`${path('createCase')}?msisdn=${farmer.phone}`);
  usePageKeys(mayCreate ? { n: newCase } : {});
  useNamedInTab(named);
  useOpened({
    href: path('profile', farmer.id),
    label: `${named} ${phoneWritten(farmer.phone)}`,
    screen: path('subscribers'),
  });
  const facts = [
    // Also those that came with the records that were merged into it.
    ...[...new Set([farmer.phone, ...merged.map(({ phone }) => phone)])].map((phone) => (
      <span key={phone} className={ltr}>
        {phoneWritten(phone)}
      </span>
    )),
    ...(place ? [place] : []),
    ...(language ? [language] : []),
    ...(farmer.subscriber?.state.includes('+host') ? [t('host')] : []),
    ...(isUnsubscribed(farmer)
      ? [
          <span key="unsubscribed" className={danger}>
            {t('unsubscribed')}
          </span>,
        ]
      : []),
  ];
  return (
    <div className={record.top} data-version={farmer.version}>
      <div className={record.crumbs}>
        <Breadcrumb
          label={t('whereYouAre')}
          steps={[{ label: t('allSubscribers'), href: path('subscribers') }, { label: phoneWritten(farmer.phone) }]}
        />
      </div>
      <div className={styles.head}>
        <span className={styles.photo}>
          {farmer.picture ? (
            <img
              src={farmer.picture.thumbnailUrl ?? farmer.picture.url}
              alt={t('photoOf', { name: farmer.name })}
              className={styles.face}
            />
          ) : (
            <span aria-hidden="true" className={styles.initials}>
              {initials(named)}
            </span>
          )}
          <span className={styles.camera}>
            <IconButton
              variant="secondary"
              icon={Camera}
              label={t('changePhoto')}
              disabledReason={refusal}
              onPress={() => setCropping(true)}
            />
          </span>
        </span>
        <div className={record.line}>
          <h1 className={h1}>{named}</h1>
          {farmer.nameUr && (
            <span lang={named === farmer.nameUr ? 'en' : 'ur'} className={styles.other}>
              {named === farmer.nameUr ? farmer.name : farmer.nameUr}
            </span>
          )}
        </div>
        <div className={record.actions} role="group" aria-label={t('actions')}>
          {mayCreate && (
            <Button
              variant="primary"
              icon={FilePlus2}
              label={t('newCase')}
              hotkey="N"
              aria-keyshortcuts="N"
              onPress={newCase}
            />
          )}
          <Button
            icon={MessageSquareText}
            label={t('text.write')}
            disabledReason={textLock ?? (isBarred ? t('text.barred') : undefined)}
            onPress={() => setTexting(true)}
          />
          <Button icon={PanelRight} label={t('quickProfile')} onPress={() => lead(path('quickProfile', farmer.id))} />
        </div>
        <div className={record.facts}>
          <StateBadge
            entity="farmer"
            state={farmer.state}
            large
            {...(suspendedUntil && { label: t('suspendedUntil', { moment: format.dateTime(suspendedUntil) }) })}
          />
          {isBarred && (
            <strong className={styles.warned} data-tone="danger">
              {t('wantsNoCalls')}
            </strong>
          )}
          <span>{t('since', { date: format.date(since) })}</span>
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a header never move
            <span key={index} className={record.fact}>
              {fact}
            </span>
          ))}
        </div>
      </div>

      {isTexting && <TextDialog farmer={farmer} onClose={() => setTexting(false)} />}
      {isCropping && <PhotoDialog farmer={farmer} onClose={() => setCropping(false)} />}
    </div>
  );
}
