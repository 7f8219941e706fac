import { Crosshair } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type Prompt, standingOf } from '../../../../../machines/ivr/audio/prompts.ts';
import { keepSound, type Slot, writeScripts } from '../../../../../machines/ivr/audio/scripts.ts';
import { type Language, languages } from '../../../../../machines/ivr/menu.ts';
import { Button } from '../../../ui/Button.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { textFault } from '../../../ui/text-fault.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { useCommitted } from '../inspector/committed.hook.ts';
import type { Player } from '../inspector/player.hook.ts';
import { MenuTitle } from '../node/MenuTitle.tsx';
import * as styles from './audio.css.ts';
import { SoundBar } from './SoundBar.tsx';
import type { Takes } from './take.hook.ts';
import { languageTags } from './worklist.ts';

export const LONGEST_SCRIPT = 2_000;

interface PromptPaneProps {
  prompt: Prompt;
  language: Language;
  player: Player;
  takes: Takes;
  locked: string | undefined;
  scriptRef: RefObject<HTMLTextAreaElement | null>;
  onShow: () => void;
  onLibrary: () => void;
  /** Back to the list. */
  onLeave: () => void;
}

/** What is to be said and what is said, of one prompt in one language. */
export function PromptPane(props: PromptPaneProps) {
  const { prompt, language, player, takes, locked, scriptRef, onShow, onLibrary, onLeave } = props;
  const { t } = useTranslation(['ivrAudio', 'ivrInspector']);
  const designer = useDesignerActions();
  const slot: Slot = { kind: prompt.kind, id: prompt.id, language };
  const name = t(`ivrInspector:languages.${language}`);
  return (
    <section className={styles.pane} aria-label={t('prompt')}>
      <header className={styles.paneHead}>
        <h2 className={styles.paneTitle}>
          <MenuTitle title={prompt.title} lines={2} />
        </h2>
        <p className={styles.muted}>
          {t(prompt.kind === 'box' ? 'isBox' : prompt.keys === null ? 'isNode' : 'isNodeBehind', {
            keys: prompt.keys?.replaceAll('-', ' '),
          })}
          {!prompt.isActive && ` · ${t('inactive')}`}
        </p>
        <Button variant="quiet" icon={Crosshair} label={t('showOnCanvas')} onPress={onShow} />
        <Kbd keys="O" />
      </header>
      <SoundBar {...{ slot, name, player, takes, locked, onLibrary }} sound={prompt.audio[language] ?? null} />
      {standingOf(prompt, language) === 'older' && (
        <p className={styles.warning}>
          {t('olderThanScript')}
          <Button
            label={t('stillFits')}
            disabledReason={locked}
            onPress={() => designer.run(keepSound(designer.state.draft, slot))}
          />
        </p>
      )}
      <Script key={`${prompt.kind} ${prompt.id} ${language}`} {...{ prompt, slot, name, locked, scriptRef, onLeave }} />
      <Reference prompt={prompt} language={language} />
    </section>
  );
}

interface ScriptProps extends Pick<PromptPaneProps, 'prompt' | 'locked' | 'scriptRef' | 'onLeave'> {
  slot: Slot;
  name: string;
}

function Script({ prompt, slot, name, locked, scriptRef, onLeave }: ScriptProps) {
  const { t } = useTranslation('ivrAudio');
  const designer = useDesignerActions();
  const stored = prompt.scripts[slot.language]?.text ?? '';
  const { text, change, commit } = useCommitted(
    stored,
    (next) => designer.run(writeScripts(designer.state.draft, [{ ...slot, text: next }])),
    {
      place: { kind: prompt.kind, of: prompt.id, field: `audio.${slot.language}` },
      refuses: (next) => textFault(next, LONGEST_SCRIPT) !== null,
    },
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside has the keyboard
    <div
      onKeyDown={(event) => {
        const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (event.key !== 'Escape' && !isDone) return;
        event.preventDefault();
        event.stopPropagation();
        commit();
        onLeave();
      }}
    >
      <TextArea
        ref={scriptRef}
        label={t('scriptIn', { language: name })}
        description={t('scriptHint')}
        value={text}
        onChange={change}
        onBlur={() => commit()}
        maxLength={LONGEST_SCRIPT}
        rows={6}
        language={slot.language === 'en' ? undefined : languageTags[slot.language]}
        {...(locked !== undefined && { disabledReason: locked })}
      />
    </div>
  );
}

/** What it says in another language, for who translates. */
function Reference({ prompt, language }: Pick<PromptPaneProps, 'prompt' | 'language'>) {
  const { t } = useTranslation(['ivrAudio', 'ivrInspector']);
  const others = (['ur', 'en', ...languages] as const).filter((each) => each !== language && prompt.scripts[each]);
  const written = [...new Set(others)].slice(0, 2);
  return written.map((each) => (
    <figure key={each} className={styles.reference}>
      <figcaption className={styles.muted}>
        {t('scriptIn', { language: t(`ivrInspector:languages.${each}`) })}
      </figcaption>
      <blockquote lang={languageTags[each]} dir="auto">
        {prompt.scripts[each]?.text}
      </blockquote>
    </figure>
  ));
}
