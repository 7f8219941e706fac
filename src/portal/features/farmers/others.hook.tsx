import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isAlike } from '../../editing/meanwhile.ts';
import { StoredMeanwhile } from '../../editing/StoredMeanwhile.tsx';
import { useFormat } from '../../format.ts';
import * as record from '../../records/record.css.ts';
import type { Typed } from '../../records/typed.hook.ts';
import type { Option } from '../../ui/Option.tsx';
import { useMergedWords } from './Meanwhile.tsx';

interface Others<Form extends object> {
  /** As it is stored now; null where it is stored no more, undefined where it never was. */
  stored: Form | null | undefined;
  /** What is chosen from lists, by field. */
  options: Partial<Record<keyof Form & string, readonly Option[]>>;
  /** What stands in a field, where neither a list nor its form says it. */
  say?: (field: string, value: unknown) => string | undefined;
  /** Said where it was removed. */
  gone?: string;
}

/**
 * What others make of something a farmer has while it stands in a form: nothing typed is lost over it. What they stored is
 * told, compared and built on, and that they removed it is said.
 */
export function useOthers<Form extends object>(form: Typed<Form>, { stored, options, say, gone }: Others<Form>) {
  const { t } = useTranslation(['farmers', 'editing']);
  const format = useFormat();
  const merged = useMergedWords();
  const { typing, isPending, isUndecided, choose, follow } = form;
  useEffect(() => {
    if (stored && !isPending && !isAlike(stored, typing.begun)) follow(stored);
  });
  const isGone = stored === null && !isPending;
  const words = (field: string, value: unknown) => {
    const said = say?.(field, value);
    if (said !== undefined) return said;
    if (typeof value === 'number') return format.number(value);
    if (typeof value !== 'string' || value === '') return '–';
    const chosen = options[field as keyof Form & string]?.find((option) => option.value === value);
    return chosen?.label ?? (/^\d{4}-\d\d-\d\d$/.test(value) ? format.date(value) : value);
  };
  return {
    isGone,
    /** Why it cannot be sent now. */
    reason: merged ?? (isUndecided ? t('editing:decideFirst') : undefined),
    /** The form, which does not say again what is said here. */
    form: isUndecided || isGone ? { ...form, failure: undefined } : form,
    notice: isGone ? (
      <div role="alert" className={record.notice}>
        {gone}
      </div>
    ) : (
      <StoredMeanwhile
        typing={typing}
        nameOf={(field) => t([`fields.${field}`, field])}
        say={words}
        onChoose={choose}
      />
    ),
  };
}
