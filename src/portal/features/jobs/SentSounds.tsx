import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { useSound } from '../../sound.hook.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { meta, muted } from '../../ui/text.css.ts';
import * as styles from './jobs.css.ts';
import type { SentSound } from './jobs.data.ts';

/** What the calls of a job play, a sound a language, each with how many hear it now. */
export function SentSounds({ sounds }: { sounds: readonly SentSound[] }) {
  const { t } = useTranslation(['jobs', 'campaigns']);
  const { number } = useFormat();
  const { play, player } = useSound();
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
                onPress={() => play(mediaId)}
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
      {player}
    </>
  );
}
