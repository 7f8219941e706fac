import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../title-of.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { focusFirstFault } from '../ui/judged.ts';
import { Kbd } from '../ui/Kbd.tsx';
import { keyOf } from '../ui/keyboard.ts';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { danger, h4, meta, muted } from '../ui/text.css.ts';
import { messageFor, type ReasonTemplate, useReasonTemplates } from '../workflow/reasons.data.ts';
import { TemplateText } from '../workflow/TemplateText.tsx';
import type { BegunReason } from './begun-reasons.ts';
import * as styles from './queue.css.ts';
import { RuleLines } from './RuleLines.tsx';

const LONGEST = 500;

interface ReasonPanelProps {
  /** What was written when the panel was left before. */
  begun: BegunReason | undefined;
  onChange: (reason: BegunReason) => void;
  title: string;
  verb: string;
  isDanger: boolean;
  kind: string;
  /** The codes of the reasons that stand to reason: the first that there is, is chosen until a person chooses. */
  proposed: readonly string[];
  /** The kinds of things whose rules stand beside the reasons. */
  ruled: readonly string[];
  isOptional: boolean;
  /** Why it cannot be sent any more: a colleague was faster. */
  denial: string | undefined;
  /** The author's language: in it the message is proposed. */
  language: string;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** Asks why, over the context and never over the item: a digit chooses, Enter sends, Escape leaves and loses nothing. */
export function ReasonPanel({
  begun,
  onChange,
  title,
  verb,
  isDanger,
  kind,
  proposed,
  ruled,
  isOptional,
  denial,
  language,
  onSend,
  onClose,
}: ReasonPanelProps) {
  const { t } = useTranslation(['queues', 'common']);
  const templates = useReasonTemplates(kind);
  const [{ template: chosen, message }, setReason] = useState(begun ?? { template: null, message: '' });
  // A digit that came before the reasons it chooses from.
  const [early, setEarly] = useState<{ digit: number; isSent: boolean } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const isUrdu = language !== 'en';
  // On a phone the panel lies over the end of the page: to go there would take the item out of sight.
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    const isOverPage = frame.current !== null && getComputedStyle(frame.current).position === 'fixed';
    const page = document.querySelector('[data-queue-page]');
    if (!isOverPage || !page) return undefined;
    // What is decided on stands above it while it is there, however far the page was read.
    const place = page.scrollTop;
    document.querySelector('[data-judged]')?.scrollIntoView({ block: 'start' });
    return () => page.scrollTo({ top: place });
  }, []);
  // What will be sent is in view before Enter sends it.
  useEffect(() => {
    if (chosen !== null) words.current?.querySelector('textarea')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const [wasSent, setSent] = useState(false);

  const change = (reason: BegunReason) => {
    setReason(reason);
    onChange(reason);
  };
  const choose = (template: ReasonTemplate) =>
    change({ template: template.id, message: messageFor(template, message, templates ?? [], language) });
  function propose(from: readonly ReasonTemplate[]) {
    const template = proposed.flatMap((code) => from.find((one) => one.code === code) ?? [])[0];
    if (template) setReason({ template: template.id, message: messageFor(template, message, from, language) });
  }
  const chooseEarly = useEffectEvent((from: readonly ReasonTemplate[]) => {
    const template = early === null ? undefined : from[early.digit - 1];
    setEarly(null);
    if (!template) return begun === undefined ? propose(from) : undefined;
    const text = messageFor(template, message, from, language);
    change({ template: template.id, message: text });
    // Enter has come before them, too: nothing is asked any more.
    if (early?.isSent && denial === undefined) onSend(text.trim());
  });
  useEffect(() => {
    if (templates) chooseEarly(templates);
  }, [templates]);
  const isReady = isOptional || message.trim() !== '';
  const isMissing = wasSent && !isReady;
  const send = () => {
    if (early !== null && !templates) return setEarly({ ...early, isSent: true });
    const isFaulty = focusFirstFault(frame, () => setSent(true));
    if (isReady && !isFaulty && denial === undefined) onSend(message.trim());
  };
  const press = (event: KeyboardEvent) => {
    const isWriting = event.target instanceof HTMLTextAreaElement;
    const digit = Number(keyOf(event.nativeEvent));
    if (event.key === 'Escape') onClose();
    else if (event.repeat && (event.key === 'Enter' || !isWriting)) return;
    else if (event.key === 'Enter' && !(isWriting && event.shiftKey) && !isPressed(event.target)) send();
    else if (isWriting || !(digit >= 1 && digit <= 9)) return;
    else if (!templates) setEarly({ digit, isSent: false });
    else {
      const template = templates[digit - 1];
      if (!template) return;
      choose(template);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={frame}
      className={styles.panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      data-holds-keys
      onKeyDown={press}
    >
      <div className={styles.panelHead}>
        <h2 className={h4}>{title}</h2>
        <span className={styles.push} />
        <span className={`${meta} ${muted} ${styles.byKeys}`}>{t('pressNumber')}</span>
      </div>
      <div className={styles.reasons} role="radiogroup" aria-label={title}>
        {!templates && <SkeletonLines lines={4} />}
        {templates?.map((template, place) => (
          <button
            key={template.id}
            type="button"
            role="radio"
            aria-checked={template.id === chosen}
            className={styles.reason}
            onClick={() => choose(template)}
          >
            {place < 9 && <Kbd keys={String(place + 1)} />}
            <span className={styles.grow}>{titleOf(template)}</span>
            {template.id === chosen && <Icon of={Check} small />}
          </button>
        ))}
      </div>
      {isMissing && chosen === null && (
        <p role="alert" className={`${styles.reasonFault} ${danger}`} tabIndex={-1} data-fault>
          {t('common:reasonFirst')}
        </p>
      )}
      <RuleLines kinds={ruled} named={templates?.find(({ id }) => id === chosen)?.rule ?? null} />
      <div ref={words} className={styles.message}>
        <TextArea
          label={t(isUrdu ? 'messageInUrdu' : 'message')}
          language={isUrdu ? 'ur' : undefined}
          value={message}
          onChange={(written) => {
            setEarly(null);
            change({ template: chosen, message: written });
          }}
          maxLength={LONGEST}
          rows={3}
          error={isMissing && chosen !== null ? t('common:reasonFirst') : undefined}
        />
        <TemplateText
          template={templates?.find(({ id }) => id === chosen)}
          language={language}
          message={message}
          onUse={(text) => change({ template: chosen, message: text })}
        />
        {denial !== undefined && (
          <p role="alert" className={meta}>
            {denial}
          </p>
        )}
      </div>
      <div className={styles.panelFoot}>
        <Button variant="quiet" label={t('common:cancel')} hotkey="Esc" onPress={onClose} />
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          label={verb}
          hotkey="Enter"
          disabledReason={denial}
          onPress={send}
        />
      </div>
    </div>
  );
}

/** What Enter presses itself. */
function isPressed(target: EventTarget): boolean {
  return target instanceof HTMLButtonElement || (target instanceof HTMLElement && target.tagName === 'SUMMARY');
}
