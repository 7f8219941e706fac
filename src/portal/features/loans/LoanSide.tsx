import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { workflows } from '../../../../machines/workflows.ts';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { SideFacts } from '../../records/Definitions.tsx';
import type { RecordContext } from '../../records/record.ts';
import { PhoneLink, SideLine, SidePerson, SideSection } from '../../records/SideParts.tsx';
import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { meta, muted } from '../../ui/text.css.ts';
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
  return (
    <>
      <SideSection title={t('farmer')} />
      <SidePerson name={nameOf(borrower)}>
        {borrower.cnicVerified ? (
          <span className={`${styles.checked} ${meta}`}>
            <Icon of={ShieldCheck} small /> {t('cnicChecked')}
          </span>
        ) : (
          <span className={`${styles.late} ${meta}`}>
            <Icon of={ShieldAlert} small /> {t('cnicUnchecked')}
          </span>
        )}
      </SidePerson>
      <SideFacts
        lines={[
          [t('side.phone'), <PhoneLink key="phone" number={borrower.msisdn} />],
          [
            t('side.cnic'),
            borrower.cnic && (
              <bdi key="cnic" dir="ltr">
                {borrower.cnic}
              </bdi>
            ),
          ],
          [t('side.village'), format.list([...new Set(place)])],
          [t('side.speaks'), format.list(borrower.languages.map((title) => languageOf({ title })))],
          [
            t('side.subscriber'),
            borrower.subscribedSince && t('since', { date: format.date(borrower.subscribedSince) }),
          ],
        ]}
      />
      <SideSection
        title={t('land')}
        summary={t('farmsAndAcres', { count: borrower.farmCount, acres: format.number(borrower.acres) })}
      >
        {borrower.farms.map(({ id, title, acres, crop }) => (
          <SideLine key={id} of={<bdi>{title}</bdi>}>
            <span className={muted}>{t('acres', { count: acres, number: format.number(acres) })}</span>
            {crop && <Badge label={format.list(crop.split(', ').map((one) => cropOf({ title: one })))} tone="accent" />}
          </SideLine>
        ))}
      </SideSection>
      <SideSection title={t('otherLoans')}>
        {otherLoans.length === 0 && <p className={muted}>{t('noOtherLoans')}</p>}
        {otherLoans.map((other) => (
          <SideLine
            key={other.id}
            of={
              <TextLink href={path('loan', other.id)}>
                {purposeOf({ title: other.purpose })}
                {other.season && ` · ${seasonOf({ title: other.season })}`}
              </TextLink>
            }
          >
            <span className={muted}>{format.rupees(other.amount)}</span>
            <Outcome other={other} />
          </SideLine>
        ))}
      </SideSection>
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
