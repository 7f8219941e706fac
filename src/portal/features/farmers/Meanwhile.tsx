import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { nameOf } from '../../person-name.ts';
import * as record from '../../records/record.css.ts';
import { Button } from '../../ui/Button.tsx';
import { mergeOf } from './carried.ts';
import type { Profile } from './farmers.data.ts';

/** That the record which stands on the page was merged into another one while it stood there. */
export interface Meanwhile {
  id: string;
  into: Profile;
  /** Leads to the record that stands, with what is typed here. */
  go: () => void;
}

export const MeanwhileContext = createContext<Meanwhile | null>(null);

/** That it was merged, into whom and by whom: why nothing of what stands on the page can be saved any more. */
export function useMergedWords(): string | undefined {
  const { t } = useTranslation('duplicates');
  const { dateTime } = useFormat();
  const meanwhile = useContext(MeanwhileContext);
  const merge = meanwhile && mergeOf(meanwhile.id, meanwhile.into);
  if (!merge) return undefined;
  return t('meanwhile', { name: nameOf(meanwhile.into.farmer), by: merge.by.name, time: dateTime(merge.at) });
}

/** Stands on the page and in each form over it: nothing here is exchanged before it is asked for. */
export function MergedMeanwhile() {
  const { t } = useTranslation('duplicates');
  const meanwhile = useContext(MeanwhileContext);
  const words = useMergedWords();
  if (!meanwhile) return null;
  return (
    <div role="alert" className={record.notice}>
      {words}
      <Button label={t('goThere')} onPress={meanwhile.go} />
    </div>
  );
}
