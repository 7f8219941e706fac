import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockOf } from '../../../duration.ts';
import { FailedRead } from '../../../FailedRead.tsx';
import { useFormat } from '../../../format.ts';
import { recordPath } from '../../../paths.ts';
import { nameOf } from '../../../person-name.ts';
import { PlainPager } from '../../../ui/PlainPager.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { phoneWritten } from '../../../ui/phones.ts';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ltr } from '../../../ui/text.css.ts';
import { Written } from '../../../ui/Written.tsx';
import { useNumberWords } from '../number-words.hook.ts';
import * as styles from './results.css.ts';
import { type SurveyResults, useSurveyCalls, type WantedCalls } from './results.data.ts';

const PAGE = 50;

interface SurveyCallsProps {
  id: string;
  wanted: WantedCalls;
  inputs: SurveyResults['inputs'];
}

/** Who answered what, one row a call and one column a question. */
export function SurveyCalls({ id, wanted, inputs }: SurveyCallsProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const { withUnit } = useNumberWords();
  const [offset, setOffset] = useState(0);
  const { data, error, isPending, refetch } = useSurveyCalls(id, { ...wanted, limit: PAGE, offset });
  if (error !== null) return <FailedRead error={error} onRetry={() => void refetch()} />;
  if (isPending) return <SkeletonRows rows={6} columns={4} />;
  return (
    <>
      <div className={styles.calls}>
        <PlainTable
          rows={data.items}
          keyOf={({ callId }) => callId}
          columns={[
            { title: t('results.when'), render: ({ askedAt }) => format.dateTime(askedAt) },
            {
              title: t('results.phone'),
              render: ({ msisdn }) => (msisdn === null ? '–' : <span className={ltr}>{phoneWritten(msisdn)}</span>),
            },
            {
              title: t('results.farmer'),
              render: ({ farmer }) => {
                const path = farmer && recordPath('farmer', farmer.id);
                if (!farmer) return '–';
                return path ? <TextLink href={path}>{nameOf(farmer)}</TextLink> : nameOf(farmer);
              },
            },
            {
              title: t('results.language'),
              render: ({ language }) =>
                language === null ? t('results.noLanguage') : t(`sounds.languages.${language}`),
            },
            ...inputs.map(({ id: input, title, kind, unit, keys }, place) => ({
              title: `${format.number(place + 1)}. ${title}`,
              render: ({ answers }: (typeof data.items)[number]) => {
                const { key: pressed, tag } = answers.find((answer) => answer.input === input) ?? {};
                if (pressed === undefined) return '–';
                if (kind === 'number') return <Written>{withUnit(format.number(Number(pressed)), unit)}</Written>;
                if (kind === 'recording') return <Written>{format.list([clockOf(Number(pressed)), tag])}</Written>;
                return <Written>{`${pressed} ${keys.find(({ key }) => key === pressed)?.label ?? ''}`}</Written>;
              },
            })),
          ]}
        />
      </div>
      <PlainPager size={PAGE} offset={offset} total={data.total} onChange={setOffset} />
    </>
  );
}
