import { Mail, MessageSquare, PhoneCall, RotateCw, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { $api } from '../../api/client.ts';
import { useFormat } from '../../format.ts';
import { publicPaths } from '../../public-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { h1, link, ltr, meta, muted, strong } from '../../ui/text.css.ts';
import * as styles from './auth.css.ts';

const SOON = 3_000;
const icons = { mail: Mail, sms: MessageSquare, app: Smartphone, call: PhoneCall } as const;

/** What the demonstration would have sent to whoever looks: the code of their sign-in, the link that they asked for. */
export function OutboxPage() {
  const { t } = useTranslation('auth');
  const { dateTime } = useFormat();
  const outbox = $api.useQuery(
    'get',
    '/demo/outbox',
    { params: { query: { limit: 50 } } },
    { refetchInterval: SOON, retry: false },
  );
  return (
    <main className={styles.messages}>
      <div>
        <h1 className={h1}>{t('outbox.title')}</h1>
        <p className={muted}>{t('outbox.subtitle')}</p>
      </div>
      <div className={styles.noticeActions}>
        <Link href={publicPaths.signIn} className={link}>
          {t('backToSignIn')}
        </Link>
      </div>
      {outbox.isPending && <SkeletonLines lines={6} />}
      {outbox.error && (
        <ErrorState detail={outbox.error.detail ?? outbox.error.title} onRetry={() => void outbox.refetch()} />
      )}
      {outbox.data?.items.length === 0 && (
        <EmptyState
          icon={Mail}
          title={t('outbox.empty')}
          action={<Button icon={RotateCw} label={t('outbox.reload')} onPress={() => void outbox.refetch()} />}
        />
      )}
      <ul>
        {outbox.data?.items.map(({ id, channel, to, subject, text, at }) => (
          <li key={id} className={styles.message}>
            <div className={styles.messageHead}>
              <Icon of={icons[channel]} />
              <span className={`${ltr} ${strong}`}>{to}</span>
              {subject && <span>{subject}</span>}
              <time className={`${meta} ${muted}`} dateTime={at}>
                {dateTime(at)}
              </time>
            </div>
            <p className={styles.messageText} dir="auto">
              <Linked text={text} />
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, place) =>
    place % 2 === 1 ? (
      <a key={part} href={part} className={link}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
