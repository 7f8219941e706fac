import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../api/problem.ts';
import { useFormat } from '../../format.ts';
import { useRoleWords } from '../../role.words.ts';
import { useSession } from '../../shell/session.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './accounts.css.ts';
import { type AssignedRole, makeRole } from './accounts.data.ts';
import { pagesOf } from './rights.ts';

interface NewRoleDialogProps {
  roles: readonly AssignedRole[];
  onClose: () => void;
  onMade: (id: string) => void;
}

/** What a role begins with that is made from no other. */
const NOTHING = 'nothing';

/** A role of one's own begins with nothing, or with what another one gives, as far as its maker has that. */
export function NewRoleDialog({ roles, onClose, onMade }: NewRoleDialogProps) {
  const { t } = useTranslation(['accounts', 'shell']);
  const format = useFormat();
  const roleWords = useRoleWords();
  const { user } = useSession();
  const [title, setTitle] = useState('');
  const [from, setFrom] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const origin = roles.find(({ id }) => id === from);
  const given = origin?.resources.filter((permission) => user?.permissions.has(permission)) ?? [];

  const opened = pagesOf(title, new Set(given)).map((key) => t(`shell:screens.${key}`));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const missing = {
      ...(title.trim() === '' && { '/title': t('fillIn') }),
      ...(from === null && { '/from': t('fillIn') }),
      ...(origin && given.length === 0 && { '/from': t('chooseOne') }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setSaving(true);
    try {
      const made = await makeRole(title.trim(), given);
      toast.success(t('roleMade', { role: made.title }));
      onMade(made.id);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setErrors(Object.fromEntries((error.problem.errors ?? []).map(({ pointer, message }) => [pointer, message])));
      if (!error.problem.errors?.length) toast.error(error.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={t('newRole')}
      description={t('newRoleBody')}
      isStrict={title.trim() !== ''}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button type="submit" form="new-role" variant="primary" label={t('createRole')} isPending={isSaving} />
        </>
      }
    >
      <form id="new-role" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('fields.title')}
          isRequired
          autoFocus
          maxLength={60}
          value={title}
          onChange={setTitle}
          error={errors['/title']}
        />
        <Select
          label={t('fromRole')}
          isRequired
          options={[
            { value: NOTHING, label: t('fromNothing') },
            ...roles.map((role) => ({ value: role.id, label: roleWords(role.title) })),
          ]}
          value={from}
          onChange={setFrom}
          error={errors['/from']}
          {...(origin && { description: t('givenOf', { count: given.length, all: origin.resources.length }) })}
        />
        {given.length > 0 && <p className={muted}>{t('opensPages', { screens: format.list(opened) })}</p>}
      </form>
    </Dialog>
  );
}
