import type { ComponentType, ReactNode } from 'react';
import type { Translate } from './translate.ts';

export interface DetailRecord {
  id: string;
  title: string;
  active: 0 | 1;
  version: number;
}

/** What went wrong at each field, by its JSON pointer. */
export type Errors = Readonly<Record<string, string>>;

export interface FieldsProps<Form> {
  values: Form;
  change: (change: Partial<Form>) => void;
  errors: Errors;
  /** Why nothing may be changed. */
  locked: string | undefined;
}

/** A rule of the contract that was not met. */
export interface Failure {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** API-call details and trunk-call details are kept, listed and edited alike; this is what tells them apart. */
export interface DetailKind<Row extends DetailRecord, Form> {
  /** Under this name its words are found, and its permission. */
  key: 'api' | 'trunk';
  /** `adoptive_menu:…`, with the method behind it. */
  permission: string;
  useRecords: () => {
    data: readonly Row[] | undefined;
    error: unknown;
    isPending: boolean;
    refetch: () => Promise<unknown>;
  };
  create: (form: Form) => Promise<Row>;
  update: (row: Row, form: Form) => Promise<Row>;
  setActive: (row: Row, active: 0 | 1) => Promise<Row>;
  /** Reads all of them anew. */
  refresh: () => Promise<void>;
  remove: (id: string) => Promise<void>;
  empty: Form;
  formOf: (row: Row) => Form;
  /** What the contract says about the form as it would be sent. */
  failuresOf: (form: Form) => readonly Failure[];
  /** The letters a search looks through. */
  textOf: (row: Row) => string;
  columns: readonly { id: string; cell: (row: Row, t: Translate) => ReactNode }[];
  /** One field in words, for showing two versions side by side. */
  sayField: (form: Form, field: string & keyof Form, t: Translate) => string;
  Fields: ComponentType<FieldsProps<Form>>;
  /** A second tab of a record that is stored. */
  extra?: { label: string; Content: ComponentType<{ row: Row }> };
}
