import { useTranslation } from 'react-i18next';
import { hidden } from '../../../ui/text.css.ts';
import { isDecision, type Moment } from './log.ts';
import { useCallWords } from './words.hook.ts';

/** Tells a screen reader what is heard since the last key, and what the call waits for. */
export function Transcript({ moments }: { moments: readonly Moment[] }) {
  const { t } = useTranslation('ivrSimulator');
  const words = useCallWords();
  const from = Math.max(0, moments.findLastIndex(isDecision));
  const since = moments.slice(from);
  const state = moments.at(-1)?.state;
  return (
    <div role="log" aria-label={t('announcements')} className={hidden}>
      {since.flatMap((moment, place) =>
        moment.effects.map((effect, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place
          effect.type === 'play' ? <p key={`${from + place}-${index}`}>{words.spoken(effect)}</p> : null,
        ),
      )}
      {state && state.phase !== 'playing' && <p key={`${from} ${state.phase}`}>{t(`phases.${state.phase}`)}</p>}
    </div>
  );
}
