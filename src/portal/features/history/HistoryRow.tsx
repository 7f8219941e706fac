import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { opens, type Screen, screenAt } from '../../../../machines/shared/screens.ts';
import { workflows } from '../../../../machines/workflows.ts';
import type { components } from '../../../contract/generated/types.ts';
import { useFormat } from '../../format.ts';
import { usePermissionsInWords } from '../../permission-lines.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { useSession } from '../../shell/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { link, meta, muted, strong } from '../../ui/text.css.ts';
import { calledIn } from '../../workflow/called.ts';
import { type WorkflowWords, workflowWordsOf } from '../../workflow/words.ts';
import { FilterValue } from './FilterValue.tsx';
import * as styles from './history.css.ts';
import { belongings, fieldKeys, isEntity, pagesWithFields, placeOf } from './history.places.ts';

type Step = components['schemas']['DoneStep'];

/** One step: when, who, what, on which record, and what became of what. */
export function HistoryRow({ step, moduleOf }: { step: Step; moduleOf: (module: string) => string }) {
  const { t } = useTranslation(['history', 'accounts', ...pagesWithFields]);
  const { t: inWorkflow } = useTranslation('workflow');
  const format = useFormat();
  const { user } = useSession();
  const inWords = usePermissionsInWords();
  const words: WorkflowWords | null = isEntity(step.entity, workflows)
    ? workflowWordsOf(step.entity, inWorkflow)
    : null;
  const event = words
    ? words.happened(step.event)
    : t([`history:events.${step.event}`, `accounts:events.${step.event}`], { defaultValue: step.event });
  const place = placeOf(step);
  const screen: Screen | undefined = screenAt(place?.split('?')[0] ?? '');
  const belonging = t(belongings[step.entity] ?? '', { defaultValue: '' });
  const label =
    (step.label && calledIn(inWorkflow, step.entity, step.label)) ??
    t([`history:settings.${step.entity}`, `history:exports.${step.entity}`], { defaultValue: step.recordId });
  // A badge is called as the list of badges calls it, in the reader's language.
  const named = step.entity === 'badge' ? <ReferenceWord list="badge" of={{ title: label }} /> : label;
  const say = (field: string, value: string) => {
    if (field === 'given' || field === 'taken') return inWords(value);
    if (field === 'contentLanguage') return t(`campaigns:sounds.languages.${value}`);
    return value === 'true' || value === 'false' ? t(`accounts:${value === 'true' ? 'yes' : 'no'}`) : value;
  };
  const became = (field: string, value: string) =>
    step.event === 'EXPORT' ? <FilterValue entity={step.entity} field={field} value={value} /> : say(field, value);
  return (
    <li className={styles.step}>
      <time dateTime={step.at} className={muted}>
        {format.dateTime(step.at)}
      </time>
      <bdi className={strong}>{step.by.name}</bdi>
      <div className={styles.what}>
        <span>
          <span className={strong}>{event}</span> · <span className={muted}>{belonging || moduleOf(step.module)}</span>{' '}
          {place && screen && user && opens(user, screen) ? (
            <Link href={place} className={link}>
              <bdi>{named}</bdi>
            </Link>
          ) : (
            <bdi>{named}</bdi>
          )}
        </span>
        {words && step.to !== null && step.from !== step.to && (
          <span className={`${styles.move} ${meta} ${muted}`}>
            {step.from !== null && step.from !== 'none' && (
              <>
                {words.state(step.from)} <Icon of={ArrowRight} small directional />
              </>
            )}
            {words.state(step.to)}
          </span>
        )}
        {step.reason !== null && (
          <bdi className={meta}>{words ? words.reason(step.event, step.reason) : step.reason}</bdi>
        )}
        {step.changes.map(({ field, from, to }) => (
          <span key={field} className={`${styles.change} ${meta}`}>
            <span className={muted}>{t(fieldKeys(step.entity, field), { defaultValue: field })}:</span>
            {from !== null && <bdi className={styles.from}>{say(field, from)}</bdi>}
            {to !== null && <bdi>{became(field, to)}</bdi>}
            {from === null && to === null && <span>{t('changed')}</span>}
          </span>
        ))}
      </div>
    </li>
  );
}
