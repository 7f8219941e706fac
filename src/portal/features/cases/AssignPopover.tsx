import { type KeyboardEvent, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import { useFormat } from '../../format.ts';
import type { RowFormProps } from '../../lists/list.ts';
import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { walkByArrows } from '../../ui/arrow-keys.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { keyOf } from '../../ui/keyboard.ts';
import { popover } from '../../ui/Popover.css.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { meta, muted } from '../../ui/text.css.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { type Candidate, FULL, inOrder } from './candidates.ts';
import type { CaseRow } from './cases.data.ts';
import * as styles from './cases.list.css.ts';

/** Who takes it: first who knows the matter and speaks the farmer's language, each with what they have already. */
export function AssignPopover({ row, onSend, onClose }: RowFormProps<CaseRow>) {
  const { t } = useTranslation('cases');
  const viewer = useViewer();
  const languageOf = useReferenceWords('language');
  const categoryOf = useReferenceWords('case-category');
  const [letters, setLetters] = useState('');
  const anchor = useRef(document.querySelector(`#row-${CSS.escape(row.id)} > td:last-child`));
  const { data, isPending } = $api.useQuery('get', '/case/agents', { params: { query: { caseId: row.id } } });
  const candidates = inOrder(data?.items ?? [], viewer.id, letters);
  const offered = [...candidates.fitting, ...candidates.others];
  const others = offered.filter(({ id }) => id !== viewer.id);
  const letterOf = ({ id }: Candidate) => {
    if (id === viewer.id) return 'm';
    const place = others.findIndex((one) => one.id === id) + 1;
    return place <= 9 ? String(place) : undefined;
  };
  const take = ({ email }: Candidate) => onSend({ agent: email });
  const matter = { language: row.language && languageOf(row.language), category: categoryOf(row.category) };
  const groups = [
    { key: row.language ? 'fitting' : 'knowing', items: candidates.fitting },
    { key: candidates.fitting.length > 0 ? 'others' : 'everybody', items: candidates.others },
  ];
  return (
    <Popover
      className={popover}
      triggerRef={anchor}
      placement="bottom end"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog aria-label={t('assignTo')} className={styles.outline}>
        <div
          role="group"
          aria-label={t('assignTo')}
          className={styles.assign}
          onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
            walkByArrows(event);
            const isWriting = event.target instanceof HTMLInputElement && !/^\d$/.test(keyOf(event));
            if (isWriting || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
            const chosen = offered.find((one) => letterOf(one) === keyOf(event));
            if (!chosen) return;
            event.preventDefault();
            take(chosen);
          }}
        >
          <SearchField label={t('assignTo')} value={letters} onChange={setLetters} />
          {isPending && <SkeletonLines lines={4} />}
          <div className={styles.candidates}>
            {groups.map(
              ({ key, items }) =>
                items.length > 0 && (
                  <section key={key} aria-label={t(`assign.${key}`, matter)}>
                    <h3 className={`${meta} ${muted}`}>{t(`assign.${key}`, matter)}</h3>
                    {items.map((one) => (
                      <CandidateButton
                        key={one.id}
                        candidate={one}
                        letter={letterOf(one)}
                        isMe={one.id === viewer.id}
                        isFirst={one === offered[0]}
                        matter={matter}
                        onPress={() => take(one)}
                      />
                    ))}
                  </section>
                ),
            )}
            {!isPending && offered.length === 0 && <p className={muted}>{t('assign.nobody')}</p>}
          </div>
        </div>
      </Dialog>
    </Popover>
  );
}

interface CandidateButtonProps {
  candidate: Candidate;
  letter: string | undefined;
  isMe: boolean;
  isFirst: boolean;
  matter: { language: string | null; category: string };
  onPress: () => void;
}

function CandidateButton({ candidate, letter, isMe, isFirst, matter, onPress }: CandidateButtonProps) {
  const { t } = useTranslation('cases');
  const { number } = useFormat();
  const { name, open, knows, speaks } = candidate;
  // Of both the head says it.
  const one = knows ? t('assign.knows', matter) : speaks && matter.language && t('assign.speaks', matter);
  return (
    <button
      type="button"
      className={styles.candidate}
      // biome-ignore lint/a11y/noAutofocus: what the popover is opened for
      autoFocus={isFirst}
      onClick={onPress}
      aria-keyshortcuts={letter?.toUpperCase()}
    >
      <Avatar name={name} isMain={isMe} />
      <span className={styles.candidateWords}>
        <bdi>{isMe ? t('youYourself') : name}</bdi>
        {!(knows && speaks) && one && <span className={`${meta} ${muted}`}>{one}</span>}
      </span>
      <span className={styles.load} data-full={open >= FULL || undefined} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (100 * open) / FULL)}%` }} />
      </span>
      <span className={`${meta} ${muted}`}>{t('openCases', { count: open, number: number(open) })}</span>
      {letter && <Kbd keys={[letter.toUpperCase()]} />}
    </button>
  );
}
