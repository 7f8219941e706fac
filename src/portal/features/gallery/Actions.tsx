import { Check, Download, Ellipsis, List, PenLine, Plus, SquareKanban, Trash2, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './gallery.css.ts';
import type { Samples } from './gallery.samples.ts';

export function Actions({ words }: { words: Samples }) {
  const [view, setView] = useState<'list' | 'board'>('list');
  return (
    <div className={styles.block}>
      <Breadcrumb label={words.details} steps={[{ label: words.home, href: '/gallery' }, { label: 'LN-24817' }]} />
      <div className={styles.row}>
        <Button variant="primary" icon={Check} label={words.accept} onPress={() => toast.success(words.accepted)} />
        <Button
          variant="secondary"
          icon={Undo2}
          directional
          label={words.undo}
          onPress={() => toast.info(words.saved)}
        />
        <Button variant="quiet" icon={Plus} label={words.drawer} detail="3" />
        <Button variant="danger" icon={X} label={words.reject} onPress={() => toast.error(words.failed)} />
        <Button icon={PenLine} label={words.sign} disabledReason={words.signReason} />
        <Button variant="primary" label={words.saved} isPending />
        <Button
          label={words.undo}
          detail="U"
          onPress={() => toast.undo(words.accepted, words.undo, () => toast.info(words.saved))}
        />
        <Button large variant="primary" label={words.accept} />
        <IconButton icon={Ellipsis} variant="secondary" label={words.more} />
        <IconButton icon={Trash2} variant="danger" label={words.reject} disabledReason={words.signReason} />
        <Kbd keys={['J', 'K']} />
        <Kbd keys="Ctrl K" />
        <TextLink href="/gallery">{words.link}</TextLink>
      </div>
      <div className={styles.row}>
        <SegmentedControl
          label={words.details}
          value={view}
          onChange={setView}
          options={[
            { value: 'list', label: words.list, icon: List },
            { value: 'board', label: words.board, icon: SquareKanban },
          ]}
        />
        <Menu
          label={words.export}
          trigger={<Button icon={Download} label={words.export} opens />}
          entries={[
            // An id as a group might have it: entries are free in theirs.
            { id: 'all', label: 'CSV', shortcut: 'E' },
            { id: 'xlsx', label: 'XLSX', isChosen: true },
            { id: 'sign', label: words.sign, icon: PenLine, disabledReason: words.signReason },
            { id: 'reject', label: words.reject, icon: X, tone: 'danger' },
          ]}
        />
        <Popover label={words.season} trigger={<Button label={words.season} opens />}>
          {words.emptyBody}
        </Popover>
        <Chip name={words.season} value={words.seasonValue} onRemove={() => toast.info(words.saved)} />
      </div>
    </div>
  );
}
