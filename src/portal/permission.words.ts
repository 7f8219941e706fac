import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from './format.ts';

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

/** What a history says of permissions, line by line of the table. */
export function byRight(codes: string): { id: string; methods: string[] }[] {
  const lines = Map.groupBy(codes.split(', '), (code) => code.slice(0, code.lastIndexOf(':')));
  return [...lines].map(([id, of]) => ({ id, methods: of.map((code) => code.slice(id.length + 1)) }));
}

/** Permissions as a history has them, `cases:case:get, cases:case:post`, as people say them. */
export function usePermissionsInWords(): (codes: string) => string {
  const { t } = useTranslation(['rights', 'common']);
  const format = useFormat();
  return (codes) =>
    format.list(
      byRight(codes).map(({ id, methods }) =>
        t('common:rights.with', {
          right: t(id.replace(':', '.'), { defaultValue: id }),
          methods: format.list(methods.map((method) => t(`common:rights.methods.${method}`, { defaultValue: method }))),
        }),
      ),
    );
}
