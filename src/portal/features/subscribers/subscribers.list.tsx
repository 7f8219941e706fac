import { Copy, FileUser, Headphones, PanelRight, PhoneOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cnicIn } from '../../../../machines/shared/cnic.ts';
import { abroadOf, beginningOf, msisdnOf } from '../../../../machines/shared/phone.ts';
import { none } from '../../lists/columns.usual.tsx';
import { defineList } from '../../lists/list.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { useDistricts } from '../../reference/choices.ts';
import { ValueWord } from '../../reference/ValueWord.tsx';
import { titleOf } from '../../title-of.ts';
import { Icon } from '../../ui/Icon.tsx';
import { faint, meta, muted, strong } from '../../ui/text.css.ts';
import { letters } from '../../workflow/letters.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { ConsentAsked } from './ConsentAsked.tsx';
import { byFile } from './files-of-numbers.ts';
import { NameHits, NumberHits } from './Hits.tsx';
import { ProfileBadge } from './ProfileBadge.tsx';
import { SubscribeButton } from './SubscribeButton.tsx';
import { SyncedField } from './SyncedField.tsx';
import { subscribers } from './subscriber.entity.ts';
import { useLanguages, useProvinces } from './subscribers.choices.ts';
import * as styles from './subscribers.css.ts';
import { UnfoundNumber } from './UnfoundNumber.tsx';

type Subscriber = Parameters<typeof subscribers.number>[0];

/** So many digits has a number behind the country's. */
const WHOLE = 10;

export const subscribersList = defineList({
  entity: subscribers,
  states: ['active', 'unsubscribed'],
  besides: [
    { filter: 'mark', value: 'doNotCall', count: 'doNotCall', icon: PhoneOff, tone: 'danger' },
    { filter: 'mark', value: 'host', count: 'host', icon: Headphones, tone: 'info' },
    { filter: 'mark', value: 'noProfile', count: 'noProfile', icon: FileUser, tone: 'warn' },
  ],
  defaultSort: '-subscribedAt',
  notices: {
    RESUBSCRIBE: { isFor: ({ listedOn }) => listedOn !== null, Content: ConsentAsked },
  },
  Primary: SubscribeButton,
  Tools: SyncedField,
  Unfound: UnfoundNumber,
  reading(letters) {
    if (cnicIn(letters) !== null) return undefined;
    const beginning = /\d/.test(letters) || /\p{Nd}/u.test(letters) ? beginningOf(letters) : null;
    if (beginning === null) return undefined;
    const abroad = abroadOf(letters);
    if (abroad !== null) return `+${abroad}${msisdnOf(letters) === null ? '…' : ''}`;
    if (beginning === '') return undefined;
    const isWhole = beginning.length >= WHOLE;
    return `92 ${[beginning.slice(0, 3), beginning.slice(3)].join(' ').trim()}${isWhole ? '' : '…'}`;
  },
  rowMenu: {
    actions: [
      {
        name: 'quickProfile',
        key: letters.look,
        icon: PanelRight,
        run: ({ farmer, phone }, { navigate }) => navigate(path('quickProfile', farmer?.id ?? phone)),
      },
      {
        name: 'copy',
        // Every number begins with it.
        key: '0',
        icon: Copy,
        run({ phone }, { say }) {
          void navigator.clipboard.writeText(phone).then(() => say('copied', { number: phone }));
        },
      },
    ],
    events: [['UNSUBSCRIBE', 'RESUBSCRIBE'], ['SET_HOST', 'UNSET_HOST'], ['STEP_UP_CALL_COUNT'], ['LIST', 'UNLIST']],
    buttons: 3,
    detail: (event, { callCount }, { number }) =>
      event === 'STEP_UP_CALL_COUNT' ? `${number(callCount)} → ${number(callCount + 1)}` : undefined,
  },
  coded: { subscription: 'subscriber', host: 'subscriber', contact: 'subscriber', profile: 'farmer' },
  columns: [
    {
      key: 'phone',
      width: 134,
      sort: 'msisdn',
      sortsMany: 'always',
      fixed: true,
      cell: ({ phone }, { search }) => <NumberHits phone={phone} search={search} />,
    },
    {
      key: 'name',
      width: 196,
      tone: 'strong',
      opens: true,
      phone: 'second',
      cell: ({ farmer }, { search }) => (farmer ? <NameHits name={nameOf(farmer)} search={search} /> : <NoName />),
    },
    {
      key: 'district',
      givesWay: true,
      width: 98,
      cell: ({ farmer }) => (farmer?.district ? <bdi>{titleOf(farmer.district)}</bdi> : none),
    },
    {
      key: 'language',
      givesWay: true,
      width: 66,
      cell: ({ language }) => (language ? <bdi>{titleOf(language)}</bdi> : none),
    },
    {
      key: 'subscription',
      width: 144,
      stays: true,
      cell: (one, { isGone }) => <Subscription of={one} isGone={isGone} />,
    },
    {
      key: 'profile',
      givesWay: 'late',
      width: 98,
      cell: ({ farmer, phone }) => <ProfileBadge state={farmer?.state ?? null} phone={phone} />,
    },
    {
      key: 'callCount',
      width: 60,
      align: 'end',
      sort: 'callCount',
      sortsMany: 'always',
      cell: ({ callCount }, { format }) => format.number(callCount),
    },
    {
      key: 'lastCallAt',
      width: 104,
      align: 'end',
      sort: 'lastCallAt',
      sortsMany: 'always',
      isAge: true,
      cell: ({ lastCallAt }, { format, now }) => (lastCallAt ? format.age(lastCallAt, now) : none),
    },
    { key: 'agent', givesWay: true, width: 108, cell: ({ agent }) => (agent ? <bdi>{agent.name}</bdi> : none) },
    {
      key: 'updatedAt',
      givesWay: true,
      width: 92,
      sort: 'updatedAt',
      sortsMany: 'always',
      tone: 'muted',
      align: 'end',
      isAge: true,
      cell: ({ updatedAt }, { format, now }) => format.age(updatedAt, now),
    },
    {
      key: 'operator',
      width: 90,
      hidden: true,
      cell: ({ operator }) => operator && <ValueWord list="operator" value={operator} />,
    },
    {
      key: 'subscribedAt',
      width: 144,
      sort: 'subscribedAt',
      sortsMany: 'always',
      hidden: true,
      cell: ({ subscribedAt }, { format }) => format.dateTime(subscribedAt),
    },
    {
      key: 'unsubscribedAt',
      width: 144,
      hidden: true,
      cell: ({ unsubscribedAt }, { format }) => (unsubscribedAt ? format.dateTime(unsubscribedAt) : none),
    },
  ],
  filters: [
    { kind: 'choice', key: 'mark', useOptions: useMarks },
    { kind: 'day', key: 'syncDate' },
    { kind: 'choice', key: 'province', useOptions: useProvinces },
    { kind: 'choice', key: 'district', useOptions: useDistricts },
    { kind: 'choice', key: 'language', useOptions: useLanguages },
    { kind: 'days', key: 'lastCall', from: 'lastCallFrom', to: 'lastCallTo' },
    ...byFile,
  ],
  card: (one, { search }) => (
    <>
      <span className={styles.cardLine}>
        {one.farmer ? (
          <span className={strong}>
            <NameHits name={nameOf(one.farmer)} search={search} />
          </span>
        ) : (
          <NoName />
        )}
        <Subscription of={one} isGone={false} />
      </span>
      <span className={`${styles.cardLine} ${meta} ${muted}`}>
        <NumberHits phone={one.phone} search={search} />
      </span>
    </>
  ),
});

function NoName() {
  const { t } = useTranslation('subscribers');
  return <span className={faint}>{t('noName')}</span>;
}

function useMarks() {
  const { t } = useTranslation('subscribers');
  return ['doNotCall', 'host', 'noProfile'].map((value) => ({ value, label: t(`besides.${value}`) }));
}

/** The state of the subscription, with what cuts across it behind. */
function Subscription({ of: { subscription, host, contact }, isGone }: { of: Subscriber; isGone: boolean }) {
  const { t } = useTranslation('subscribers');
  return (
    <span className={styles.badges}>
      <StateBadge entity="subscriber" state={subscription} isGrey={isGone} />
      {host === 'host' && (
        <span className={styles.mark} role="img" aria-label={t('besides.host')} title={t('besides.host')}>
          <Icon of={Headphones} small className={styles.host} />
        </span>
      )}
      {contact === 'doNotCall' && (
        <span className={styles.mark} role="img" aria-label={t('besides.doNotCall')} title={t('besides.doNotCall')}>
          <Icon of={PhoneOff} small className={styles.barred} />
        </span>
      )}
    </span>
  );
}
