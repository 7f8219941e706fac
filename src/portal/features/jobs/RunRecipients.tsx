import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../../machines/ivr/menu.ts';
import { FailedRead } from '../../FailedRead.tsx';
import { wordsOfColumn } from '../../file.ts';
import { useFormat } from '../../format.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { path } from '../../paths.ts';
import { lettersOfNames, nameOf } from '../../person-name.ts';
import { PlainPager } from '../../ui/PlainPager.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ltr, muted } from '../../ui/text.css.ts';
import * as styles from './jobs.css.ts';
import { exportRecipients, type JobRun, useRecipients } from './jobs.data.ts';
import { OUTCOMES, type Outcome } from './outcomes.ts';
import { OWN_REASONS, useReasons } from './words.hook.ts';

const PAGE = 50;
const LONGEST = 100;
const CHANNELS = ['sms', 'app', 'call'] as const;
/** In the order of the file. */
const COLUMNS = ['when', 'farmer', 'number', 'operator', 'channel', 'language', 'outcome', 'reason'] as const;

/** The ledger: one row a number and channel, the latest first; of one outcome, or of who is looked for. */
export function RunRecipients({ run }: { run: JobRun }) {
  const { t } = useTranslation(['jobs', 'campaigns']);
  const format = useFormat();
  const reasonOf = useReasons();
  const [outcome, setOutcome] = useState<Outcome | 'any'>('any');
  const [search, setSearch] = useState('');
  const [offset, setOffset] = useState(0);
  const { data, error, isPending, refetch } = useRecipients(run, { outcome, search }, { limit: PAGE, offset });
  const from = (change: () => void) => {
    change();
    setOffset(0);
  };
  // A run goes on for a day: only what became of somebody on another one says which.
  const momentOf = (at: string) =>
    format.date(at) === format.date(run.beganAt ?? at) ? format.time(at) : format.dateTime(at);
  const shown = OUTCOMES.filter((each) => run.figures[each] > 0 || each === outcome);
  return (
    <div className={styles.ledger}>
      <div className={styles.ledgerHead}>
        <SearchField
          label={t('findRecipient')}
          value={search}
          maxLength={LONGEST}
          onChange={(typed) => from(() => setSearch(typed))}
        />
        <SegmentedControl<Outcome | 'any'>
          label={t('outcome')}
          options={[
            { value: 'any', label: t('anyOutcome') },
            ...shown.map((value) => ({
              value,
              label: `${t(`recipient.${value}`)} ${format.number(run.figures[value])}`,
            })),
          ]}
          value={outcome}
          onChange={(chosen) => from(() => setOutcome(chosen))}
        />
        {data && data.total > 0 && (
          <ExportButton
            title={`${t('recipients')} ${t('run', { number: run.number })}`}
            total={data.total}
            load={(file) =>
              exportRecipients(run, { outcome, search }, file, {
                names: lettersOfNames(),
                titles: COLUMNS.map((column) => t(column)),
                words: [
                  ...wordsOfColumn('channel', CHANNELS, (channel) => t(`channels.${channel}`)),
                  ...wordsOfColumn('language', languages, (language) => t(`campaigns:sounds.languages.${language}`)),
                  ...wordsOfColumn('outcome', OUTCOMES, (value) => t(`recipient.${value}`)),
                  ...wordsOfColumn('why', OWN_REASONS, reasonOf),
                ],
              })
            }
          />
        )}
      </div>
      {error !== null && !data && <FailedRead error={error} onRetry={() => void refetch()} />}
      {isPending && <SkeletonRows rows={4} columns={4} />}
      {data?.items.length === 0 && <p className={muted}>{t('noRecipients')}</p>}
      {data && data.items.length > 0 && (
        <>
          <div className={styles.sideways}>
            <PlainTable
              rows={data.items}
              keyOf={({ msisdn, channel }) => `${channel} ${msisdn}`}
              columns={[
                { title: t('when'), render: ({ at }) => (at === null ? '–' : momentOf(at)) },
                {
                  title: t('farmer'),
                  render: ({ farmer }) =>
                    farmer ? <TextLink href={path('profile', farmer.id)}>{nameOf(farmer)}</TextLink> : '–',
                },
                { title: t('number'), render: ({ msisdn }) => <span className={ltr}>{phoneWritten(msisdn)}</span> },
                { title: t('operator'), render: ({ operator }) => operator },
                { title: t('channel'), render: ({ channel }) => t(`channels.${channel}`) },
                {
                  title: t('language'),
                  render: ({ language }) => (language === null ? '–' : t(`campaigns:sounds.languages.${language}`)),
                },
                { title: t('outcome'), render: (row) => t(`recipient.${row.outcome}`) },
                { title: t('reason'), render: ({ why }) => (why === null ? '–' : <bdi>{reasonOf(why)}</bdi>) },
              ]}
            />
          </div>
          <PlainPager size={PAGE} offset={offset} total={data.total} onChange={setOffset} />
        </>
      )}
    </div>
  );
}
