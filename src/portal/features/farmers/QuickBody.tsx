import { Banknote, Languages, LifeBuoy, Lightbulb, MapPin, Phone, StickyNote, Wheat } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { subscriberPolicy } from '../../../../machines/subscribers/subscriber.policy.ts';
import { useSending } from '../../api/sending.hook.ts';
import { serverNow } from '../../api/server-clock.ts';
import { dialogPart } from '../../dialog.part.tsx';
import { useFormat } from '../../format.ts';
import { path, recordPath } from '../../paths.ts';
import { nameOf, otherNameOf } from '../../person-name.ts';
import { useTitle } from '../../reference/choices.ts';
import { Button } from '../../ui/Button.tsx';
import { directionOf } from '../../ui/direction.ts';
import { Icon } from '../../ui/Icon.tsx';
import { initials } from '../../ui/initials.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { NumbersApart } from '../../ui/NumbersApart.tsx';
import { usePageKeys } from '../../ui/page-keys.hook.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3, h4, strong } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { useViewer } from '../../workflow/viewer.ts';
import { useLateStages, useStages } from './farmers.choices.ts';
import * as styles from './farmers.css.ts';
import { isUnsubscribed, type Profile, subscribeNumber } from './farmers.data.ts';
import { type AskedField, NextField } from './NextField.tsx';
import { keyOf, type NextAction, nextActions } from './next-action.ts';
import { QuickFoot } from './QuickFoot.tsx';
import { StageBar } from './StageBar.tsx';

const StageEditor = dialogPart(async () => (await import('./StageEditor.tsx')).StageEditor);

/** Of the number that rings, in the order of a call: who, where, what to do next, crops, open cases, loans, last calls; the note stays in sight. */
export function QuickBody({ profile, phone }: { profile: Profile; phone: string }) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  const titleOf = useTitle();
  const stages = useStages();
  const { farmer, land, cases, loans, calls } = profile;
  const place = format.list([farmer.village, titleOf(farmer.tehsil), titleOf(farmer.district)]);
  const crops = land?.flatMap(({ farmcrops }) => farmcrops) ?? [];
  const open = cases?.items.filter(({ state }) => ['new', 'open', 'pending', 'snoozed'].includes(state)) ?? [];
  const other = otherNameOf(farmer);
  const notes = profile.timeline.items.filter(({ kind }) => kind === 'note').slice(0, 3);
  return (
    <>
      <div className={styles.quickBody}>
        <section className={styles.who} aria-label={t('who')}>
          {farmer.picture ? (
            <img className={styles.quickFace} src={farmer.picture.thumbnailUrl ?? farmer.picture.url} alt="" />
          ) : (
            <span className={`${styles.initials} ${styles.quickFace}`} aria-hidden="true">
              {initials(nameOf(farmer))}
            </span>
          )}
          <div>
            <h2 className={h3}>
              <bdi>{nameOf(farmer)}</bdi> {other && <bdi lang={other.lang}>{other.name}</bdi>}
            </h2>
            <StateBadge entity="farmer" state={farmer.state} />
          </div>
        </section>
        <Warnings farmer={farmer} />
        <ul className={styles.where}>
          <li className={styles.row}>
            <Icon of={MapPin} />
            <span className={styles.grows}>{place || t('noPlace')}</span>
            <span className={styles.muted}>{t('acres', { number: format.number(farmer.landAcres) })}</span>
          </li>
          <li className={styles.row}>
            <Icon of={Languages} />
            <span className={styles.grows}>{titleOf(farmer.language) ?? t('noLanguage')}</span>
          </li>
        </ul>
        <Next profile={profile} />
        {land && (
          <Part title={t('sections.crops')} empty={t('nothing.crops')} isEmpty={crops.length === 0}>
            {crops.map((crop) => {
              const { index, count, expected } = stages.place(crop);
              return (
                <li key={crop.id} className={styles.row}>
                  <Icon of={Wheat} />
                  <span className={styles.grows}>
                    <span className={strong}>{titleOf(crop.crop)}</span>{' '}
                    <span className={styles.muted}>{t('acres', { number: format.number(crop.cultivatedArea) })}</span>
                  </span>
                  <span>{titleOf(crop.growthStage) ?? t('noStage')}</span>
                  <StageBar index={index} count={count} isLate={expected?.isLate ?? false} />
                </li>
              );
            })}
          </Part>
        )}
        {cases && (
          <Part title={t('openCases')} empty={t('nothing.cases')} isEmpty={open.length === 0}>
            {open.map((one) => (
              <li key={one.id} className={styles.row}>
                <Icon of={LifeBuoy} />
                <span className={styles.grows}>
                  <TextLink href={recordPath('case', one.id) ?? '#'}>{one.title}</TextLink>
                </span>
                <Due at={one.dueAt} state={one.state} />
              </li>
            ))}
          </Part>
        )}
        {loans && (
          <Part title={t('sections.loans')} empty={t('nothing.loans')} isEmpty={loans.items.length === 0}>
            {loans.items.slice(0, 3).map((loan) => (
              <li key={loan.id} className={styles.row}>
                <Icon of={Banknote} />
                <span className={styles.grows}>
                  <TextLink href={recordPath('loan', loan.id) ?? '#'}>{loan.purpose}</TextLink>{' '}
                  <span className={styles.muted}>{format.money(loan.amount)}</span>
                </span>
                <StateBadge entity="loan" state={loan.state} />
              </li>
            ))}
          </Part>
        )}
        <Part title={t('lastCalls')} empty={t('noCalls')} isEmpty={calls.lastAt === null}>
          {calls.lastAt !== null && (
            <li className={styles.row}>
              <Icon of={Phone} />
              <span className={styles.grows}>
                {t('calls', { count: calls.count, number: format.number(calls.count) })}
              </span>
              <span className={styles.muted}>{format.dateTime(calls.lastAt)}</span>
            </li>
          )}
        </Part>
        {notes.length > 0 && (
          <Part title={t('lastNotes')} empty="" isEmpty={false}>
            {notes.map((note) => (
              <li key={note.key} className={styles.row}>
                <Icon of={StickyNote} />
                <span className={styles.asTyped} dir={directionOf(note.text ?? '')}>
                  <NumbersApart>{note.text ?? ''}</NumbersApart>
                </span>
                <span className={styles.muted}>{format.dateTime(note.at)}</span>
              </li>
            ))}
          </Part>
        )}
      </div>
      <QuickFoot profile={profile} phone={phone} />
    </>
  );
}

/** What whoever speaks must know before all else: no calls are wanted, or the profile does not stand. */
function Warnings({ farmer }: { farmer: Profile['farmer'] }) {
  const { t } = useTranslation(['farmers', 'workflow']);
  const titleOf = useTitle();
  const isListed = farmer.subscriber?.state.includes('doNotCall') === true;
  const isDown = farmer.state === 'suspended' || farmer.state === 'rejected' || farmer.state === 'closed';
  const state = t(`workflow:farmer.states.${farmer.state}`);
  return (
    <>
      {isListed && (
        <p className={styles.warned} data-tone="danger">
          {t('wantsNoCalls')}
        </p>
      )}
      {isUnsubscribed(farmer) && (
        <p className={styles.warned} data-tone="danger">
          {t('unsubscribedHint')}
        </p>
      )}
      {farmer.subscriber === null && <p className={styles.warned}>{t('notSubscribed')}</p>}
      {isDown && <p className={styles.warned}>{[state, titleOf(farmer.statusReason)].filter(Boolean).join(': ')}</p>}
    </>
  );
}

interface PartProps {
  title: string;
  empty: string;
  isEmpty: boolean;
  children: React.ReactNode;
}

function Part({ title, empty, isEmpty, children }: PartProps) {
  return (
    <section className={styles.quickSection} aria-label={title}>
      <h3 className={h4}>{title}</h3>
      {isEmpty ? <p className={styles.muted}>{empty}</p> : <ul className={styles.entries}>{children}</ul>}
    </section>
  );
}

function Due({ at, state }: { at: string | null; state: string }) {
  const { t } = useTranslation('workflow');
  const { duration } = useFormat();
  const { t: own } = useTranslation('farmers');
  const now = useMoment();
  if (at === null) return <span className={styles.muted}>{t(`case.states.${state}`)}</span>;
  const left = Date.parse(at) - now;
  return (
    <span className={left < 3_600_000 ? styles.warning : styles.muted}>
      {left < 0 ? own('over', { time: duration(-left) }) : own('left', { time: duration(left) })}
    </span>
  );
}

/** The one thing to do next, and why. Enter does it, L puts it off. */
function Next({ profile }: { profile: Profile }) {
  const { t } = useTranslation('farmers');
  const { date, duration } = useFormat();
  const [, navigate] = useLocation();
  const titleOf = useTitle();
  const [off, setOff] = useState<readonly string[]>([]);
  const now = serverNow().getTime();
  const [opened, setOpened] = useState<Opened | null>(null);
  const maySubscribe = useViewer().permissions.has(subscriberPolicy.SUBSCRIBE);
  const { isPending, send } = useSending();
  const first = nextActions(profile, now, useLateStages(profile)).find(
    (one) => !off.includes(keyOf(one)) && (one.kind !== 'subscribe' || maySubscribe),
  );
  // What is being written down stays, whatever others record meanwhile.
  const action = opened?.action ?? first;
  const cropNow = cropsOf(profile).find(({ crop }) => crop.id === opened?.seen?.crop.id);
  const close = () => setOpened(null);
  const later = () => {
    if (action) setOff([...off, keyOf(action)]);
    close();
  };
  const subscribe = async () => {
    await subscribeNumber(profile.farmer.phone);
    toast.success(t('subscribedNow', { number: phoneWritten(profile.farmer.phone) }));
  };
  const doIt = () => {
    if (!action) return;
    // What is one field or one form is written down here, beside the call.
    const seen = cropOf(action, profile, titleOf);
    if (seen || action.kind === 'field') setOpened({ action, seen });
    else if (action.kind === 'subscribe') void send(subscribe, ({ words }) => toast.error(words));
    else navigate(addressOf(action, profile));
  };
  usePageKeys({ Enter: () => doIt(), l: () => later() });
  if (!action) return null;
  const values = {
    ...action,
    time: action.kind === 'case' ? duration(Math.abs(Date.parse(action.dueAt) - now)) : '',
    ...(action.kind === 'lateStage' && { day: date(action.on) }),
    ...(action.kind === 'field' && { field: t(`fields.${fieldName(action.field)}`) }),
  };
  const kind = action.kind === 'case' && action.isOver ? 'caseOver' : action.kind;
  return (
    <section className={styles.next} aria-label={t('nextTitle')}>
      <h3 className={h4}>
        <Icon of={Lightbulb} /> {t(`next.${kind}.title`, values)}
      </h3>
      <p>{t(`next.${kind}.why`, values)}</p>
      {opened && action.kind === 'field' ? (
        <NextField key={keyOf(action)} farmer={profile.farmer} name={fieldName(action.field)} onClose={close} />
      ) : (
        <span className={styles.buttons}>
          <Button
            variant="primary"
            label={t('doIt')}
            hotkey="Enter"
            aria-keyshortcuts="Enter"
            isPending={isPending}
            onPress={doIt}
          />
          <Button label={t('later')} hotkey="L" aria-keyshortcuts="L" onPress={later} />
        </span>
      )}
      {opened?.seen && <StageEditor {...(cropNow ?? opened.seen)} isGone={cropNow === undefined} onClose={close} />}
    </section>
  );
}

/** What is written down beside the call, and the crop as it was when its form was opened. */
interface Opened {
  action: NextAction;
  seen: ReturnType<typeof cropOf>;
}

const cropsOf = ({ land }: Profile) => (land ?? []).flatMap((farm) => farm.farmcrops.map((crop) => ({ farm, crop })));

/** The crop whose stage is to be noted. */
function cropOf(action: NextAction, profile: Profile, titleOf: ReturnType<typeof useTitle>) {
  if (action.kind !== 'stage' && action.kind !== 'lateStage') return undefined;
  return cropsOf(profile).find(({ crop }) => [crop.crop.title, titleOf(crop.crop)].includes(action.crop));
}

const fieldName = (field: 'language' | 'village' | 'cnic' | 'place'): AskedField =>
  field === 'language' ? 'languageId' : field;

function addressOf(action: NextAction, { farmer }: Profile): string {
  switch (action.kind) {
    case 'case':
    case 'waiting':
      return path('case', action.id);
    case 'loan':
      return path('loan', action.id);
    case 'crops':
      return `${path('profile', farmer.id)}#farms`;
    case 'stage':
    case 'lateStage':
      return `${path('profile', farmer.id)}#crops`;
    case 'pending':
      return `${path('profile', farmer.id)}#status`;
    default:
      return `${path('profile', farmer.id)}#person`;
  }
}
