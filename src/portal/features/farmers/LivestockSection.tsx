import { Pencil, Plus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../api/error.words.ts';
import { useFormat } from '../../format.ts';
import * as record from '../../records/record.css.ts';
import { useTitle } from '../../reference/choices.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { h3, strong } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { AnimalsEditor } from './AnimalsEditor.tsx';
import * as styles from './farmers.css.ts';
import { type Animals, removeAnimals, removeTag } from './farmers.data.ts';

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
  const refusalWords = useErrorWords();
  const [open, setOpen] = useState<Animals | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Animals | null>(null);
  const heads = animals.reduce((sum, { count }) => sum + count, 0);
  const attempt = (work: Promise<void>) => work.catch((failure: unknown) => toast.error(refusalWords(failure)));

  return (
    <section id="livestock" className={record.section} aria-label={t('sections.livestock')}>
      <div className={record.sectionHead}>
        <h2 className={h3}>{t('sections.livestock')}</h2>
        {heads > 0 && <span className={styles.muted}>{t('heads', { count: heads, number: number(heads) })}</span>}
        <span className={styles.spacer} />
        <Button icon={Plus} label={t('addAnimals')} disabledReason={refusal} onPress={() => setOpen('new')} />
      </div>
      {animals.length === 0 ? (
        <p className={styles.empty}>{t('noAnimals')}</p>
      ) : (
        <div className={record.tableScroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('fields.livestockId')}</th>
                <th scope="col">{t('fields.breedId')}</th>
                <th scope="col" data-end>
                  {t('fields.count')}
                </th>
                <th scope="col">{t('fields.purposeId')}</th>
                <th scope="col">{t('fields.stageId')}</th>
                <th scope="col">{t('fields.categoryId')}</th>
                <th scope="col">{t('fields.tags')}</th>
                <th scope="col">
                  <span className={styles.small}>{t('actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {animals.map((kept) => {
                const name = titleOf(kept.livestock) ?? kept.livestock.title;
                return (
                  <tr key={kept.id}>
                    <td>
                      <span className={strong}>{name}</span>
                      {kept.description && <span className={styles.was}> {kept.description}</span>}
                    </td>
                    <td>{titleOf(kept.breed) ?? '–'}</td>
                    <td data-end>{number(kept.count)}</td>
                    <td>{titleOf(kept.purpose) ?? '–'}</td>
                    <td>{titleOf(kept.stage) ?? '–'}</td>
                    <td>{titleOf(kept.category) ?? '–'}</td>
                    <td>
                      <span className={styles.tags}>
                        {kept.tags.map((tag) => (
                          <span key={tag} className={styles.tag}>
                            <bdi>{tag}</bdi>
                            <IconButton
                              icon={X}
                              label={t('removeNamed', { name: tag })}
                              disabledReason={refusal}
                              onPress={() => void attempt(removeTag(kept.id, tag))}
                            />
                          </span>
                        ))}
                      </span>
                    </td>
                    <td>
                      <span className={styles.tools}>
                        <IconButton
                          icon={Pencil}
                          label={t('editNamed', { name })}
                          disabledReason={refusal}
                          onPress={() => setOpen(kept)}
                        />
                        <IconButton
                          icon={Trash2}
                          label={t('removeNamed', { name })}
                          disabledReason={refusal}
                          onPress={() => setLeaving(kept)}
                        />
                      </span>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {open && (
        <AnimalsEditor farmerId={farmerId} animals={open === 'new' ? null : open} onClose={() => setOpen(null)} />
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
    </section>
  );
}
