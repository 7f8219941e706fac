import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../../machines/workflows.ts';
import { useErrorWords } from '../../api/error.words.ts';
import { useFormat } from '../../format.ts';
import { path, recordPath } from '../../paths.ts';
import * as record from '../../records/record.css.ts';
import { useEntries, useTitle } from '../../reference/choices.ts';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3, ltr, strong } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import * as styles from './farmers.css.ts';
import { addMachine, type Profile, removeMachine } from './farmers.data.ts';

interface BelongingSectionsProps {
  profile: Profile;
  refusal: string | undefined;
}

/** Machines and badges, and the records of other features that are the farmer's: those the reader may see. */
export function BelongingSections({ profile, refusal }: BelongingSectionsProps) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  const titleOf = useTitle();
  const { farmer, badges, loans, cases, listings, posts } = profile;
  return (
    <>
      <MachinerySection farmer={farmer} refusal={refusal} />
      {badges && (
        <Section name="badges" total={badges.length}>
          {badges.length > 0 && (
            <span className={styles.tags}>
              {badges.map((badge) => (
                <span key={badge.id} className={styles.tag}>
                  {titleOf(badge.badge)} <StateBadge entity="badge" state={badge.state} />
                </span>
              ))}
            </span>
          )}
        </Section>
      )}
      {loans && (
        <Section name="loans" total={loans.total}>
          <Rows
            entity="loan"
            rows={loans.items.map((loan) => ({
              ...loan,
              title: loan.purpose,
              figure: format.money(loan.amount),
              at: loan.since,
            }))}
          />
        </Section>
      )}
      {cases && (
        <Section
          name="cases"
          total={cases.total}
          action={<TextLink href={`${path('createCase')}?msisdn=${farmer.phone}`}>{t('newCase')}</TextLink>}
        >
          <Rows
            entity="case"
            rows={cases.items.map((one) => ({ ...one, figure: titleOf(one.category) ?? '', at: one.since }))}
          />
        </Section>
      )}
      {listings && (
        <Section name="listings" total={listings.total}>
          <Rows
            entity="listing"
            rows={listings.items.map((one) => ({
              ...one,
              number: String(one.number),
              figure: `${format.money(one.unitPrice)} / ${one.unit}`,
            }))}
          />
        </Section>
      )}
      {posts && (
        <Section name="posts" total={posts.total}>
          <Rows
            entity="post"
            rows={posts.items.map((one) => ({ ...one, number: '', title: one.content, figure: '' }))}
          />
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  name: string;
  total: number;
  action?: ReactNode;
  children: ReactNode;
}

function Section({ name, total, action, children }: SectionProps) {
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  return (
    <section id={name} className={record.section} aria-label={t(`sections.${name}`)}>
      <div className={record.sectionHead}>
        <h2 className={h3}>{t(`sections.${name}`)}</h2>
        {total > 0 && <span className={styles.muted}>{number(total)}</span>}
        <span className={styles.spacer} />
        {action}
      </div>
      {total === 0 ? <p className={styles.empty}>{t(`nothing.${name}`)}</p> : children}
    </section>
  );
}

interface RowsProps {
  entity: Entity;
  rows: readonly { id: string; number: string; title: string; figure: string; state: string; at: string }[];
}

function Rows({ entity, rows }: RowsProps) {
  const { date } = useFormat();
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
  const refusalWords = useErrorWords();
  const machines = useEntries('machinery');
  const [isAdding, setAdding] = useState(false);
  const attempt = (work: Promise<void>) => work.catch((failure: unknown) => toast.error(refusalWords(failure)));
  const owned = new Set(farmer.machineries.map(({ id }) => id));
  return (
    <section id="machinery" className={record.section} aria-label={t('sections.machinery')}>
      <div className={record.sectionHead}>
        <h2 className={h3}>{t('sections.machinery')}</h2>
        <span className={styles.spacer} />
        <Button icon={Plus} label={t('addMachine')} disabledReason={refusal} onPress={() => setAdding(true)} />
      </div>
      {farmer.machineries.length === 0 && !isAdding && <p className={styles.empty}>{t('noMachine')}</p>}
      <span className={styles.tags}>
        {farmer.machineries.map((machine) => (
          <span key={machine.id} className={styles.tag}>
            {titleOf(machine)}
            <IconButton
              icon={X}
              label={t('removeNamed', { name: titleOf(machine) })}
              disabledReason={refusal}
              onPress={() => void attempt(removeMachine(farmer.id, machine.id))}
            />
          </span>
        ))}
      </span>
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
    </section>
  );
}
