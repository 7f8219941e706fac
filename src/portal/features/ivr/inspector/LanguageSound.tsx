import { Check, Mic, Pause, Play, Trash2, Upload, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudioFile } from '../../../../../machines/ivr/menu.ts';
import { clockOf } from '../../../duration.ts';
import { FileTrigger } from '../../../ui/FileTrigger.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useRefusedFile } from '../../../ui/refused-file.hook.ts';
import { LevelMeter } from '../audio/LevelMeter.tsx';
import * as styles from './audio.css.ts';
import type { Player } from './player.hook.ts';
import { type RecordingFailure, useRecorder } from './recorder.hook.ts';
import { LARGEST_SOUND, SOUNDS, soundAddress, usePeaks } from './sounds.data.ts';
import { Waveform } from './Waveform.tsx';

interface LanguageSoundProps {
  /** The language's name in the reader's language. */
  name: string;
  file: AudioFile | null;
  /** The language that is heard where there is none; null: nothing is. */
  fallback: string | null;
  player: Player;
  isSending: boolean;
  locked: string | undefined;
  problem: string | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
  onProblem: (words: string) => void;
}

/** The recording of one language: play it, record or upload one, take it away. */
export function LanguageSound(props: LanguageSoundProps) {
  const { name, file, fallback, player, isSending, locked, problem, onFile, onRemove, onProblem } = props;
  const { t } = useTranslation(['ivrInspector', 'common']);
  const refusalOf = useRefusedFile(SOUNDS, LARGEST_SOUND);
  const record = useRef<HTMLButtonElement>(null);
  const recorder = useRecorder(
    (recorded) => onFile(recorded),
    (failure: RecordingFailure) => onProblem(t(failure)),
  );

  function take(offered: File | undefined) {
    const refusal = offered && refusalOf(offered);
    if (refusal) onProblem(refusal);
    else if (offered) onFile(offered);
  }

  return (
    <li className={styles.row} aria-label={name}>
      <span className={file || recorder.isRecording ? undefined : styles.missing}>{name}</span>
      {recorder.isRecording ? (
        <span className={styles.recording} role="status">
          {t(recorder.isPaused ? 'recordingPaused' : 'recordingNow', { time: clockOf(recorder.seconds) })}
        </span>
      ) : file ? (
        <Sound name={name} file={file} player={player} />
      ) : (
        <span className={styles.missing}>
          {isSending ? t('sendingSound') : fallback === null ? t('noAudio') : t('noAudioPlays', { language: fallback })}
        </span>
      )}
      <span className={styles.tools}>
        {recorder.isRecording ? (
          <>
            <IconButton
              icon={recorder.isPaused ? Mic : Pause}
              label={t(recorder.isPaused ? 'resumeRecording' : 'pauseRecording', { language: name })}
              onPress={recorder.pause}
            />
            <IconButton icon={Check} label={t('keepRecording', { language: name })} onPress={recorder.finish} />
            <IconButton icon={X} label={t('dropRecording', { language: name })} onPress={recorder.cancel} />
          </>
        ) : locked === undefined ? (
          <>
            {file && (
              <IconButton
                icon={Trash2}
                label={t('removeSound', { language: name })}
                onPress={() => {
                  onRemove();
                  // The button goes with the recording: the keyboard stays in its row.
                  record.current?.focus();
                }}
              />
            )}
            <IconButton
              ref={record}
              icon={Mic}
              label={t(file ? 'recordAgain' : 'record', { language: name })}
              onPress={() => {
                player.stop();
                void recorder.start();
              }}
            />
            <FileTrigger accept={SOUNDS} onChoose={([file]) => take(file)}>
              <IconButton icon={Upload} label={t('upload', { language: name })} />
            </FileTrigger>
          </>
        ) : null}
      </span>
      {recorder.isRecording && (
        <span className={styles.meter}>
          <LevelMeter level={recorder.level} verdict={recorder.verdict} />
        </span>
      )}
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

function Sound({ name, file, player }: { name: string; file: AudioFile; player: Player }) {
  const { t } = useTranslation('ivrInspector');
  const peaks = usePeaks(file.mediaId);
  const isCurrent = player.current === file.mediaId;
  const isPlaying = isCurrent && player.isPlaying;
  return (
    <span className={styles.sound}>
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={t(isPlaying ? 'pause' : 'play', { language: name })}
        className={isPlaying ? styles.playing : styles.solid}
        onPress={() => void player.toggle(file.mediaId, () => soundAddress(file.mediaId))}
      />
      <Waveform peaks={peaks} played={isCurrent ? player.played : 0} />
      <span className={styles.seconds}>{clockOf(file.seconds)}</span>
    </span>
  );
}
