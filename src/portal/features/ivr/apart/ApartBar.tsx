import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { spin } from '../../../ui/motion.css.ts';
import { useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import * as styles from './apart.css.ts';
import { placedApart } from './apart.graph.ts';

/** Says that only some nodes are drawn, and leads back; while their places are being found, it stops that. */
export function ApartBar() {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const apart = useDesignerPart((state) => state.apart);
  const [fault, setFault] = useState<unknown>(null);
  const wanted = apart !== null && apart.places === null ? apart.uuids : null;
  useEffect(() => {
    if (wanted === null) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    void import('../../../records/elk.ts')
      .then(({ withElk }) => withElk((elk) => placedApart(designer.state.draft, wanted, elk), signal))
      .then(
        (places) => !signal.aborted && designer.setApart({ uuids: wanted, places }),
        (thrown: unknown) => !signal.aborted && setFault(thrown),
      );
    return () => stopping.abort();
  }, [designer, wanted]);
  // Shown like every defect of the page.
  if (fault !== null) throw fault;
  if (apart === null) return null;
  const count = apart.uuids.length;
  const isWorking = apart.places === null;
  return (
    <div className={styles.bar}>
      <output className={styles.words}>
        {isWorking && <Icon of={LoaderCircle} small className={spin} />}
        {isWorking ? t('apart.working', { count }) : t('apart.shown', { count })}
      </output>
      <Button
        label={isWorking ? t('apart.stop') : t('wholeMenu')}
        aria-keyshortcuts="Escape"
        onPress={() => designer.setApart(null)}
      />
    </div>
  );
}
