import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Link, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import { useErrorWords } from '../api/error.words.ts';
import { useAskedWay } from '../asked-way.hook.ts';
import { useFormat } from '../format.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { usePageKeys } from '../ui/page-keys.hook.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { toast } from '../ui/toast.queue.ts';
import type { Claim } from '../workflow/claims.ts';
import { rowsOptions } from '../workflow/entity.data.ts';
import { leaveTrail, type Neighbour, placeOf, useTrail } from '../workflow/trail.ts';
import { useClaim } from '../workflow/workflow.data.ts';
import * as styles from './record.css.ts';
import type { PageRecord, RecordDescription } from './record.ts';

interface CrumbRowProps<R extends PageRecord> {
  description: RecordDescription<R>;
  record: R;
  /** Absent until it is known. */
  claim: Claim | null | undefined;
  viewerId: string;
  now: number;
}

/** Where the record stands: its list, who holds it, its neighbours in the list it was opened from. */
export function CrumbRow<R extends PageRecord>({ description, record, claim, viewerId, now }: CrumbRowProps<R>) {
  const { t } = useTranslation(['records', description.entity.namespace]);
  const { number } = useFormat();
  const lead = useAskedWay();
  const { entity } = description;
  const { namespace, href } = entity;
  const trail = useTrail(namespace);
  const place = placeOf(trail, record.id);
  const refusalWords = useErrorWords();
  const cache = useQueryClient();

  async function visit(neighbour: Neighbour | null | undefined) {
    if (!neighbour) return;
    if ('id' in neighbour) return lead(href?.(neighbour.id) ?? entity.screen);
    if (!trail) return;
    try {
      const query = { ...trail.query, offset: neighbour.offset };
      const { items, total } = await cache.fetchQuery(rowsOptions(entity, query));
      const ids = items.map(({ id }) => id);
      const id = neighbour.at === 'first' ? ids[0] : ids.at(-1);
      leaveTrail(namespace, { ...trail, query, ids, total });
      if (id) lead(href?.(id) ?? entity.screen);
    } catch (refusal) {
      toast.error(refusalWords(refusal));
    }
  }

  usePageKeys({
    '[': () => void visit(place?.previous),
    ']': () => void visit(place?.next),
  });

  return (
    <div className={styles.crumbs}>
      <Breadcrumb
        label={t('trail')}
        steps={[
          { label: t(`${namespace}:title`), href: trail?.address ?? entity.screen },
          { label: entity.number(record) },
        ]}
      />
      <IconButton
        icon={Link}
        label={t('copyLink')}
        onPress={() => {
          navigator.clipboard.writeText(window.location.href).then(
            () => toast.success(t('linkCopied')),
            () => toast.error(t('linkNotCopied')),
          );
        }}
      />
      <span className={styles.spacer} />
      {claim !== undefined && (
        <ClaimLine entity={entity.workflow} id={record.id} claim={claim} viewerId={viewerId} now={now} />
      )}
      {place && (
        <>
          <span className={styles.place}>
            {t('position', { position: number(place.position), total: number(place.total) })}
          </span>
          <span className={styles.neighbours}>
            <IconButton
              variant="secondary"
              icon={ChevronLeft}
              directional
              label={t('previous')}
              disabledReason={place.previous ? undefined : t('isFirst')}
              aria-keyshortcuts="["
              onPress={() => void visit(place.previous)}
            />
            <IconButton
              variant="secondary"
              icon={ChevronRight}
              directional
              label={t('next')}
              disabledReason={place.next ? undefined : t('isLast')}
              aria-keyshortcuts="]"
              onPress={() => void visit(place.next)}
            />
          </span>
        </>
      )}
    </div>
  );
}

interface ClaimLineProps {
  entity: Entity;
  id: string;
  claim: Claim | null;
  viewerId: string;
  now: number;
}

function ClaimLine({ entity, id, claim, viewerId, now }: ClaimLineProps) {
  const { t } = useTranslation('records');
  const refusalWords = useErrorWords();
  const { take, release } = useClaim(entity, id);
  const attempt = (action: () => Promise<void>) => {
    action().catch((refusal: unknown) => toast.error(t('claimFailed'), { detail: refusalWords(refusal) }));
  };
  const left = claim ? Date.parse(claim.until) - now : 0;
  // Rounded down: the moment of the page may be older than the claim.
  const minutes = Math.max(1, Math.floor(left / 60_000));
  if (!claim || left <= 0)
    return <Button variant="quiet" icon={Lock} label={t('claim')} onPress={() => attempt(take)} />;
  const isMine = claim.by.id === viewerId;
  return (
    <span className={styles.held}>
      <Icon of={Lock} />
      {isMine ? t('claimedByYou', { count: minutes }) : t('claimedBy', { name: claim.by.name, count: minutes })}
      {isMine && <TextLink onPress={() => attempt(release)}>{t('release')}</TextLink>}
    </span>
  );
}
