import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Audio, type Language, languages } from '../../../../../machines/ivr/menu.ts';
import * as styles from './audio.css.ts';
import { LanguageSound } from './LanguageSound.tsx';
import { usePlayer } from './player.hook.ts';
import { Section } from './Section.tsx';
import { sendSound, wordsOf } from './sounds.data.ts';

interface AudioSectionProps {
  audio: Audio;
  locked: string | undefined;
  /** A function, since a recording arrives when the audio may have changed again. */
  onChange: (next: (audio: Audio) => Audio) => void;
}

/** What is played, one recording a language. */
export function AudioSection({ audio, locked, onChange }: AudioSectionProps) {
  const { t } = useTranslation('ivrInspector');
  const [problems, setProblems] = useState<Partial<Record<Language, string>>>({});
  const [sending, setSending] = useState<readonly Language[]>([]);
  const say = (language: Language, words: string | undefined) =>
    setProblems(({ [language]: _, ...others }) => (words === undefined ? others : { ...others, [language]: words }));
  const player = usePlayer(() => {
    const language = languages.find((each) => audio[each]?.mediaId === player.current);
    if (language) say(language, t('cannotPlay'));
  });
  const held = languages.filter((language) => audio[language]).length;

  async function keep(language: Language, file: File) {
    say(language, undefined);
    setSending((now) => [...now, language]);
    try {
      const kept = await sendSound(language, file);
      onChange((now) => ({ ...now, [language]: kept }));
    } catch (error) {
      say(language, wordsOf(error) ?? t('cannotSend'));
    } finally {
      setSending((now) => now.filter((each) => each !== language));
    }
  }

  function remove(language: Language) {
    if (player.current === audio[language]?.mediaId) player.stop();
    onChange(({ [language]: _, ...others }) => others);
  }

  return (
    <Section id="audio" title={t('audio')} aside={t('ofLanguages', { count: held, of: languages.length })}>
      <ul className={styles.list} data-field="audio">
        {languages.map((language) => (
          <LanguageSound
            key={language}
            name={t(`languages.${language}`)}
            file={audio[language] ?? null}
            fallback={fallbackOf(language, audio, (code) => t(`languages.${code}`))}
            player={player}
            isSending={sending.includes(language)}
            locked={locked}
            problem={problems[language]}
            onFile={(file) => void keep(language, file)}
            onRemove={() => remove(language)}
            onProblem={(words) => say(language, words)}
          />
        ))}
      </ul>
    </Section>
  );
}

/** Urdu stands in for what is missing, English for Urdu. */
function fallbackOf(language: Language, audio: Audio, nameOf: (code: Language) => string): string | null {
  const standIn = (['ur', 'en'] as const).find((code) => code !== language && audio[code]);
  return standIn === undefined ? null : nameOf(standIn);
}
