import { type ReactNode, useState } from 'react';
import { useAttempt } from './api/attempt.hook.ts';
import { soundAddress } from './api/sound-address.ts';

/** Plays one sound after the other: `player` stands where its controls are wanted. */
export function useSound(): { play: (mediaId: string) => void; player: ReactNode } {
  const attempt = useAttempt();
  const [playing, setPlaying] = useState<string | null>(null);
  return {
    play: (mediaId) => void attempt(soundAddress(mediaId).then(setPlaying)),
    player: playing !== null && (
      // biome-ignore lint/a11y/useMediaCaption: what it says stands in its script or beside it.
      <audio key={playing} src={playing} controls autoPlay />
    ),
  };
}
