import { Check, CircleCheck, CircleX, PhoneOff, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { muted } from '../../ui/text.css.ts';
import * as styles from './file.css.ts';
import { tone as tones } from './imports.css.ts';
import type { ImportDetails, WhichRows } from './imports.data.ts';
import { usePlanFile } from './plan-file.hook.ts';

const COUNTS = [
  { key: 'toChange', icon: CircleCheck, tone: 'good' },
  { key: 'nothing', icon: Check, tone: 'plain' },
  { key: 'refused', icon: PhoneOff, tone: 'look' },
  { key: 'wrong', icon: CircleX, tone: 'bad' },
] as const;

/** What the dry run says: four counts that add up to the file, and a bar of their parts. */
export function DryRunSection({ one, onShow }: { one: ImportDetails; onShow: (rows: WhichRows) => void }) {
  const { t } = useTranslation('imports');
  const { number, time } = useFormat();
  const { change, refusal } = usePlanFile(one);
  const share = (count: number) => (one.rows === 0 ? 0 : (count / one.rows) * 100);
  return (
    <section className={styles.section} aria-label={t('steps.dryRun')}>
      <div className={styles.sectionHead}>
        <h3 className={styles.sectionTitle}>{t('steps.dryRun')}</h3>
        <span className={muted}>
          {t('dryRunBody')}
          {one.judgedAt !== null && t('judgedAt', { at: time(one.judgedAt) })}
        </span>
        {one.state === 'judged' && (
          <span className={styles.end}>
            <Button
              variant="quiet"
              icon={RefreshCw}
              label={t('judgeAgain')}
              disabledReason={refusal}
              onPress={() => void change()}
            />
          </span>
        )}
      </div>
      {one.state === 'judging' && <Progress label={t('isJudged')} value={one.judged} total={one.rows} />}
      <dl className={styles.counts}>
        {COUNTS.map(({ key, icon, tone }) => (
          <div key={key} className={styles.count}>
            <dt className={styles.countName}>
              <span className={tones[tone]}>
                <Icon of={icon} small />
              </span>
              {t(`counts.${key}`, { context: key === 'toChange' ? one.action : undefined })}
            </dt>
            <dd className={styles.countValue}>
              <span className={tones[tone]}>{number(one[key])}</span>{' '}
              <span className={styles.countShare}>
                {key === 'toChange'
                  ? t('percent', { number: number(Math.floor(share(one[key]) * 10) / 10) })
                  : t(`countNotes.${key}`)}
              </span>
              {key !== 'toChange' && key !== 'wrong' && one[key] > 0 && (
                <span className={styles.countShare}>
                  <TextLink onPress={() => onShow({ verdict: key })}>{t('who')}</TextLink>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.parts} aria-hidden>
        {COUNTS.filter(({ key }) => one[key] > 0).map(({ key }) => (
          <span key={key} className={styles.part[key]} style={{ inlineSize: `${share(one[key])}%` }} />
        ))}
      </div>
    </section>
  );
}
