import { Eye, EyeOff, Lock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditForm } from '../../editing/edit-form.hook.ts';
import { useFormat } from '../../format.ts';
import { rightInWords } from '../../permission.words.ts';
import { useRoleWords } from '../../role.words.ts';
import { useSession } from '../../shell/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { folded } from '../../ui/folded.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { meta, muted, strong } from '../../ui/text.css.ts';
import * as styles from './accounts.css.ts';
import { type Account, type AssignedRole, usePartners } from './accounts.data.ts';
import { type AgentForm, heldFirst, SHORTEST_PASSWORD } from './agent.form.ts';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
const LARGEST_PICTURE = 2 * 1024 * 1024;

interface AgentFieldsProps {
  form: EditForm<AgentForm>;
  account: Account | null;
  roles: readonly AssignedRole[];
}

export function AgentFields({ form, account, roles }: AgentFieldsProps) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const { values, change, errors } = form;
  const partners = usePartners();
  const [isShown, setShown] = useState(false);
  const missing = Object.keys(errors).map((pointer) => pointer.slice(1));
  const beyond = account?.lockedBy ?? [];
  const text = (field: 'name' | 'email' | 'msisdn' | 'password') => ({
    label: t(`fields.${field}`),
    isRequired: field !== 'password' || account === null,
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errors[`/${field}`],
  });

  return (
    <div className={styles.form}>
      {beyond.length > 0 && (
        <p role="note" className={styles.notice}>
          <Icon of={Lock} />
          <span>{t('mayMore', { rights: format.list(beyond.slice(0, SAID).map(rightInWords)) })}</span>
        </p>
      )}
      {missing.length > 0 && (
        <p role="alert" className={styles.refused}>
          <Icon of={TriangleAlert} />
          <span>
            <span className={strong}>{t('notSent')}</span>{' '}
            {t('lacking', { fields: format.list(missing.map((field) => t(`fields.${field}`))) })}
          </span>
        </p>
      )}
      <div className={styles.portrait}>
        <Avatar name={values.name || '?'} size="large" {...(account?.picture && { image: account.picture })} />
        <FilePicker
          label={t('fields.picture')}
          accept={PICTURES}
          maxBytes={LARGEST_PICTURE}
          files={values.picture ? [values.picture] : []}
          onChange={([picture = null]) => change({ picture })}
          description={t('pictureHint')}
          error={errors['/profileImageUrl']}
        />
      </div>
      <div className={styles.pair}>
        <TextField {...text('name')} autoFocus maxLength={120} autoComplete="off" />
        <TextField {...text('msisdn')} type="tel" code maxLength={30} placeholder="0300 1234567" autoComplete="off" />
        <TextField {...text('email')} type="email" code maxLength={254} autoComplete="off" />
        <TextField
          {...text('password')}
          type={isShown ? 'text' : 'password'}
          code
          maxLength={200}
          autoComplete="new-password"
          description={account ? t('passwordStays') : t('passwordHint', { count: SHORTEST_PASSWORD })}
          end={
            <PlainIconButton
              icon={isShown ? EyeOff : Eye}
              label={t(isShown ? 'hidePassword' : 'showPassword')}
              onPress={() => setShown(!isShown)}
            />
          }
        />
      </div>
      <Roles form={form} roles={heldFirst(roles, account)} />
      {partners.length > 0 && (
        <Select
          label={t('fields.institutionId')}
          description={t('institutionHint')}
          options={[
            { value: 'none', label: t('noInstitution') },
            ...partners.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={values.institutionId ?? 'none'}
          onChange={(id) => change({ institutionId: id === 'none' ? null : id })}
          error={errors['/institutionId']}
        />
      )}
      <Checkbox
        label={t('fields.twoFactor')}
        description={t(account?.hasApp ? 'twoFactorApp' : 'twoFactorHint')}
        isSelected={values.twoFactor}
        onChange={(twoFactor) => change({ twoFactor })}
      />
      {account && (
        <Checkbox
          label={t('fields.active')}
          description={errors['/active'] ?? t('activeHint')}
          isSelected={values.active}
          onChange={(active) => change({ active })}
        />
      )}
    </div>
  );
}

/** How many rights are named where somebody may more. */
const SAID = 3;

/** The roles to choose from; those that may more than the reader stand there with a lock and why. */
function Roles({ form, roles }: Pick<AgentFieldsProps, 'form' | 'roles'>) {
  const { t } = useTranslation('accounts');
  const roleWords = useRoleWords();
  const { user } = useSession();
  const [search, setSearch] = useState('');
  const { values, change, errors } = form;
  const wanted = folded(search.trim());
  const found = roles.filter(({ title }) => folded(`${title} ${roleWords(title)}`).includes(wanted));
  const lackedOf = ({ resources }: AssignedRole) =>
    resources.filter((permission) => !user?.permissions.has(permission)).length;
  return (
    <fieldset className={styles.roles} data-wrong={errors['/roleId'] !== undefined}>
      <legend className={meta}>{t('fields.roleId')}</legend>
      <SearchField label={t('findRole')} value={search} onChange={setSearch} maxLength={60} />
      <div className={styles.roleList}>
        {found.map((role) => {
          const lacked = lackedOf(role);
          const isHeld = values.roleId.includes(role.id);
          return (
            <Checkbox
              key={role.id}
              label={roleWords(role.title)}
              description={role.builtIn ? t('rightCount', { count: role.resources.length }) : t('ownRole')}
              isSelected={isHeld}
              disabledReason={lacked > 0 && !isHeld ? t('youLack', { count: lacked }) : undefined}
              onChange={(isChosen) =>
                change({
                  roleId: isChosen ? [...values.roleId, role.id] : values.roleId.filter((id) => id !== role.id),
                })
              }
            />
          );
        })}
        {found.length === 0 && <p className={muted}>{t('nothingFound')}</p>}
      </div>
      {errors['/roleId'] !== undefined && (
        <p className={styles.fault}>
          <Icon of={TriangleAlert} small /> {errors['/roleId']}
        </p>
      )}
    </fieldset>
  );
}
