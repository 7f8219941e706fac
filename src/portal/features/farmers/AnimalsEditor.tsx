import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { useEntries, useTitle } from '../../reference/choices.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useViewer } from '../../workflow/viewer.ts';
import { begunName } from './carried.ts';
import * as styles from './farmers.css.ts';
import { type Animals, type AnimalsChange, addTag, createAnimals, removeTag, updateAnimals } from './farmers.data.ts';
import { MergedMeanwhile } from './Meanwhile.tsx';
import { useOthers } from './others.hook.tsx';
import { tagsIn } from './tags.ts';

interface AnimalsEditorProps {
  farmerId: string;
  /** As they are now, and as they were last where they are gone; null makes new ones. */
  animals: Animals | null;
  /** Somebody removed them meanwhile. */
  isGone: boolean;
  onClose: () => void;
}

const animalsTyped = (animals: Animals | null) => ({
  livestockId: animals?.livestock.id ?? (null as string | null),
  count: animals?.count ?? (null as number | null),
  breedId: animals?.breed?.id ?? (null as string | null),
  categoryId: animals?.category?.id ?? (null as string | null),
  stageId: animals?.stage?.id ?? (null as string | null),
  purposeId: animals?.purpose?.id ?? (null as string | null),
  description: animals?.description ?? '',
  tags: animals?.tags.join(', ') ?? '',
});

/** Animals of one kind; stage and breed are those of the kind, and left out when empty. */
export function AnimalsEditor({ farmerId, animals, isGone, onClose }: AnimalsEditorProps) {
  const { t } = useTranslation('farmers');
  const titleOf = useTitle();
  const [first] = useState(() => animalsTyped(animals));
  const { id: viewer } = useViewer();
  const form = useTyped(
    first,
    ({ livestockId, count }) =>
      new Set([
        ...(livestockId === null ? ['livestockId'] : []),
        ...(count !== null && count >= 1 && Number.isInteger(count) ? [] : ['count']),
      ]),
    animals
      ? { person: viewer, name: `animals ${animals.id}`, ofStored: true }
      : { person: viewer, name: begunName('animals', farmerId) },
  );
  const { typed, field, change } = form;
  const kinds = useEntries('livestock');
  const [breeds, stages] = [
    useEntries('livestock-breed', typed.livestockId),
    useEntries('livestock-stage', typed.livestockId),
  ];
  const [categories, purposes] = [useEntries('livestock-farming-category'), useEntries('livestock-purpose')];
  const others = useOthers(form, {
    stored: animals ? (isGone ? null : animalsTyped(animals)) : undefined,
    options: {
      livestockId: kinds,
      breedId: useEntries('livestock-breed'),
      stageId: useEntries('livestock-stage'),
      categoryId: categories,
      purposeId: purposes,
    },
    gone: t('goneAnew'),
  });

  const save = () =>
    form.send(async (sent) => {
      const { livestockId, count, breedId, categoryId, stageId, purposeId } = sent;
      if (livestockId === null || count === null) return;
      const description = sent.description.trim();
      const tags = tagsIn(sent.tags);
      if (!animals || isGone) {
        await createAnimals({
          farmerId,
          livestockId,
          count,
          ...(breedId && { breedId }),
          ...(categoryId && { categoryId }),
          ...(stageId && { stageId }),
          ...(purposeId && { purposeId }),
          ...(description && { description }),
          ...(tags.length > 0 && { tags }),
        });
        return onClose();
      }
      const given: [keyof typeof sent, Omit<AnimalsChange, 'id'>][] = [
        ['livestockId', { livestockId }],
        ['count', { count }],
        ['categoryId', { categoryId }],
        ['purposeId', { purposeId }],
        ['breedId', { breedId }],
        ['stageId', { stageId }],
        ['description', { description: description || null }],
      ];
      const changes = given.flatMap(([name, body]) => (sent[name] === form.begun[name] ? [] : [body]));
      await updateAnimals(animals, changes);
      for (const tag of tags.filter((one) => !animals.tags.includes(one))) await addTag(animals.id, tag);
      for (const tag of animals.tags.filter((one) => !tags.includes(one))) await removeTag(animals.id, tag);
      onClose();
    });

  return (
    <NewRecord
      title={animals ? (titleOf(animals.livestock) ?? '') : t('addAnimals')}
      description={t('animalsHint')}
      verb={t(others.isGone ? 'addAnimals' : 'saveAnimals')}
      typed={others.form}
      disabledReason={others.reason}
      isStrict={form.isChanged}
      onCreate={save}
      onClose={onClose}
    >
      <MergedMeanwhile />
      {others.notice}
      <div className={styles.pair}>
        <Select
          label={t('fields.livestockId')}
          isRequired
          options={kinds}
          {...field('livestockId')}
          onChange={(livestockId) => change({ livestockId, breedId: null, stageId: null })}
        />
        <NumberField label={t('fields.count')} min={1} max={1_000_000} digits={0} isRequired {...field('count')} />
        <Select label={t('fields.breedId')} options={breeds} {...field('breedId')} />
        <Select label={t('fields.stageId')} options={stages} {...field('stageId')} />
        <Select label={t('fields.purposeId')} options={purposes} {...field('purposeId')} />
        <Select label={t('fields.categoryId')} options={categories} {...field('categoryId')} />
      </div>
      <TextField label={t('fields.tags')} description={t('tagsHint')} maxLength={400} {...field('tags')} />
      <TextArea label={t('fields.description')} maxLength={500} rows={2} {...field('description')} />
    </NewRecord>
  );
}
