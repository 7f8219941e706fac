import { CirclePause, CirclePlay, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noFarmerFacts } from '../../../machines/farmers/farmer.machine.ts';
import { farmerWorkflow } from '../../../machines/farmers/farmer.workflow.ts';
import { eventsFor } from '../../../machines/shared/decide.ts';
import { useErrorWords } from '../api/error.words.ts';
import { useFormat } from '../format.ts';
import { nameOf } from '../person-name.ts';
import * as styles from '../queues/content.css.ts';
import { push } from '../queues/queue.css.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { directionOf } from '../ui/direction.ts';
import { Icon } from '../ui/Icon.tsx';
import { NumbersApart } from '../ui/NumbersApart.tsx';
import { Signed } from '../ui/Signed.tsx';
import { h4, muted } from '../ui/text.css.ts';
import { toast } from '../ui/toast.queue.ts';
import { letters } from '../workflow/letters.ts';
import { usePageUndo } from '../workflow/undo.hook.ts';
import { useViewer } from '../workflow/viewer.ts';
import { type Conduct, lift, useConduct } from './conduct.data.ts';
import { MeasureDialog } from './MeasureDialog.tsx';

const ICONS: Readonly<Record<string, typeof TriangleAlert>> = { WARN: TriangleAlert, SUSPEND: CirclePause };
const READ = 'farmers:conduct:get';

/** Whether a farmer may write and sell, what was done about their conduct, and what can be done now. */
export function ConductSection({ farmer }: { farmer: string }) {
  const { t } = useTranslation('conduct');
  const viewer = useViewer();
  const conduct = useConduct(farmer, viewer.permissions.has(READ));
  if (!conduct) return null;
  return (
    <section className={styles.section} aria-label={t('title')} data-queue-conduct>
      <ConductLines conduct={conduct} />
      <ConductTools conduct={conduct} />
    </section>
  );
}

function ConductLines({ conduct }: { conduct: Conduct }) {
  const { t } = useTranslation('conduct');
  const { number, date, dateTime } = useFormat();
  const { state, suspendedUntil, warnings, steps } = conduct;
  return (
    <>
      <div className={styles.sectionHead}>
        <h2 className={h4}>{t('title')}</h2>
        <span className={push} />
        {state !== 'active' && (
          <Badge
            tone={state === 'pending' ? 'warn' : 'danger'}
            icon={state === 'suspended' ? CirclePause : undefined}
            label={suspendedUntil ? t('until', { moment: dateTime(suspendedUntil) }) : t(`states.${state}`)}
          />
        )}
      </div>
      <p className={muted}>{warnings > 0 ? t('warnings', { count: warnings, number: number(warnings) }) : t('none')}</p>
      <ul className={styles.lines}>
        {steps.map(({ event, by, at, reason, to }) => (
          <li key={`${event} ${at}`}>
            <div className={styles.entry}>
              <Icon of={ICONS[event] ?? CirclePlay} small />
              <span className={styles.entryWords}>{t(`steps.${event}`, { context: to })}</span>
            </div>
            <p className={styles.entryMore}>
              <Signed name={by.id === null ? t('service') : by.name} moment={date(at)} />
            </p>
            {reason && (
              <p className={styles.entryMore} dir={directionOf(reason)}>
                <NumbersApart>{reason}</NumbersApart>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function ConductTools({ conduct }: { conduct: Conduct }) {
  const { t } = useTranslation('conduct');
  const viewer = useViewer();
  const refusalWords = useErrorWords();
  const undo = usePageUndo();
  const [asked, setAsked] = useState<'WARN' | 'SUSPEND' | null>(null);
  const { id, state, version, suspendedUntil } = conduct;
  const name = nameOf(conduct);
  const verdicts = eventsFor(
    farmerWorkflow,
    { id, state, version, facts: { ...noFarmerFacts, until: suspendedUntil } },
    viewer,
  );
  /** Why not, and null of what is not this person's to do at all. */
  const denialOf = (event: string) => {
    const denial = verdicts.find((verdict) => verdict.event === event)?.denial;
    return denial?.kind === 'permission' ? null : denial && t(`denied.${event}`, { context: state });
  };
  const liftNow = () =>
    lift(conduct).then(
      () => undo.did(t('lifted', { name }), name),
      (thrown: unknown) => toast.error(t('notLifted', { name }), { detail: refusalWords(thrown) }),
    );
  return (
    <div
      className={styles.conductTools}
      role="group"
      aria-label={t('measures')}
      aria-keyshortcuts={letters.measure.toUpperCase()}
    >
      {denialOf('WARN') !== null && (
        <Button
          icon={TriangleAlert}
          label={t('warn')}
          disabledReason={denialOf('WARN') ?? undefined}
          onPress={() => setAsked('WARN')}
        />
      )}
      {state !== 'suspended' && denialOf('SUSPEND') !== null && (
        <Button
          icon={CirclePause}
          label={t('suspend')}
          disabledReason={denialOf('SUSPEND') ?? undefined}
          onPress={() => setAsked('SUSPEND')}
        />
      )}
      {state === 'suspended' && denialOf('LIFT') !== null && (
        <Button
          icon={CirclePlay}
          label={t('lift')}
          disabledReason={denialOf('LIFT') ?? undefined}
          onPress={() => void liftNow()}
        />
      )}
      {asked && <MeasureDialog conduct={conduct} event={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
