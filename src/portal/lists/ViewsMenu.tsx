import { Bookmark, Check, Pencil, Plus, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../api/error.words.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Menu, type MenuEntry } from '../ui/Menu.tsx';
import { toast } from '../ui/toast.queue.ts';
import { useViewer } from '../workflow/viewer.ts';
import type { ColumnChoice } from './columns.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { type SavedView, useViews } from './views.data.ts';

interface ViewsMenuProps {
  screen: string;
  /** Views that nobody had to save; one is in force when the list is exactly so. */
  ready: readonly { label: string; query: string }[];
  onReady: (query: string) => void;
  /** The view the address names. */
  chosen: string | null;
  /** The list as it is now. */
  query: string;
  columns: readonly ColumnChoice[];
  onChoose: (view: SavedView | null) => void;
}

/** Saved views: one's own and those that colleagues share. */
export function ViewsMenu({ screen, ready, onReady, chosen, query, columns, onChoose }: ViewsMenuProps) {
  const { t } = useTranslation('lists');
  const refusalWords = useErrorWords();
  const { views, save, change, remove } = useViews(screen);
  const [dialog, setDialog] = useState<'new' | 'rename' | 'delete' | null>(null);
  const manages = useViewer().permissions.has('agent_authentication:agent:put');
  const view = views.find(({ id }) => id === chosen);
  const now = { screen, query, columns: columns.map((column) => ({ ...column })) };
  const standing = view ? undefined : ready.find((one) => one.query === query);
  const isChanged = view !== undefined && view.query !== query;

  async function attempt(action: () => Promise<SavedView | undefined>, message: string) {
    try {
      const saved = await action();
      if (saved) onChoose(saved);
      toast.success(message);
    } catch (refusal) {
      toast.error(t('viewFailed'), { detail: refusalWords(refusal) });
    }
  }

  const entry = (one: SavedView): MenuEntry => ({
    id: one.id,
    label: one.name,
    isChosen: one.id === chosen,
    ...(!one.mine && { detail: one.owner.name }),
    ...(one.mine && one.shared && { detail: t('viewShared') }),
    onAction: () => onChoose(one),
  });
  const own: MenuEntry[] =
    view?.mine === true
      ? [
          {
            id: 'save',
            label: t('viewSave'),
            icon: Check,
            disabledReason: isChanged || columns.length > 0 ? undefined : t('viewUnchanged'),
            onAction: () => void attempt(() => change(view, now), t('viewSaved')),
          },
          { id: 'rename', label: t('viewRename'), icon: Pencil, onAction: () => setDialog('rename') },
          {
            id: 'share',
            label: t(view.shared ? 'viewUnshare' : 'viewShare'),
            icon: Share2,
            onAction: () => void attempt(() => change(view, { shared: !view.shared }), t('viewSaved')),
          },
        ]
      : [];
  // Whoever manages accounts clears up what colleagues left behind.
  if (view?.mine === true || (view && manages)) {
    own.push({
      id: 'delete',
      label: t('viewDelete'),
      icon: Trash2,
      tone: 'danger',
      onAction: () => setDialog('delete'),
    });
  }
  const groups = [
    {
      id: 'standard',
      entries: [
        { id: 'all', label: t('viewStandard'), isChosen: !view && !standing, onAction: () => onChoose(null) },
        ...ready.map((one) => ({
          id: one.query,
          label: one.label,
          isChosen: one === standing,
          onAction: () => onReady(one.query),
        })),
      ],
    },
    { id: 'mine', label: t('viewsMine'), entries: views.filter(({ mine }) => mine).map(entry) },
    { id: 'shared', label: t('viewsShared'), entries: views.filter(({ mine }) => !mine).map(entry) },
    {
      id: 'actions',
      entries: [{ id: 'new', label: t('viewSaveAs'), icon: Plus, onAction: () => setDialog('new') }, ...own],
    },
  ];

  return (
    <>
      <Menu
        label={t('views')}
        trigger={
          <Button
            shrinks
            icon={Bookmark}
            label={view?.name ?? standing?.label ?? t('viewStandard')}
            {...(isChanged && { detail: t('viewChanged') })}
            opens
          />
        }
        entries={groups.filter(({ entries }) => entries.length > 0)}
      />
      {(dialog === 'new' || (dialog === 'rename' && view)) && (
        <ViewDialog
          title={t(dialog === 'new' ? 'viewSaveAs' : 'viewRename')}
          initial={dialog === 'rename' && view ? view : { name: '', shared: false }}
          onClose={() => setDialog(null)}
          onSave={async (named) => {
            onChoose(dialog === 'rename' && view ? await change(view, named) : await save({ ...now, ...named }));
          }}
        />
      )}
      {view && (
        <ConfirmDialog
          isOpen={dialog === 'delete'}
          onClose={() => setDialog(null)}
          title={t('viewDeleteTitle', { name: view.name })}
          description={view.shared ? t('viewDeleteShared') : t('viewDeleteBody')}
          confirmLabel={t('viewDelete')}
          confirmIcon={Trash2}
          tone="danger"
          onConfirm={async () => {
            await attempt(async () => {
              await remove(view);
              onChoose(null);
              return undefined;
            }, t('viewDeleted'));
          }}
        />
      )}
    </>
  );
}
