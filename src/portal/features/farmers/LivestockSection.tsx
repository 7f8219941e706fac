import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../api/attempt.hook.ts';
import { useFormat } from '../../format.ts';
import { useTitle } from '../../reference/choices.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { strong } from '../../ui/text.css.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { AnimalsEditor } from './AnimalsEditor.tsx';
import { hasCome } from './carried.ts';
import { AddButton, FarmerSection, OwnedTable, RowTools } from './FarmerSection.tsx';
import * as styles from './farmers.css.ts';
import { type Animals, removeAnimals, removeTag } from './farmers.data.ts';
import { Tags } from './Tags.tsx';

interface LivestockSectionProps {
  farmerId: string;
  animals: readonly Animals[];
  refusal: string | undefined;
}

/** The animals, each kind with its tags. */
export function LivestockSection({ farmerId, animals, refusal }: LivestockSectionProps) {
  const { t } = useTranslation('farmers');
  const { number, list } = useFormat();
  const titleOf = useTitle();
  const attempt = useAttempt();
  const { id: viewer } = useViewer();
  const [open, setOpen] = useState<Animals | 'new' | null>(() => (hasCome(viewer, 'animals', farmerId) ? 'new' : null));
  const [leaving, setLeaving] = useState<Animals | null>(null);
  const now = open === 'new' ? undefined : animals.find(({ id }) => id === open?.id);
  const heads = animals.reduce((sum, { count }) => sum + count, 0);

  return (
    <FarmerSection
      name="livestock"
      sum={heads > 0 ? t('heads', { count: heads, number: number(heads) }) : undefined}
      action={<AddButton label={t('addAnimals')} refusal={refusal} onPress={() => setOpen('new')} />}
      isEmpty={animals.length === 0}
    >
      {animals.length > 0 && (
        <OwnedTable
          columns={['livestockId', 'breedId', { end: 'count' }, 'purposeId', 'stageId', 'categoryId', 'tags']}
        >
          {animals.map((kept) => (
            <tr key={kept.id}>
              <td>
                <span className={strong}>{titleOf(kept.livestock)}</span>
                {kept.description && <span className={styles.was}> {kept.description}</span>}
              </td>
              <td data-field={t('fields.breedId')}>{titleOf(kept.breed) ?? '–'}</td>
              <td data-end data-field={t('fields.count')}>
                {number(kept.count)}
              </td>
              <td data-field={t('fields.purposeId')}>{titleOf(kept.purpose) ?? '–'}</td>
              <td data-field={t('fields.stageId')}>{titleOf(kept.stage) ?? '–'}</td>
              <td data-field={t('fields.categoryId')}>{titleOf(kept.category) ?? '–'}</td>
              <td data-field={t('fields.tags')}>
                <Tags
                  of={kept.tags.map((tag) => ({ key: tag, words: tag }))}
                  refusal={refusal}
                  onRemove={(tag) => void attempt(removeTag(kept.id, tag))}
                />
              </td>
              <td>
                <RowTools
                  name={titleOf(kept.livestock) ?? ''}
                  refusal={refusal}
                  onEdit={() => setOpen(kept)}
                  onRemove={() => setLeaving(kept)}
                />
              </td>
            </tr>
          ))}
        </OwnedTable>
      )}
      {open && (
        <AnimalsEditor
          farmerId={farmerId}
          animals={now ?? (open === 'new' ? null : open)}
          isGone={open !== 'new' && now === undefined}
          onClose={() => setOpen(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          isOpen
          onClose={() => setLeaving(null)}
          title={t('removeNamed', { name: titleOf(leaving.livestock) })}
          description={t('removeAnimalsBody', { what: list([String(leaving.count), titleOf(leaving.livestock)]) })}
          confirmLabel={t('remove')}
          onConfirm={() => void attempt(removeAnimals(leaving)).then(() => setLeaving(null))}
        />
      )}
    </FarmerSection>
  );
}
