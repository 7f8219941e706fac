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

/** Stands on the page and in each form over it: nothing here is exchanged before it is asked for. */
export function MergedMeanwhile() {
  const { t } = useTranslation('duplicates');
  const { dateTime } = useFormat();
  const meanwhile = useContext(MeanwhileContext);
  if (!meanwhile) return null;
  const merge = mergeOf(meanwhile.id, meanwhile.into);
  const name = nameOf(meanwhile.into.farmer);
  return (
    <div role="alert" className={record.notice}>
      {merge && t('meanwhile', { name, by: merge.by.name, time: dateTime(merge.at) })}
      <Button label={t('goThere')} onPress={meanwhile.go} />
    </div>
  );
}
