import { audienceKinds } from '../../../../../machines/ivr/commands/commands.many.ts';
import { useAudienceChoices, useListChoices, usePathChoices } from '../inspector/choices.data.ts';

/** Names of crops, places, languages, lists and of where recordings are kept, by what nodes call them. */
export function useTargetNames(): ReadonlyMap<string, string> {
  const audience = useAudienceChoices();
  const choices = [...audienceKinds.map((kind) => audience[kind]), useListChoices(), usePathChoices()];
  return new Map(choices.flatMap(({ options }) => options.map(({ value, label }) => [value, label])));
}
