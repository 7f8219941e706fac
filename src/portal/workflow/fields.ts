import type { ComponentType } from 'react';
import type { FieldDescription } from '../../../machines/shared/workflow.ts';

export interface FieldPickerProps {
  field: FieldDescription;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  error?: string | undefined;
}

/** Controls for the kinds of fields that only a feature can look up: an agent, a payment mode. */
export type FieldPickers = Partial<Record<FieldDescription['kind'], ComponentType<FieldPickerProps>>>;
