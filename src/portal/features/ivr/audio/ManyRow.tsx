import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prompt } from '../../../../../machines/ivr/audio/prompts.ts';
import { languages } from '../../../../../machines/ivr/menu.ts';
import { clockOf } from '../../../duration.ts';
import { isolated } from '../../../isolated.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useRefusedFile } from '../../../ui/refused-file.hook.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { LARGEST_SOUND } from '../inspector/sounds.data.ts';
import { titleParts } from '../node/node.words.ts';
import * as styles from './many.css.ts';
import type { manyOf } from './many.store.ts';
import { promptKey, type Row, SOUND_NAMES } from './many.ts';

interface ManyRowProps {
  row: Row;
  prompts: readonly Prompt[];
  many: ReturnType<typeof manyOf>;
  isSending: boolean;
}

/** One file: where it goes, what is there, and what became of it. */
export function ManyRow({ row, prompts, many, isSending }: ManyRowProps) {
  const { t, i18n } = useTranslation(['ivrAudio', 'ivrInspector', 'common']);
  const { offered, slot, prompt, has } = row;
  const { key, path, state, match } = offered;
  const isOver = state === 'sent' || state === 'sending';
  const options = useMemo(() => {
    const among = match.prompt === null && match.among.length > 0 ? match.among : prompts;
    return among.map((each) => ({
      value: promptKey(each),
      label: titleParts(each.title).main,
      ...(each.keys !== null && { detail: isolated(each.keys.replaceAll('-', ' '), i18n.language) }),
    }));
  }, [match, prompts, i18n.language]);
  return (
    <tr data-state={state}>
      <td>
        <bdi className={styles.name}>{path}</bdi>
      </td>
      <td className={styles.wide}>
        {isOver ? (
          titleParts(prompt?.title ?? '').main
        ) : (
          <ComboBox
            label={t('many.promptOf', { name: path })}
            hideLabel
            options={options}
            value={offered.prompt}
            onChange={(value) => many.change(key, { prompt: value })}
          />
        )}
      </td>
      <td>
        {isOver ? (
          slot && t(`ivrInspector:languages.${slot.language}`)
        ) : (
          <Select
            label={t('many.languageOf', { name: path })}
            hideLabel
            options={languages.map((value) => ({ value, label: t(`ivrInspector:languages.${value}`) }))}
            value={slot?.language ?? offered.language}
            onChange={(language) => many.change(key, { language })}
          />
        )}
      </td>
      <td>
        <Standing row={row} />
        {has && !row.hindrance && !isOver && (
          <div className={styles.conflict}>
            <span>{t('many.has', { name: has.name, length: clockOf(has.seconds) })}</span>
            <SegmentedControl
              label={t('many.choiceOf', { name: path })}
              value={offered.choice ?? 'none'}
              options={[
                { value: 'keep', label: t('many.keep') },
                { value: 'replace', label: t('many.replace') },
              ]}
              onChange={(choice) => choice !== 'none' && many.change(key, { choice })}
            />
          </div>
        )}
      </td>
      <td>
        {!isSending && (
          <IconButton icon={X} label={t('many.leaveOut', { name: path })} onPress={() => many.remove([key])} />
        )}
      </td>
    </tr>
  );
}

function Standing({ row: { offered, hindrance, has, isReady } }: { row: Row }) {
  const { t } = useTranslation(['ivrAudio', 'common']);
  const refusalOf = useRefusedFile(SOUND_NAMES, LARGEST_SOUND);
  const { state, problem, file, match } = offered;
  if (hindrance) {
    const { why } = hindrance;
    const words =
      why === 'twice'
        ? t('many.twice', { other: hindrance.other })
        : why === 'noLanguage' || why === 'noPrompt' || why === 'manyPrompts'
          ? t(`many.${why}`, { count: match.prompt === null ? match.among.length : 0 })
          : refusalOf(file);
    return <span className={styles.trouble}>{words}</span>;
  }
  if (state === 'failed') {
    return (
      <span className={styles.trouble} role="alert">
        {problem}
      </span>
    );
  }
  if (state !== 'waiting') return <Badge label={t(`many.${state}`)} tone={state === 'sent' ? 'accent' : 'info'} />;
  if (has && offered.choice === 'keep') return <Badge label={t('many.kept')} />;
  if (!isReady) return null;
  return <Badge label={t(match.prompt ? `many.by.${match.by}` : 'many.byHand')} tone="accent" />;
}
