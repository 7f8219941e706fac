import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/Button.tsx';
import * as field from '../../../ui/Field.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type ApiForm, authenticationKinds } from './api.form.ts';
import type { FieldsProps } from './detail.kind.ts';
import * as styles from './details.css.ts';

/** How the server signs the request in. A secret that is kept is never shown: it is set, changed or removed. */
export function AuthenticationFields({ values, change, errors, locked }: FieldsProps<ApiForm>) {
  const { t } = useTranslation('ivrDetails');
  const format = useFormat();
  const { authentication: kind, secret, secretSetAt: setAt } = values;
  const isKept = setAt !== null && secret === null;
  return (
    <fieldset className={styles.timings}>
      <legend className={field.label}>{t('fields.authentication')}</legend>
      <p className={field.description}>{t('authenticationHint')}</p>
      <div className={styles.pair}>
        <Select
          label={t('signsIn')}
          options={authenticationKinds.map((value) => ({ value, label: t(`authentication.${value}`) }))}
          value={kind}
          onChange={(authentication) => change({ authentication })}
          disabledReason={locked}
        />
        {(kind === 'basic' || kind === 'header') && (
          <TextField
            label={t(kind === 'basic' ? 'user' : 'headerOfSecret')}
            isRequired
            code
            maxLength={200}
            autoComplete="off"
            spellCheck="false"
            placeholder={kind === 'basic' ? '' : 'X-Api-Key'}
            value={values.authenticationName}
            onChange={(authenticationName) => change({ authenticationName })}
            error={errors['/authentication/name']}
            disabledReason={locked}
          />
        )}
      </div>
      {kind !== 'none' && isKept && (
        <div className={styles.secret}>
          <Icon of={KeyRound} small />
          <span className={styles.secretWords}>{t('secretKept', { day: format.dateTime(setAt) })}</span>
          <Button
            icon={Pencil}
            label={t('changeSecret')}
            disabledReason={locked}
            onPress={() => change({ secret: '' })}
          />
          <Button
            icon={Trash2}
            variant="quiet"
            label={t('removeSecret')}
            disabledReason={locked}
            onPress={() => change({ authentication: 'none', authenticationName: '' })}
          />
          {errors['/secret'] && (
            <p className={field.error} role="alert">
              {errors['/secret']}
            </p>
          )}
        </div>
      )}
      {kind !== 'none' && !isKept && (
        <TextField
          label={t(`secretOf.${kind}`)}
          description={t('secretHint')}
          isRequired
          code
          type="password"
          autoComplete="new-password"
          maxLength={1000}
          value={secret ?? ''}
          onChange={(text) => change({ secret: text })}
          error={errors['/secret']}
          disabledReason={locked}
        />
      )}
    </fieldset>
  );
}
