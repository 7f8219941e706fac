import type { EditForm } from './edit-form.hook.ts';
import { compared, type Edited, type Stored } from './edited.ts';
import { StoredMeanwhile } from './StoredMeanwhile.tsx';

interface NewerVersionProps<Row extends Stored, Form extends object> {
  edited: Edited<Row, Form>;
  form: EditForm<Row, Form>;
  newest: Row;
}

/** Of a record that is edited as a whole, what somebody else saved first. */
export function NewerVersion<Row extends Stored, Form extends object>(props: NewerVersionProps<Row, Form>) {
  const { edited, form, newest } = props;
  const stored = edited.formOf(newest);
  return (
    <StoredMeanwhile
      fields={compared(form.started, form.values, stored)}
      nameOf={edited.nameOf}
      here={(field, value) => edited.sayField(field, value, form.values)}
      stored={(field, value) => edited.sayField(field, value, stored)}
      onGoOn={form.goOn}
    />
  );
}
