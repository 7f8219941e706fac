import { useMemo } from 'react';
import type { Entity } from '../../../machines/workflows.ts';
import { $api } from '../api/client.ts';

/** What the reasons of the reference list are for. */
export type ReasonKind = Entity | 'user';

export interface ReasonTemplate {
  id: string;
  code: string;
  title: string;
  titleUr: string | null;
  message: string;
  messageUr: string;
  /** The rule that it rests on. */
  rule: string | null;
}

/** The reasons that the reference list offers for decisions on this kind of thing; undefined while they are on their way. */
export function useReasonTemplates(kind: string): readonly ReasonTemplate[] | undefined {
  const { data, isPending } = $api.useQuery(
    'get',
    '/lov/{list}/items',
    { params: { path: { list: 'decision-reason' }, query: { limit: 100, active: true } } },
    { staleTime: 10 * 60_000 },
  );
  return useMemo(
    () =>
      isPending
        ? undefined
        : (data?.items ?? [])
            .filter(({ attributes }) => attributes['appliesTo'] === kind || attributes['appliesTo'] === 'any')
            .map(({ id, code, title, titleUr, parentId, attributes }) => ({
              id,
              code,
              title,
              titleUr: titleUr ?? null,
              message: text(attributes['message']) || title,
              messageUr: text(attributes['messageUr']) || (titleUr ?? title),
              rule: parentId,
            })),
    [data, isPending, kind],
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The text of a reason in the language of whom it is written to. */
export function textOf({ message, messageUr }: ReasonTemplate, language: string): string {
  return language === 'en' ? message : messageUr;
}

/** What stands in a message when a reason is chosen: what a person typed stays, a text of the list makes way. */
export function messageFor(
  chosen: ReasonTemplate,
  message: string,
  templates: readonly ReasonTemplate[],
  language: string,
): string {
  const isFromList = templates.some((template) => textOf(template, language) === message);
  return message.trim() === '' || isFromList ? textOf(chosen, language) : message;
}
