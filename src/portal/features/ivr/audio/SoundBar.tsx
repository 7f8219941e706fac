import { Check, Library, Mic, Pause, Play, RotateCcw, Trash2, Upload, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slot } from '../../../../../machines/ivr/audio/scripts.ts';
import type { AudioFile } from '../../../../../machines/ivr/menu.ts';
import { clockOf } from '../../../duration.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileTrigger } from '../../../ui/FileTrigger.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import type { Player } from '../inspector/player.hook.ts';
import { SOUNDS, soundAddress, usePeaks } from '../inspector/sounds.data.ts';
import { Waveform } from '../inspector/Waveform.tsx';
import * as styles from './audio.css.ts';
import { LevelMeter } from './LevelMeter.tsx';
import type { Takes } from './take.hook.ts';

interface SoundBarProps {
  slot: Slot;
  /** The language's name in the reader's language. */
  name: string;
  sound: AudioFile | null;
  player: Player;
  takes: Takes;
  locked: string | undefined;
  onLibrary: () => void;
}

/** The sound of one prompt in one language: play it, record or upload another, take one that is there already. */
export function SoundBar({ slot, name, sound, player, takes, locked, onLibrary }: SoundBarProps) {
  const { t } = useTranslation(['ivrAudio', 'ivrInspector']);
  const { recorder } = takes;
  const unsent = takes.unsentOf(slot);
  const problem = takes.problemOf(slot);
  const verdict = takes.verdictOf(slot);
  const isSending = unsent?.problem === null;
  if (recorder.isRecording) {
    return (
      <div className={styles.sound}>
        <span className={styles.recording} role="status">
          {t(recorder.isPaused ? 'ivrInspector:recordingPaused' : 'ivrInspector:recordingNow', {
            time: clockOf(recorder.seconds),
          })}
        </span>
        <LevelMeter level={recorder.level} verdict={recorder.verdict} />
        <div className={styles.tools}>
          <Button variant="primary" icon={Check} label={t('keep')} onPress={recorder.finish} />
          <Kbd keys="R" />
          <Button
            icon={recorder.isPaused ? Mic : Pause}
            label={t(recorder.isPaused ? 'goOn' : 'pause')}
            onPress={recorder.pause}
          />
          <Button icon={X} label={t('drop')} onPress={recorder.cancel} />
          <Kbd keys="Esc" />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.sound}>
      {sound ? (
        <Heard name={name} sound={sound} player={player}>
          <IconButton
            icon={Trash2}
            label={t('ivrInspector:removeSound', { language: name })}
            disabledReason={locked}
            onPress={() => {
              player.stop();
              takes.give(slot, null);
            }}
          />
        </Heard>
      ) : (
        <p className={styles.muted}>{isSending ? t('ivrInspector:sendingSound') : t('ivrInspector:noAudio')}</p>
      )}
      {verdict !== null && verdict !== 'good' && (
        <p className={styles.warning}>{t(`ivrInspector:verdicts.${verdict}`)}</p>
      )}
      {unsent?.problem && (
        <p className={styles.problem} role="alert">
          {unsent.problem}
          <Button icon={RotateCcw} label={t('sendAgain')} onPress={() => takes.sendAgain(slot)} />
          <Button variant="quiet" label={t('drop')} onPress={() => takes.drop(slot)} />
        </p>
      )}
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.tools}>
        <Button
          variant={sound ? 'secondary' : 'primary'}
          icon={Mic}
          label={t(sound ? 'recordAgain' : 'record')}
          disabledReason={locked}
          onPress={() => {
            player.stop();
            takes.record(slot);
          }}
        />
        <Kbd keys="R" />
        <FileTrigger accept={SOUNDS} onChoose={([file]) => file && takes.upload(slot, file)}>
          <Button icon={Upload} label={t('upload')} disabledReason={locked} />
        </FileTrigger>
        <Button icon={Library} label={t('fromLibrary')} disabledReason={locked} onPress={onLibrary} />
      </div>
    </div>
  );
}

interface HeardProps {
  name: string;
  sound: AudioFile;
  player: Player;
  /** What is done with it. */
  children: ReactNode;
}

function Heard({ name, sound, player, children }: HeardProps) {
  const { t } = useTranslation('ivrInspector');
  const peaks = usePeaks(sound.mediaId);
  const isCurrent = player.current === sound.mediaId;
  const isPlaying = isCurrent && player.isPlaying;
  return (
    <div className={styles.heard}>
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={t(isPlaying ? 'pause' : 'play', { language: name })}
        onPress={() => void player.toggle(sound.mediaId, () => soundAddress(sound.mediaId))}
      />
      <Waveform peaks={peaks} played={isCurrent ? player.played : 0} />
      <span className={styles.seconds}>{clockOf(sound.seconds)}</span>
      <bdi className={styles.fileName}>{sound.name}</bdi>
      {children}
    </div>
  );
}
