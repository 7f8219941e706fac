import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../api/attempt.hook.ts';
import { soundAddress } from '../../api/sound-address.ts';
import { useFormat } from '../../format.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { meta, muted } from '../../ui/text.css.ts';
import * as styles from './jobs.css.ts';
import type { SentSound } from './jobs.data.ts';

/** What the calls of a job play, a sound a language, each with how many hear it now. */
export function SentSounds({ sounds }: { sounds: readonly SentSound[] }) {
  const { t } = useTranslation(['jobs', 'campaigns']);
  const { number } = useFormat();
  const attempt = useAttempt();
  const [playing, setPlaying] = useState<string | null>(null);
  return (
    <>
      <ul className={styles.texts} aria-label={t('callsPlay')}>
        {sounds.map(({ language, name, mediaId, seconds, count }) => {
          const spoken = t(`campaigns:sounds.languages.${language}`);
          return (
            <li key={language} className={styles.sentence}>
              <IconButton
                icon={Play}
                label={t('campaigns:sounds.play', { language: spoken })}
                onPress={() => void attempt(soundAddress(mediaId).then(setPlaying))}
              />
              <bdi>{name}</bdi>
              <span className={`${meta} ${muted}`}>
                {[
                  spoken,
                  t('campaigns:sounds.seconds', { seconds: number(Math.round(seconds)) }),
                  t('hearsSound', { count, number: number(count) }),
                ].join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
      {playing !== null && (
        // biome-ignore lint/a11y/useMediaCaption: what it says stands in its script, where it was recorded.
        <audio key={playing} src={playing} controls autoPlay />
      )}
    </>
  );
}
