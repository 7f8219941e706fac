import { useEffect, useRef, useState } from 'react';

export interface Player {
  /** The sound that plays or pauses; null when none does. */
  current: string | null;
  isPlaying: boolean;
  /** How much of it has been played, from 0 to 1. */
  played: number;
  toggle: (id: string, address: () => Promise<string>) => Promise<void>;
  stop: () => void;
}

/** One sound at a time: beginning another ends the one that plays. */
export function usePlayer(onFailure: () => void): Player {
  const audio = useRef<HTMLAudioElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [played, setPlayed] = useState(0);

  useEffect(() => () => audio.current?.pause(), []);

  function stop() {
    audio.current?.pause();
    audio.current = null;
    setCurrent(null);
    setPlaying(false);
    setPlayed(0);
  }

  async function toggle(id: string, address: () => Promise<string>) {
    if (current === id && audio.current) {
      if (audio.current.paused) await audio.current.play();
      else audio.current.pause();
      return;
    }
    stop();
    setCurrent(id);
    try {
      const element = new Audio(await address());
      audio.current = element;
      element.addEventListener('play', () => audio.current === element && setPlaying(true));
      element.addEventListener('pause', () => audio.current === element && setPlaying(false));
      element.addEventListener('ended', () => audio.current === element && stop());
      element.addEventListener('timeupdate', () => {
        if (audio.current === element && element.duration > 0) setPlayed(element.currentTime / element.duration);
      });
      await element.play();
    } catch (error) {
      // Whoever stops a sound before it has begun meant to.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      stop();
      onFailure();
    }
  }

  return { current, isPlaying, played, toggle, stop };
}
