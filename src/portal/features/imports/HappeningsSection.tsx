import { CircleCheck, CirclePause, CircleX, type LucideIcon, Play, RotateCw, Square, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { muted } from '../../ui/text.css.ts';
import { section, sectionTitle } from './file.css.ts';
import type { ImportDetails } from './imports.data.ts';
import { useImportWords } from './imports.words.ts';
import * as styles from './run.css.ts';

const icons: Readonly<Record<ImportDetails['events'][number]['kind'], LucideIcon>> = {
  started: Play,
  paused: CirclePause,
  resumed: Play,
  wentOn: RotateCw,
  cancelled: Square,
  rightsGone: CircleX,
  ended: CircleCheck,
  undoing: Undo2,
  undone: Undo2,
};

/** What happened to the run, newest first. */
export function HappeningsSection({ one }: { one: ImportDetails }) {
  const { t } = useTranslation('imports');
  const { number, dateTime } = useFormat();
  const { clock } = useImportWords();
  return (
    <section className={section} aria-label={t('happened')}>
      <h3 className={sectionTitle}>{t('happened')}</h3>
      <ol className={styles.happenings}>
        {one.events.map(({ kind, at, by, row }) => (
          <li key={`${kind} ${at}`} className={styles.happening}>
            <time dateTime={at} title={dateTime(at)} className={muted}>
              {clock(at)}
            </time>
            <span className={styles.mark}>
              <Icon of={icons[kind]} />
            </span>
            <span>{t(`events.${kind}`, { name: by ?? '', number: number(row ?? 0) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
