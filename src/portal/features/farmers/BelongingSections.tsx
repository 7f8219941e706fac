import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../../machines/workflows.ts';
import { useAttempt } from '../../api/attempt.hook.ts';
import { useFormat } from '../../format.ts';
import { path, recordPath } from '../../paths.ts';
import * as record from '../../records/record.css.ts';
import { useEntries, useTitle } from '../../reference/choices.ts';
import { useMayOpen } from '../../shell/open-screens.hook.ts';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ltr, strong } from '../../ui/text.css.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { AddButton, FarmerSection } from './FarmerSection.tsx';
import * as styles from './farmers.css.ts';
import { addMachine, type Profile, removeMachine } from './farmers.data.ts';
import { Tags } from './Tags.tsx';

interface BelongingSectionsProps {
  profile: Profile;
  refusal: string | undefined;
}

/** Machines and badges, and the records of other features that are the farmer's: those the reader may see. */
export function BelongingSections({ profile, refusal }: BelongingSectionsProps) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  const titleOf = useTitle();
  const mayOpen = useMayOpen();
  const { farmer, badges, loans, cases, listings, posts } = profile;
  const ofAll = (total: number) => ({ sum: total > 0 ? format.number(total) : undefined, isEmpty: total === 0 });
  return (
    <>
      <MachinerySection farmer={farmer} refusal={refusal} />
      {badges && (
        <FarmerSection name="badges" {...ofAll(badges.length)}>
          {badges.length > 0 && (
            <span className={styles.tags}>
              {badges.map((badge) => (
                <span key={badge.id} className={styles.tag}>
                  {titleOf(badge.badge)} <StateBadge entity="badge" state={badge.state} />
                </span>
              ))}
            </span>
          )}
        </FarmerSection>
      )}
      {loans && (
        <FarmerSection name="loans" {...ofAll(loans.total)}>
          <Rows
            entity="loan"
            rows={loans.items.map((loan) => ({
              ...loan,
              title: loan.purpose,
              figure: format.money(loan.amount),
              at: loan.since,
            }))}
          />
        </FarmerSection>
      )}
      {cases && (
        <FarmerSection
          name="cases"
          {...ofAll(cases.total)}
          action={
            mayOpen('createCase') && (
              <TextLink href={`${path('createCase')}?msisdn=${farmer.phone}`}>{t('newCase')}</TextLink>
            )
          }
        >
          <Rows
            entity="case"
            rows={cases.items.map((one) => ({ ...one, figure: titleOf(one.category) ?? '', at: one.since }))}
          />
        </FarmerSection>
      )}
      {listings && (
        <FarmerSection name="listings" {...ofAll(listings.total)}>
          <Rows
            entity="listing"
            rows={listings.items.map((one) => ({
              ...one,
              number: String(one.number),
              figure: `${format.money(one.unitPrice)} / ${one.unit}`,
            }))}
          />
        </FarmerSection>
      )}
      {posts && (
        <FarmerSection name="posts" {...ofAll(posts.total)}>
          <Rows
            entity="post"
            rows={posts.items.map((one) => ({ ...one, number: '', title: one.content, figure: '' }))}
          />
        </FarmerSection>
      )}
    </>
  );
}

interface RowsProps {
  entity: Entity;
  rows: readonly { id: string; number: string; title: string; figure: string; state: string; at: string }[];
}

function Rows({ entity, rows }: RowsProps) {
  const { date } = useFormat();
  if (rows.length === 0) return null;
  return (
    <div className={record.tableScroller}>
      <table className={styles.table}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {row.number && (
                <td className={styles.muted}>
                  <span className={ltr}>{row.number}</span>
                </td>
              )}
              <td className={strong}>
                <TextLink href={recordPath(entity, row.id) ?? '#'}>
                  <bdi>{row.title}</bdi>
                </TextLink>
              </td>
              <td data-end>{row.figure}</td>
              <td>
                <StateBadge entity={entity} state={row.state} />
              </td>
              <td data-end className={styles.muted}>
                {date(row.at)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MachinerySection({ farmer, refusal }: { farmer: Profile['farmer']; refusal: string | undefined }) {
  const { t } = useTranslation('farmers');
  const titleOf = useTitle();
  const machines = useEntries('machinery');
  const [isAdding, setAdding] = useState(false);
  const attempt = useAttempt();
  const owned = new Set(farmer.machineries.map(({ id }) => id));
  return (
    <FarmerSection
      name="machinery"
      action={<AddButton label={t('addMachine')} refusal={refusal} onPress={() => setAdding(true)} />}
      isEmpty={farmer.machineries.length === 0 && !isAdding}
    >
      <Tags
        of={farmer.machineries.map((machine) => ({ key: machine.id, words: titleOf(machine) ?? '' }))}
        refusal={refusal}
        onRemove={(id) => void attempt(removeMachine(farmer.id, id))}
      />
      {isAdding && (
        <ComboBox
          label={t('addMachine')}
          options={machines.filter(({ value }) => !owned.has(value))}
          value={null}
          onChange={(id) => {
            if (id === null) return;
            setAdding(false);
            void attempt(addMachine(farmer.id, id));
          }}
        />
      )}
    </FarmerSection>
  );
}
