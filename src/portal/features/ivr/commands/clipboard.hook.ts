import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../api/error.words.ts';
import { toast } from '../../../ui/toast.queue.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { readMenuFile } from '../exchange/import.ts';
import { knownHere, useTargetWords } from '../exchange/known-here.hook.ts';
import { refusedPaste } from '../exchange/refused-paste.store.ts';
import { namesFor } from '../node/node.words.ts';
import { act, copyChosen } from './actions.ts';
import { keepForeign, keptCopied, originOf } from './clipboard.ts';

/** Copies and pastes by way of the computer's clipboard. A part of another menu is judged like a file that is imported. */
export function useClipboard() {
  const { t, i18n } = useTranslation('ivr');
  const designer = useDesignerActions();
  const wordsOf = useErrorWords();
  const targetWords = useTargetWords();

  /** Says what was done with the chosen nodes: on the screen little or nothing of it is seen. */
  function say(done: 'copied' | 'cut' | 'pasted'): void {
    const { draft, selection } = designer.state;
    const [one = '', ...others] = selection;
    const title = namesFor(draft.nodes.get(one)?.title ?? '', i18n.language)[0]?.words ?? t('untitled');
    const count = selection.length;
    toast.note(t(`clipboard.${done}`, { what: others.length === 0 ? title : t('nodeCount', { count, shown: count }) }));
  }

  function copy(isCut: boolean): string | null {
    const text = copyChosen(designer, isCut);
    if (text !== null) say(isCut ? 'cut' : 'copied');
    return text;
  }

  function put(): void {
    if (act(designer, 'paste')) say('pasted');
  }

  async function pasteForeign(text: string): Promise<void> {
    const answer = readMenuFile(text);
    if ('notJson' in answer) toast.error(t('clipboard.cutOff'));
    else if ('faults' in answer) refusedPaste.faults = answer.faults;
    else {
      try {
        const { file, left } = await knownHere(answer.file);
        keepForeign(file);
        put();
        const words = targetWords(left);
        if (words !== null) toast.info(words);
      } catch (refusal) {
        toast.error(wordsOf(refusal));
      }
    }
  }

  /** Pastes this text where it is a part of a menu; false: it is something else. */
  function paste(text: string): boolean {
    const origin = originOf(text);
    if (origin === 'here') put();
    else if (origin === 'elsewhere') void pasteForeign(text);
    return origin !== null;
  }

  return {
    copy,
    paste,
    /** For an entry of a menu, where the page itself has to ask the browser for the clipboard. */
    async pasteFromMenu(): Promise<void> {
      const text = await textOnClipboard();
      if (text !== null && paste(text)) return;
      if (keptCopied()) put();
      else toast.info(t(text === null ? 'clipboard.notReadable' : 'refused.nothingCopied'));
    },
    async copyFromMenu(isCut: boolean): Promise<void> {
      const text = copy(isCut);
      if (text === null) return;
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        toast.info(t('clipboard.notWritable'));
      }
    },
  };
}

/** Null: the browser does not let the page read it. */
async function textOnClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
