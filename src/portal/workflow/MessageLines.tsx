import { CircleCheck, CircleX, Clock, MessageSquareOff, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { Icon } from '../ui/Icon.tsx';
import { NumbersApart } from '../ui/NumbersApart.tsx';
import { h4, meta, muted } from '../ui/text.css.ts';
import * as styles from './messages.css.ts';
import type { WorkflowView } from './workflow.data.ts';

type TextMessage = WorkflowView['messages'][number];

const MARKS = {
  waiting: Clock,
  sent: CircleCheck,
  failed: CircleX,
  withdrawn: MessageSquareOff,
  withheld: MessageSquareOff,
} as const;

/** What is told of a record by SMS, and whether it has reached whom it is for. */
export function MessageLines({ messages }: { messages: readonly TextMessage[] }) {
  const { t } = useTranslation('records');
  if (messages.length === 0) return null;
  return (
    <section className={styles.messages} aria-label={t('messages.title')}>
      <h3 className={h4}>{t('messages.title')}</h3>
      <ul className={styles.lines}>
        {messages.map((message) => (
          <li key={message.id} className={styles.line} data-state={message.state}>
            <Icon of={message.state === 'waiting' && message.error ? TriangleAlert : MARKS[message.state]} small />
            <div className={styles.words}>
              <Delivery {...message} />
              <p className={`${meta} ${muted}`} lang={message.language} dir="auto">
                <NumbersApart>{message.text}</NumbersApart>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a message has reached whom it is for. */
export function Delivery({ state, addressee, attempts, sentAt, nextTryAt, error }: TextMessage) {
  const { t } = useTranslation('records');
  const { dateTime, number } = useFormat();
  const moment = sentAt ?? nextTryAt;
  const words = {
    to: t(`messages.to.${addressee}`),
    time: moment && dateTime(moment),
    count: attempts,
    number: number(attempts),
    error,
  };
  return <p>{t(state === 'waiting' && error ? 'messages.again' : `messages.${state}`, words)}</p>;
}
