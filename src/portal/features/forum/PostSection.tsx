import { Flag, Pencil, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../person-name.ts';
import * as content from '../../queues/content.css.ts';
import { MarkedText } from '../../queues/MarkedText.tsx';
import { Media } from '../../queues/Media.tsx';
import { push } from '../../queues/queue.css.ts';
import { RiskStrip } from '../../queues/RiskMark.tsx';
import type { RecordContext } from '../../records/record.ts';
import { useBegun } from '../../records/section-draft.ts';
import { useSectionEdit } from '../../records/section-edit.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { h4 } from '../../ui/text.css.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { EditPost } from './EditPost.tsx';
import * as styles from './forum.css.ts';
import { draftName, draftOf } from './post.form.ts';
import type { PostRecord } from './posts.data.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { SentimentButtons } from './SentimentButtons.tsx';

const REPORT = 'forum:report:put';

/** What was posted, with its media in place; what a reader can say to it, and its edit. */
export function PostSection(props: RecordContext<PostRecord>) {
  const { record: post, denialOf } = props;
  const { t } = useTranslation(['forum', 'workflow']);
  const { permissions, id: viewer } = useViewer();
  const isBegun = useBegun(viewer, draftName(post), draftOf(post), denialOf('EDIT'));
  const { isEditing, edit, close } = useSectionEdit(props, isBegun);
  const [reporting, setReporting] = useState<'post' | 'user' | null>(null);
  const mayReport = permissions.has(REPORT) ? undefined : t('workflow:needsPermission', { permission: REPORT });
  const { author } = post;
  return (
    <>
      <div className={content.sectionHead}>
        <h2 className={h4}>{t('sections.post')}</h2>
        <span className={push} />
        {!isEditing && <Button icon={Pencil} label={t('edit')} disabledReason={denialOf('EDIT')} onPress={edit} />}
      </div>
      {isEditing ? (
        <EditPost {...props} onClose={close} />
      ) : (
        <>
          <RiskStrip risk={post.risk} />
          <MarkedText text={post.content} language={post.language} />
          <Media media={post.media} name={nameOf(post.creator)} />
        </>
      )}
      <div className={styles.tools}>
        <SentimentButtons post={post} />
        <span className={push} />
        <Button
          variant="quiet"
          icon={Flag}
          label={t('report')}
          disabledReason={mayReport ?? (post.state === 'deleted' ? t('isDeleted') : undefined)}
          onPress={() => setReporting('post')}
        />
        {author && (
          <Button
            variant="quiet"
            icon={UserX}
            label={t('reportAuthor')}
            disabledReason={mayReport}
            onPress={() => setReporting('user')}
          />
        )}
      </div>
      {reporting && (
        <ReportDialog
          kind={reporting}
          of={reporting === 'user' && author ? { user: author.id } : { post: post.id }}
          name={nameOf(post.creator)}
          onClose={() => setReporting(null)}
        />
      )}
    </>
  );
}
