import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { faint, meta, muted, strong } from '../ui/text.css.ts';
import * as styles from './Notice.css.ts';
import { useNoticeWords } from './notice.hook.ts';
import { placeOfNotice } from './notice.place.ts';
import type { NoticeRecord } from './notices.data.ts';
import { useSession } from './session.ts';

interface NoticeProps {
  notice: NoticeRecord;
  onFollow?: () => void;
}

/** One thing that happened, leading to its record: to its page, or to its place in a queue. */
export function Notice({ notice, onFollow }: NoticeProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const { user } = useSession();
  const { title, text, outcome, because } = useNoticeWords(notice);
  const href = placeOfNotice(notice, user);
  const words = (
    <>
      <div className={notice.read ? undefined : strong}>{title}</div>
      <div className={`${meta} ${muted}`}>{text}</div>
      {outcome && <div className={meta}>{outcome}</div>}
      <div className={`${meta} ${faint}`}>
        {[t('ago', { age: format.age(notice.at) }), because].filter(Boolean).join(' · ')}
      </div>
    </>
  );
  if (!href) return <div className={styles.notice}>{words}</div>;
  return (
    <Link href={href} className={styles.notice} {...(onFollow && { onPress: onFollow })}>
      {words}
    </Link>
  );
}
