import i18next from 'i18next';

/** A permission as people say it: `loan:accept-loan:put` is a right to change and decide in Loans. */
export function rightInWords(permission: string): string {
  const [module = '', , method = ''] = permission.split(':');
  const key = `common:rights.modules.${module}`;
  if (!i18next.exists(key)) return permission;
  return i18next.t('common:rights.one', {
    module: i18next.t(key),
    method: i18next.t(`common:rights.methods.${method}`),
  });
}
