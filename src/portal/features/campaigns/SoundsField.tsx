import { Play, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Audio, heardIn, type Language, languages } from '../../../../machines/ivr/menu.ts';
import { useAttempt } from '../../api/attempt.hook.ts';
import { useFormat } from '../../format.ts';
import { useSound } from '../../sound.hook.tsx';
import { FileTrigger } from '../../ui/FileTrigger.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { danger, h4, meta, muted } from '../../ui/text.css.ts';
import * as styles from './campaigns.css.ts';
import { sendSound } from './campaigns.data.ts';

const SOUNDS = ['audio/mpeg', 'audio/wav', 'audio/x-wav', 'audio/ogg', 'audio/mp4', 'audio/x-m4a'];

interface SoundsFieldProps {
  sounds: Audio;
  onChange: (change: (sounds: Audio) => Audio) => void;
  error: string | undefined;
  locked: string | undefined;
}

/** What a call plays, one sound a language. */
export function SoundsField({ sounds, onChange, error, locked }: SoundsFieldProps) {
  const { t } = useTranslation('campaigns');
  const { number } = useFormat();
  const attempt = useAttempt();
  const [sending, setSending] = useState<Language | null>(null);
  const { play, player } = useSound();

  const take = (language: Language, file: File) => {
    setSending(language);
    const sent = sendSound(language, file).then((sound) => onChange((now) => ({ ...now, [language]: sound })));
    void attempt(sent).finally(() => setSending(null));
  };
  const none = (language: Language) => {
    const heard = heardIn(sounds, language);
    return heard === null ? t('sounds.none') : t('sounds.instead', { language: t(`sounds.languages.${heard}`) });
  };
  return (
    <fieldset name="sounds" tabIndex={-1} className={styles.sounds}>
      <legend className={h4}>{t('sounds.title')}</legend>
      {languages.map((language) => {
        const sound = sounds[language];
        const name = t(`sounds.languages.${language}`);
        return (
          <div key={language} className={styles.sound}>
            <span className={styles.soundName}>{name}</span>
            {sound ? (
              <>
                <IconButton
                  icon={Play}
                  label={t('sounds.play', { language: name })}
                  onPress={() => play(sound.mediaId)}
                />
                <span className={`${meta} ${muted}`}>
                  <bdi>{sound.name}</bdi> {t('sounds.seconds', { seconds: number(Math.round(sound.seconds)) })}
                </span>
                <IconButton
                  icon={X}
                  label={t('sounds.remove', { language: name })}
                  disabledReason={locked}
                  onPress={() => onChange(({ [language]: _, ...others }) => others)}
                />
              </>
            ) : (
              <span className={`${meta} ${muted}`}>{none(language)}</span>
            )}
            <span className={styles.spacer} />
            <FileTrigger accept={SOUNDS} onChoose={([file]) => file && locked === undefined && take(language, file)}>
              <IconButton
                icon={Upload}
                label={t('sounds.upload', { language: name })}
                disabledReason={locked ?? (sending === language ? t('sounds.sending') : undefined)}
              />
            </FileTrigger>
          </div>
        );
      })}
      {player}
      {error !== undefined && (
        <p role="alert" className={danger} tabIndex={-1} data-fault>
          {error}
        </p>
      )}
    </fieldset>
  );
}
