import i18next from 'i18next';

/** A permission as people say it, in the words of the table of roles; one that has none yet by its module. */
export function rightInWords(permission: string): string {
  const [module = '', action = '', method = ''] = permission.split(':');
  const key = [`rights:${module}.${action}`, `common:rights.modules.${module}`].find((known) => i18next.exists(known));
  if (key === undefined) return permission;
  return i18next.t('common:rights.one', {
    module: i18next.t(key),
    method: i18next.t(`common:rights.methods.${method}`),
  });
}
