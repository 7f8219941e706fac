import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { byRight, type Right } from './rights.ts';

/** A right as people say it; one that has no words yet by its own name. */
export function useRightWords(): (right: Right) => string {
  const { t } = useTranslation('rights');
  return ({ id, action }) => t(id.replace(':', '.'), { defaultValue: action });
}

/** Permissions as a history has them, `cases:case:get, cases:case:post`, as people say them. */
export function usePermissionsInWords(): (codes: string) => string {
  const { t } = useTranslation(['rights', 'common', 'accounts']);
  const format = useFormat();
  return (codes) =>
    format.list(
      byRight(codes).map(({ id, methods }) =>
        t('accounts:rightWith', {
          right: t(id.replace(':', '.'), { defaultValue: id }),
          methods: format.list(methods.map((method) => t(`common:rights.methods.${method}`, { defaultValue: method }))),
        }),
      ),
    );
}
