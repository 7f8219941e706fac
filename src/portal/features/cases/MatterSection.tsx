import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Definitions } from '../../records/Definitions.tsx';
import { DraftedForm } from '../../records/DraftedForm.tsx';
import * as record from '../../records/record.css.ts';
import type { RecordContext } from '../../records/record.ts';
import { useBegun } from '../../records/section-draft.ts';
import { useSectionEdit } from '../../records/section-edit.hook.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { h4 } from '../../ui/text.css.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { titleMissing } from './case.form.ts';
import { useCategories, useSubCategories } from './cases.choices.ts';
import * as styles from './cases.css.ts';
import type { CaseRecord } from './cases.data.ts';

/** What it is about and since when, and its correction in place. */
export function MatterSection(props: RecordContext<CaseRecord>) {
  const { record: one, denialOf } = props;
  const { t } = useTranslation('cases');
  const { dateTime, number } = useFormat();
  const { id: viewer } = useViewer();
  const isBegun = useBegun(viewer, draftName(one), typedFrom(one), denialOf('EDIT'));
  const { isEditing, edit, close } = useSectionEdit(props, isBegun);
  const facts: readonly [string, React.ReactNode][] = [
    ['category', <ReferenceWord key="category" list="case-category" of={one.category} />],
    ['subCategory', one.subCategory && <ReferenceWord key="sub" list="case-sub-category" of={one.subCategory} />],
    ['agent', one.agent && <bdi key="agent">{one.agent.name}</bdi>],
    ['createdAt', dateTime(one.createdAt)],
    [
      'allowed',
      t('hours', { count: one.clock.allowedSeconds / 3_600, number: number(one.clock.allowedSeconds / 3_600) }),
    ],
    ['due', one.clock.dueAt && dateTime(one.clock.dueAt)],
  ];
  return (
    <>
      <div className={record.sectionHead}>
        <h2 className={h4}>{t('sections.matter')}</h2>
        <span className={styles.spacer} />
        {!isEditing && <Button icon={Pencil} label={t('edit')} disabledReason={denialOf('EDIT')} onPress={edit} />}
      </div>
      {isEditing ? (
        <MatterForm {...props} onClose={close} />
      ) : (
        <div className={styles.facts}>
          <Definitions lines={facts.map(([key, value]) => [t(`fields.${key}`), value])} />
        </div>
      )}
    </>
  );
}

interface Typed {
  title: string;
  description: string;
  categoryId: string | null;
  subCategoryId: string | null;
}

const typedFrom = ({ title, description, category, subCategory }: CaseRecord): Typed => ({
  title,
  description: description ?? '',
  categoryId: category.id,
  subCategoryId: subCategory?.id ?? null,
});

const draftName = ({ id }: CaseRecord) => `case-matter ${id}`;

const missingIn = ({ title }: Typed): ReadonlyMap<string, number> => new Map(titleMissing(title));

const FIELD_WORDS = {
  title: 'title',
  description: 'description',
  categoryId: 'category',
  subCategoryId: 'subCategory',
} as const satisfies Record<keyof Typed, string>;

interface MatterFormProps extends RecordContext<CaseRecord> {
  onClose: () => void;
}

function MatterForm({ record: one, send, setDirty, onClose }: MatterFormProps) {
  const { t } = useTranslation('cases');
  const { id: viewer } = useViewer();
  const draft = { person: viewer, name: draftName(one), ofStored: true };
  const form = useTyped<Typed>(typedFrom(one), missingIn, draft, typedFrom(one));
  const { typed, change, field, errorOf } = form;
  const wordsOf = (name: string, value: unknown) => {
    const options = name === 'categoryId' ? categories : name === 'subCategoryId' ? subCategories : [];
    return (
      options.find((option) => option.value === value)?.label ?? (typeof value === 'string' && value ? value : '–')
    );
  };
  const [categories, subCategories] = [useCategories(), useSubCategories(typed.categoryId)];
  return (
    <DraftedForm
      name="matter"
      typing={form}
      {...{ setDirty, wordsOf, onClose }}
      nameOf={(name) => t(`fields.${FIELD_WORDS[name as keyof Typed]}`)}
      onSend={async ({ title, description, categoryId, subCategoryId }) => {
        await send('EDIT', { title, description, categoryId, ...(subCategoryId && { subCategoryId }) });
        onClose();
      }}
    >
      <TextField label={t('fields.title')} maxLength={120} isRequired {...field('title')} />
      <div className={styles.pair}>
        <Select
          label={t('fields.category')}
          options={categories}
          value={typed.categoryId}
          onChange={(categoryId) => change({ categoryId, subCategoryId: null })}
          error={errorOf('categoryId')}
        />
        <Select
          label={t('fields.subCategory')}
          options={subCategories}
          value={typed.subCategoryId}
          onChange={(subCategoryId) => change({ subCategoryId })}
          error={errorOf('subCategoryId')}
        />
      </div>
      <TextArea label={t('fields.description')} maxLength={4000} rows={4} {...field('description')} />
    </DraftedForm>
  );
}
