import { useState } from 'react';
import { Button as PressedButton } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { LONGEST_TAG } from '../../../../../machines/ivr/questions.ts';
import { useFormat } from '../../../format.ts';
import { walkByArrows } from '../../../ui/arrow-keys.ts';
import { Button } from '../../../ui/Button.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Written } from '../../../ui/Written.tsx';
import { letters } from '../../../workflow/letters.ts';
import * as styles from './recordings.css.ts';
import { type Recording, useCallerOf } from './recordings.data.ts';

interface TagButtonProps {
  recording: Recording;
  /** Those that the question has. */
  tags: readonly { tag: string; count: number }[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onTag: (tag: string | null) => void;
}

/** The tag of a recording, or "sort" while it has none; pressed, a word is typed or chosen from those that others have. */
export function TagButton({ recording, tags, isOpen, onOpenChange, onTag }: TagButtonProps) {
  const { t } = useTranslation('campaigns');
  const { tag, taggedBy } = recording;
  const name = useCallerOf()(recording);
  return (
    <Popover
      label={t('recordings.tagOf', { name })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      trigger={
        <PressedButton
          className={styles.tag}
          data-empty={tag === null || undefined}
          aria-label={tag === null ? t('recordings.sortOne', { name }) : t('recordings.tagIs', { name, tag })}
          aria-keyshortcuts={letters.change.toUpperCase()}
        >
          <Written cut>{tag ?? t('recordings.sort')}</Written>
        </PressedButton>
      }
    >
      {(close) => (
        <TagForm
          tag={tag}
          by={taggedBy?.name ?? null}
          tags={tags}
          onTag={(next) => {
            close();
            if (next !== tag) onTag(next);
          }}
        />
      )}
    </Popover>
  );
}

interface TagFormProps {
  tag: string | null;
  by: string | null;
  tags: TagButtonProps['tags'];
  onTag: (tag: string | null) => void;
}

const MOST_OFFERED = 8;

function TagForm({ tag, by, tags, onTag }: TagFormProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const word = typed.trim();
  const offered = tags.filter((one) => one.tag.toLocaleLowerCase().includes(word.toLocaleLowerCase()));
  const isTooLong = word.length > LONGEST_TAG;
  return (
    <form
      className={styles.tagForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (word !== '' && !isTooLong) onTag(word);
      }}
      onKeyDown={walkByArrows}
    >
      <TextField
        label={t('recordings.tag')}
        autoFocus
        maxLength={LONGEST_TAG}
        value={typed}
        onChange={setTyped}
        description={by === null ? undefined : t('recordings.by', { name: by })}
      />
      {offered.slice(0, MOST_OFFERED).map((one) => (
        <PressedButton key={one.tag} className={styles.offered} onPress={() => onTag(one.tag)}>
          <Written cut>{one.tag}</Written>
          <span className={styles.count}>{format.number(one.count)}</span>
        </PressedButton>
      ))}
      <span className={styles.ends}>
        {tag !== null && <Button variant="quiet" label={t('recordings.takeAway')} onPress={() => onTag(null)} />}
        <Button
          variant="primary"
          type="submit"
          label={t('recordings.save')}
          disabledReason={word === '' ? t('recordings.typeFirst') : undefined}
        />
      </span>
    </form>
  );
}
