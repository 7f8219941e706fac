import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { $api } from '../../api/client.ts';
import { useSending } from '../../api/sending.hook.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { useTitle } from '../../reference/choices.ts';
import { useMayOpen } from '../../shell/open-screens.hook.ts';
import { useTextDraft } from '../../text-draft.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { usePageKeys } from '../../ui/page-keys.hook.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import * as styles from './farmers.css.ts';
import { addNote, type Profile } from './farmers.data.ts';

const KINDS = 6;

/** The note of this call, kept as it is typed; a digit begins a case of the number that rings, with what is noted. */
export function QuickFoot({ profile: { farmer }, phone }: { profile: Profile; phone: string }) {
  const { t } = useTranslation('farmers');
  const { isPending, refusal, send, forget } = useSending();
  const titleOf = useTitle();
  const [, navigate] = useLocation();
  // The note of a call survives whatever happens to the window.
  const note = useTextDraft(useViewer().id, `farmer:${farmer.id}`, 'call');
  const { text } = note;
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const categories =
    $api.useQuery('get', '/case/get-categories', {}, { staleTime: 600_000, retry: false }).data?.items ?? [];
  const mayCreate = useMayOpen()('createCase');
  const shown = mayCreate ? categories.slice(0, KINDS) : [];

  const type = (typed: string) => {
    note.type(typed);
    forget();
  };
  const begin = (place: number) => {
    const category = shown[place];
    if (!category) return;
    const query = new URLSearchParams({ msisdn: phone, category: category.id });
    // What was said in a call stands in no address: it would stay in the browser's history and in logs.
    navigate(`${path('createCase')}?${query}`, { state: { description: text } });
  };
  usePageKeys({
    ...(mayCreate && { n: () => setAsking(true) }),
    ...Object.fromEntries(shown.map((_, place) => [String(place + 1), () => begin(place)])),
  });
  useEffect(() => {
    // Typing anywhere begins the note, but for the letters that mean something here.
    const listen = (event: KeyboardEvent) => {
      const isFree = event.target === document.body && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isFree || event.defaultPrevented || event.key.length !== 1 || /[nl\d ?]/i.test(event.key)) return;
      field.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  async function file() {
    if (text.trim() === '') return;
    await send(async () => {
      await addNote(farmer.id, text);
      note.sent(text);
      forget();
      toast.success(t('noteFiled', { name: nameOf(farmer) }));
    });
  }

  return (
    <footer className={styles.quickFoot}>
      <TextArea
        ref={field}
        label={t('callNote')}
        description={t('keptAsTyped')}
        rows={2}
        maxLength={4000}
        value={text}
        onChange={type}
        {...(refusal && { error: refusal.words })}
      />
      <span className={styles.buttons}>
        <Button
          label={t('fileNote')}
          isPending={isPending}
          disabledReason={text.trim() === '' ? t('noteEmpty') : undefined}
          onPress={() => void file()}
        />
        {mayCreate && (
          <Button label={t('newCase')} hotkey="N" aria-keyshortcuts="N" onPress={() => setAsking(!isAsking)} />
        )}
      </span>
      {mayCreate && (
        <div className={styles.kindButtons} role="group" aria-label={t('newCase')} data-asking={isAsking || undefined}>
          {shown.map((category, place) => (
            <Button
              key={category.id}
              label={titleOf(category) ?? category.title}
              hotkey={String(place + 1)}
              aria-keyshortcuts={`N ${place + 1}`}
              onPress={() => begin(place)}
            />
          ))}
        </div>
      )}
    </footer>
  );
}
