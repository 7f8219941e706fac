import { useTranslation } from 'react-i18next';
import { AgentPicker } from '../../workflow/AgentPicker.tsx';
import type { FieldPickerProps, FieldPickers } from '../../workflow/fields.ts';
import { useAgents } from './cases.choices.ts';

function CaseAgentPicker(props: FieldPickerProps) {
  const { t } = useTranslation('cases');
  return <AgentPicker {...props} agents={useAgents()} workload={(count) => t('openCases', { count })} />;
}

export const casePickers: FieldPickers = { agent: CaseAgentPicker };
