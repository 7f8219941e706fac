import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createExtension as mayCreate } from '../../../contract/generated/validators.js';
import { useAttempt } from '../../api/attempt.hook.ts';
import { EditDialog } from '../../editing/EditDialog.tsx';
import type { Edited } from '../../editing/edited.ts';
import { useLock } from '../../editing/permission.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './accounts.css.ts';
import {
  createExtension,
  deleteExtension,
  type Extension,
  type ExtensionInput,
  forgetExtensions,
  updateExtension,
  useExtensionOf,
} from './accounts.data.ts';

type ExtensionForm = Record<'exten' | 'name' | 'password' | 'email' | 'outboundCid' | 'callerId' | 'list', string>;
const empty: ExtensionForm = { exten: '', name: '', password: '', email: '', outboundCid: '', callerId: '', list: '' };

const formOf = (row: Extension): ExtensionForm => ({
  ...empty,
  exten: row.exten,
  name: row.name,
  email: row.email ?? '',
  outboundCid: row.outboundCid ?? '',
  callerId: row.callerId ?? '',
  list: row.list ?? '',
});

/** What is empty is left out. */
function inputOf({ exten, name, password, ...rest }: ExtensionForm): ExtensionInput {
  const filled = Object.fromEntries(Object.entries(rest).filter(([, value]) => value.trim() !== ''));
  return { exten: exten.trim(), name, password, tech: 'sip', ...filled };
}

function useEditedExtension(isNew: boolean): Edited<Extension, ExtensionForm> {
  const { t } = useTranslation('accounts');
  return {
    permission: 'callcenter:extension',
    empty,
    formOf,
    failuresOf(form) {
      // Of one that is there the password stays where none is typed.
      const input = inputOf(isNew || form.password !== '' ? form : { ...form, password: 'stays-as-it-is' });
      return mayCreate(input) ? [] : (mayCreate.errors ?? []);
    },
    create: (form) => createExtension(inputOf(form)),
    update(row, form) {
      const { password, ...rest } = inputOf(form);
      return updateExtension(row, { ...rest, ...(password !== '' && { password }) });
    },
    refresh: forgetExtensions,
    nameOf: (field) => t(`fields.${field}`),
    sayField: (field, value) => (value === '' ? '–' : field === 'password' ? '••••••' : String(value)),
  };
}

/** An extension of the call centre; its technology is always sip, and its password is never shown again. */
export function ExtensionDialog({ extension, onClose }: { extension: Extension | null; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const edited = useEditedExtension(extension === null);
  const attempt = useAttempt();
  const [isAsking, setAsking] = useState(false);
  const [email, setEmail] = useState(extension?.email ?? '');
  const other = useExtensionOf(email).find(({ id }) => id !== extension?.id);
  const cannotDelete = useLock('callcenter:extension:delete');
  return (
    <>
      <EditDialog
        place="side"
        title={extension ? t('extension', { exten: extension.exten }) : t('newExtension')}
        description={t('technology')}
        edited={edited}
        row={extension}
        known={extension ?? undefined}
        create={t('createExtension')}
        draft={{ name: 'extension', without: UNKEPT }}
        questionOf={({ email: typed }) =>
          other && typed.trim().toLowerCase() !== extension?.email
            ? { title: t('askOther', { exten: other.exten }), body: t('askOtherBody') }
            : undefined
        }
        foot={
          extension && (
            <Button
              variant="quiet"
              icon={Trash2}
              label={t('delete')}
              disabledReason={cannotDelete}
              onPress={() => setAsking(true)}
            />
          )
        }
        renderFields={({ values, change, errors }) => (
          <div className={styles.form}>
            <div className={styles.pair}>
              {(['exten', 'password', 'name', 'email', 'outboundCid', 'callerId', 'list'] as const).map((field) => (
                <TextField
                  key={field}
                  label={t(`fields.${field}`)}
                  isRequired={field === 'exten' || field === 'name' || (field === 'password' && extension === null)}
                  autoFocus={field === 'exten'}
                  code={field !== 'name' && field !== 'list'}
                  type={field === 'password' ? 'password' : 'text'}
                  autoComplete={field === 'password' ? 'new-password' : 'off'}
                  maxLength={longest[field]}
                  {...(hinted.has(field) && {
                    description:
                      field === 'email' && other ? t('hasOther', { exten: other.exten }) : t(`hints.${field}`),
                  })}
                  value={values[field]}
                  onChange={(value) => {
                    change({ [field]: value });
                    if (field === 'email') setEmail(value);
                  }}
                  error={errors[`/${field}`]}
                />
              ))}
            </div>
          </div>
        )}
        onClose={onClose}
      />
      {isAsking && extension && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={t('deleteExtension', { exten: extension.exten })}
          description={t('deleteExtensionBody')}
          confirmLabel={t('delete')}
          onConfirm={() =>
            attempt(
              deleteExtension(extension.id).then(() => {
                toast.success(t('deleted', { exten: extension.exten }));
                onClose();
              }),
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** A password lies nowhere. */
const UNKEPT = ['password'] as const;

const hinted: ReadonlySet<string> = new Set(['exten', 'password', 'email', 'list']);
const longest = { exten: 10, password: 100, name: 120, email: 254, outboundCid: 40, callerId: 80, list: 80 } as const;
