import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Slot, setSounds } from '../../../../../machines/ivr/audio/scripts.ts';
import type { AudioFile } from '../../../../../machines/ivr/menu.ts';
import { newKey } from '../../../api/new-key.ts';
import { useRefusedFile } from '../../../ui/refused-file.hook.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { type Recorder, useRecorder } from '../inspector/recorder.hook.ts';
import { LARGEST_SOUND, SOUNDS, sendSound, wordsOf } from '../inspector/sounds.data.ts';
import { keyOf } from './worklist.ts';

interface Unsent {
  slot: Slot;
  file: File;
  key: string;
  problem: string | null;
}

export interface Takes {
  recorder: Recorder;
  record: (slot: Slot) => void;
  upload: (slot: Slot, file: File) => void;
  give: (slot: Slot, sound: AudioFile | null) => void;
  /** A recording that is on its way, or did not arrive: it stays here until it is sent again or let go. */
  unsentOf: (slot: Slot) => Unsent | undefined;
  hasUnsent: boolean;
  /** Of the last recording, where it was made for this. */
  verdictOf: (slot: Slot) => Recorder['verdict'];
  sendAgain: (slot: Slot) => void;
  drop: (slot: Slot) => void;
  /** What went wrong before anything could be sent. */
  problemOf: (slot: Slot) => string | undefined;
  problem: (slot: Slot, words: string) => void;
}

/** Records sounds and sends them, each into the place it was begun for, wherever somebody goes meanwhile. */
export function useTakes(): Takes {
  const { t } = useTranslation(['ivrInspector', 'common']);
  const designer = useDesignerActions();
  const refusalOf = useRefusedFile(SOUNDS, LARGEST_SOUND);
  const target = useRef<Slot>(null);
  const [recorded, setRecorded] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<ReadonlyMap<string, Unsent>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const recorder = useRecorder(
    (file) => {
      if (target.current) void send({ slot: target.current, file, key: newKey(), problem: null });
    },
    (failure) => {
      if (target.current) problem(target.current, t(failure));
    },
  );

  function problem(slot: Slot, words: string | null) {
    setProblems((before) => {
      const after = new Map(before);
      if (words === null) after.delete(keyOf(slot));
      else after.set(keyOf(slot), words);
      return after;
    });
  }

  function note(slot: Slot, next: Unsent | null) {
    setUnsent((before) => {
      const after = new Map(before);
      if (next) after.set(keyOf(slot), next);
      else after.delete(keyOf(slot));
      return after;
    });
  }

  function give(slot: Slot, sound: AudioFile | null) {
    designer.run(setSounds(designer.state.draft, [{ ...slot, sound }]));
  }

  async function send(taken: Unsent) {
    const { slot, file, key } = taken;
    problem(slot, null);
    note(slot, { ...taken, problem: null });
    try {
      give(slot, await sendSound(slot.language, file, { key }));
      note(slot, null);
    } catch (error) {
      note(slot, { ...taken, problem: wordsOf(error) ?? t('cannotSend') });
    }
  }

  return {
    recorder,
    give,
    problem,
    problemOf: (slot) => problems.get(keyOf(slot)),
    record(slot) {
      problem(slot, null);
      target.current = slot;
      setRecorded(keyOf(slot));
      void recorder.start();
    },
    upload(slot, file) {
      const refusal = refusalOf(file);
      if (refusal) problem(slot, refusal);
      else void send({ slot, file, key: newKey(), problem: null });
    },
    hasUnsent: unsent.size > 0,
    verdictOf: (slot) => (recorded === keyOf(slot) ? recorder.verdict : null),
    unsentOf: (slot) => unsent.get(keyOf(slot)),
    sendAgain(slot) {
      const taken = unsent.get(keyOf(slot));
      if (taken) void send(taken);
    },
    drop: (slot) => note(slot, null),
  };
}
