import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { PARAMETER_LISTS } from './cases.choices.ts';
import type { ParameterType } from './cases.data.ts';

export function ParameterWord({ type, of }: { type: ParameterType; of: { id: string; title: string } }) {
  return <ReferenceWord list={PARAMETER_LISTS[type]} of={of} />;
}
