import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RestoredDraft } from '../RestoredDraft.tsx';
import { Button } from '../ui/Button.tsx';
import { CancelButton } from '../ui/CancelButton.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useHeldTab } from '../ui/closing-tab.hook.ts';
import { Dialog, type DialogProps } from '../ui/Dialog.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { toast } from '../ui/toast.queue.ts';
import { useViewer } from '../workflow/viewer.ts';
import { type EditForm, useEditForm } from './edit-form.hook.ts';
import type { Edited, Stored } from './edited.ts';
import { useLock } from './permission.hook.ts';
import { StoredMeanwhile } from './StoredMeanwhile.tsx';

interface EditDialogProps<Row extends Stored, Form extends object>
  extends Pick<DialogProps, 'title' | 'description' | 'width' | 'place' | 'onClose'> {
  edited: Edited<Row, Form>;
  /** As it was opened; null makes a new one. */
  row: Row | null;
  /** As it is known now. */
  known: Row | undefined;
  /** What the button of a new one says. */
  create: string;
  renderFields: (form: EditForm<Form>) => ReactNode;
  /** A second tab of a record that is stored. */
  extra?: { label: string; render: (isDirty: boolean) => ReactNode } | undefined;
  /** Before the buttons of the foot. */
  foot?: ReactNode;
  /** Under which name what is typed is kept on this device until it is sent or given up, without what may not or cannot be kept. */
  draft: { name: string; without?: readonly (keyof Form & string)[] };
  /** A new one that stays open, to be gone on with. */
  onCreated?: (row: Row) => void;
  /** A new one that is there, so that whoever made it is led to it; it closes the dialog. */
  onMade?: (row: Row) => void;
  /** What is asked before it is sent, where it breaks no rule and is seldom meant. */
  questionOf?: (values: Form) => { title: string; body: string } | undefined;
}

/** The same at each drawing. */
const NOTHING = [] as const;

/** A record with all its fields, saved as a whole: in the middle of the page, or beside it. */
export function EditDialog<Row extends Stored, Form extends object>(props: EditDialogProps<Row, Form>) {
  const {
    edited,
    row,
    known,
    create,
    renderFields,
    extra,
    foot,
    draft,
    onClose,
    onCreated,
    onMade,
    questionOf,
    ...frame
  } = props;
  const { t } = useTranslation(['editing', 'common']);
  const element = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState<'fields' | 'extra'>('fields');
  const [isAsking, setAsking] = useState(false);
  const locked = useLock((row && edited.changesWith) || `${edited.permission}:${row ? 'put' : 'post'}`);
  const { id: person } = useViewer();
  const { name, without = NOTHING } = draft;
  const kept = { person, name, without };
  const form = useEditForm({ edited, row, known, locked, element, draft: kept, isHeld, onSaved });
  useHeldTab(form.isDirty);
  const question = questionOf?.(form.values);
  const content = (
    <form id="edited" ref={element} noValidate onSubmit={form.submit}>
      <RestoredDraft typed={form} />
      <StoredMeanwhile typing={form.typing} nameOf={edited.nameOf} say={edited.sayField} onChoose={form.choose} />
      {renderFields(form)}
    </form>
  );

  return (
    <Dialog
      {...frame}
      isOpen
      isStrict={form.isDirty}
      onClose={giveUp}
      footer={
        <>
          {foot}
          <CancelButton />
          <Button
            type="submit"
            form="edited"
            variant="primary"
            label={row ? t('common:save') : create}
            isPending={form.isSaving}
            disabledReason={locked ?? notNow()}
          />
        </>
      }
    >
      {row && extra ? (
        <Tabs
          label={row.title}
          selected={tab}
          onChange={setTab}
          tabs={[
            { id: 'fields', label: t('details'), content },
            { id: 'extra', label: extra.label, content: extra.render(form.isDirty) },
          ]}
        />
      ) : (
        content
      )}
      {isAsking && question && (
        <ConfirmDialog
          isOpen
          title={question.title}
          description={question.body}
          confirmLabel={row ? t('common:save') : create}
          onConfirm={form.send}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  );

  function isHeld(values: Form): boolean {
    const isAsked = questionOf?.(values) !== undefined;
    setAsking(isAsked);
    return isAsked;
  }

  function giveUp() {
    form.reset();
    onClose();
  }

  function notNow(): string | undefined {
    if (form.isUndecided) return t('decideFirst');
    // Of a new one what is missing is said at its fields.
    return form.isDirty || !row ? undefined : t('nothingChanged');
  }

  function onSaved(saved: Row) {
    // One that stays open says so itself: a message in the corner would lie over its buttons.
    if (!row && onCreated) return onCreated(saved);
    toast.success(t('saved', { title: saved.title }));
    if (!row && onMade) onMade(saved);
    else onClose();
  }
}
