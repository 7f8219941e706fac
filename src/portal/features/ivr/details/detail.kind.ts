import type { ComponentType, ReactNode } from 'react';
import type { Edited, Errors, Stored } from '../../../editing/edited.ts';
import type { Translate } from './translate.ts';

export interface DetailRecord extends Stored {
  active: 0 | 1;
}

export interface FieldsProps<Form> {
  values: Form;
  change: (change: Partial<Form>) => void;
  errors: Errors;
  /** Why nothing may be changed. */
  locked: string | undefined;
}

/** API-call details and trunk-call details are kept, listed and edited alike; this is what tells them apart. */
export interface DetailKind<Row extends DetailRecord, Form extends object>
  extends Omit<Edited<Row, Form>, 'nameOf' | 'sayField'> {
  /** Under this name its words are found, and its permission. */
  key: 'api' | 'trunk';
  useRecords: () => {
    data: readonly Row[] | undefined;
    error: unknown;
    isPending: boolean;
    refetch: () => Promise<unknown>;
  };
  setActive: (row: Row, active: 0 | 1) => Promise<Row>;
  remove: (id: string) => Promise<void>;
  /** The letters a search looks through. */
  textOf: (row: Row) => string;
  columns: readonly { id: string; cell: (row: Row, t: Translate) => ReactNode }[];
  /** One field in words, for showing two versions side by side. */
  sayField: (form: Form, field: string & keyof Form, t: Translate) => string;
  /** What is typed there is kept nowhere. */
  unkept: readonly (keyof Form & string)[];
  Fields: ComponentType<FieldsProps<Form>>;
  /** A second tab of a record that is stored. */
  extra?: { label: string; Content: ComponentType<{ row: Row }> };
}
