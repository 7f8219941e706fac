import { useTranslation } from 'react-i18next';
import { useFormat } from './format.ts';

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
