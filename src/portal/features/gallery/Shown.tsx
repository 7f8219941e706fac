import {
  Archive,
  CircleCheck,
  CirclePause,
  CircleX,
  Inbox,
  type LucideIcon,
  PackageCheck,
  PenLine,
  UserCheck,
} from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { SelectAllColumn, Table, TableBody, TableCell, TableColumn, TableHeader, TableRow } from '../../ui/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './gallery.css.ts';
import type { Samples } from './gallery.samples.ts';

const marks: { tone: Tone; icon: LucideIcon }[] = [
  { tone: 'info', icon: Inbox },
  { tone: 'other', icon: UserCheck },
  { tone: 'warn', icon: CirclePause },
  { tone: 'accent', icon: CircleCheck },
  { tone: 'accentStrong', icon: PenLine },
  { tone: 'accentSolid', icon: PackageCheck },
  { tone: 'danger', icon: CircleX },
  { tone: 'neutral', icon: Archive },
];

export function Shown({ words }: { words: Samples }) {
  const [tab, setTab] = useState<'details' | 'history'>('details');
  const [page, setPage] = useState({ limit: 50, offset: 0 });
  return (
    <div className={styles.block}>
      <div className={styles.row}>
        {marks.map(({ tone, icon }, place) => (
          <Badge key={tone} tone={tone} icon={icon} label={words.states[place] ?? tone} />
        ))}
        <Badge large tone="accent" icon={CircleCheck} label={words.states[3] ?? ''} />
        <Avatar name={words.farmerName} size="small" />
        <Avatar name={words.farmerName} isMain />
        <Avatar name={words.farmerName} size="large" isMain />
      </div>
      <Tabs
        label={words.details}
        selected={tab}
        onChange={setTab}
        tabs={[
          { id: 'details', label: words.details, content: <SkeletonLines /> },
          {
            id: 'history',
            label: words.history,
            count: 5,
            content: <Progress label={words.imported} value={38} total={42} />,
          },
        ]}
      />
      <Table aria-label={words.home} selectionMode="multiple" defaultSelectedKeys={['1']}>
        <TableHeader>
          <SelectAllColumn label={words.list} />
          <TableColumn id="farmer" label={words.farmer} isRowHeader />
          <TableColumn id="phone" label={words.phone} />
          <TableColumn id="amount" label={words.amount} align="end" />
        </TableHeader>
        <TableBody>
          {words.districts.slice(0, 3).map((district, place) => (
            <TableRow key={district} id={String(place)} {...(place === 2 && { tone: 'gone' as const })}>
              <TableCell>
                <Checkbox slot="selection" label={words.list} hideLabel />
              </TableCell>
              <TableCell>{district}</TableCell>
              <TableCell>923004417826</TableCell>
              <TableCell align="end">485,000</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pagination total={2000} {...page} onChange={setPage} keys={[{ keys: ['J', 'K'], word: words.list }]} />
      <div className={styles.fields}>
        <EmptyState title={words.empty} body={words.emptyBody} action={<Button label={words.accept} />} />
        <ErrorState detail={words.failed} onRetry={() => toast.info(words.saved)} />
        <ForbiddenState permission="loan:accept:put" />
      </div>
    </div>
  );
}
