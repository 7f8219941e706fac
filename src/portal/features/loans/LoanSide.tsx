import { Phone, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { workflows } from '../../../../machines/workflows.ts';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import type { RecordContext } from '../../records/record.ts';
import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h4, ltr, meta, muted, strong } from '../../ui/text.css.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { useWorkflowWords } from '../../workflow/words.ts';
import * as styles from './loans.css.ts';
import type { LoanApplication } from './loans.data.ts';

/** The farmer behind the application, as the decision needs to see them. */
export function LoanSide({ record: { borrower, otherLoans } }: RecordContext<LoanApplication>) {
  const { t } = useTranslation('loans');
  const format = useFormat();
  const tehsilOf = useReferenceWords('tehsil');
  const districtOf = useReferenceWords('district');
  const cropOf = useReferenceWords('crop');
  const languageOf = useReferenceWords('language');
  const purposeOf = useReferenceWords('loan-purpose');
  const seasonOf = useReferenceWords('crop-season');
  const place = [
    borrower.village,
    borrower.tehsil && tehsilOf({ title: borrower.tehsil }),
    borrower.district && districtOf({ title: borrower.district }),
  ];
  const facts: readonly [string, React.ReactNode][] = [
    [
      'phone',
      <TextLink key="phone" href={`tel:+${borrower.msisdn}`}>
        <span className={ltr}>{borrower.msisdn}</span>
      </TextLink>,
    ],
    [
      'cnic',
      borrower.cnic && (
        <span key="cnic" className={ltr}>
          {borrower.cnic}
        </span>
      ),
    ],
    ['village', format.list([...new Set(place)])],
    ['speaks', format.list(borrower.languages.map((title) => languageOf({ title })))],
    ['subscriber', borrower.subscribedSince && t('since', { date: format.date(borrower.subscribedSince) })],
  ];
  return (
    <>
      <div className={styles.sideRow}>
        <h2 className={h4}>{t('farmer')}</h2>
      </div>
      <div className={styles.person}>
        <Avatar name={borrower.name} size="large" isMain />
        <div>
          <bdi className={strong}>{nameOf(borrower)}</bdi>
          <div className={meta}>
            {borrower.cnicVerified ? (
              <span className={styles.checked}>
                <Icon of={ShieldCheck} small /> {t('cnicChecked')}
              </span>
            ) : (
              <span className={styles.late}>
                <Icon of={ShieldAlert} small /> {t('cnicUnchecked')}
              </span>
            )}
          </div>
        </div>
      </div>
      <dl className={styles.sideFacts}>
        {facts.map(([key, value]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              {key === 'phone' && <Icon of={Phone} small />} {t(`side.${key}`)}
            </dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <section>
        <div className={styles.sideRow}>
          <h2 className={h4}>{t('land')}</h2>
          <span className={muted}>
            {t('farmsAndAcres', { count: borrower.farmCount, acres: format.number(borrower.acres) })}
          </span>
        </div>
        {borrower.farms.map(({ id, title, acres, crop }) => (
          <div key={id} className={styles.sideLine}>
            <bdi>{title}</bdi>
            <span className={styles.spacer} />
            <span className={muted}>{t('acres', { count: acres, number: format.number(acres) })}</span>
            {crop && <Badge label={format.list(crop.split(', ').map((title) => cropOf({ title })))} tone="accent" />}
          </div>
        ))}
      </section>
      <section>
        <div className={styles.sideRow}>
          <h2 className={h4}>{t('otherLoans')}</h2>
        </div>
        {otherLoans.length === 0 && <p className={muted}>{t('noOtherLoans')}</p>}
        {otherLoans.map((other) => (
          <div key={other.id} className={styles.sideLine}>
            <TextLink href={path('loan', other.id)}>
              {purposeOf({ title: other.purpose })}
              {other.season && ` · ${seasonOf({ title: other.season })}`}
            </TextLink>
            <span className={styles.spacer} />
            <span className={muted}>{format.number(other.amount)}</span>
            <Outcome other={other} />
          </div>
        ))}
      </section>
    </>
  );
}

function Outcome({ other }: { other: LoanApplication['otherLoans'][number] }) {
  const words = useWorkflowWords('loan');
  const field = workflows.loan.events['CLOSE']?.fields?.find(({ name }) => name === 'reason');
  const option = field?.options?.find(({ value }) => value === other.closeReason);
  if (!option) return <StateBadge entity="loan" state={other.state} />;
  return (
    <Badge
      label={words.option('CLOSE', 'reason', option)}
      tone={option.value === 'writtenOff' ? 'danger' : 'neutral'}
    />
  );
}
