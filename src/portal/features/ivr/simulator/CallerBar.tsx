import { ChevronRight, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import type { Caller } from '../../../../../machines/ivr/menu.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { h3 } from '../../../ui/text.css.ts';
import { callerFields } from './caller.fields.tsx';
import { type CallerForm, madeUpCaller, type ToldOfCaller, toldOfCaller } from './caller.ts';
import { HeardBefore } from './HeardBefore.tsx';
import * as styles from './simulator.css.ts';

/** On a low screen these are in sight, the others a press away. */
const FIRST = 3;

interface CallerBarProps {
  form: CallerForm;
  onChange: (form: CallerForm) => void;
  /** Why the published menu cannot be called. */
  noLive: string | undefined;
  onClose: () => void;
}

/** Who calls, when, and which menu answers. What a real farmer is known for can be changed for this call. */
export function CallerBar({ form, onChange, noLive, onClose }: CallerBarProps) {
  const { t } = useTranslation('ivrSimulator');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { kind, caller } = form;
  const set = (part: Partial<CallerForm>) => onChange({ ...form, ...part });
  const describe = (part: Partial<Caller>) => set({ caller: { ...caller, ...part } });
  const fieldOf = (name: ToldOfCaller) => {
    const Field = callerFields[name];
    return <Field key={name} form={form} set={set} describe={describe} />;
  };
  return (
    <section className={styles.caller} aria-label={t('caller')}>
      <div className={styles.head}>
        <h2 className={h3}>{t('caller')}</h2>
        <SegmentedControl
          label={t('callerKind')}
          options={[
            { value: 'real', label: t('realFarmer') },
            { value: 'madeUp', label: t('madeUp') },
          ]}
          value={kind}
          onChange={(next) => set({ kind: next, ...(next === 'madeUp' && { farmer: null, caller: madeUpCaller }) })}
        />
        <span className={styles.spacer} />
        <span className={styles.faded}>{t('menu')}</span>
        <SegmentedControl
          label={t('menu')}
          options={[
            { value: 'draft', label: t('draft') },
            ...(noLive === undefined ? [{ value: 'live' as const, label: t('live') }] : []),
          ]}
          value={form.menu}
          onChange={(menu) => set({ menu })}
        />
        <IconButton icon={X} label={t('closeSimulator')} onPress={onClose} className={styles.small} />
      </div>
      <div className={styles.fields}>{toldOfCaller.slice(0, FIRST).map(fieldOf)}</div>
      <Button
        className={styles.moreOfCaller}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        <Icon of={ChevronRight} small directional={!isOpen} {...(isOpen && { className: styles.turned })} />
        {t('moreOfCaller', { count: toldOfCaller.length - FIRST })}
      </Button>
      <div id={id} className={isOpen ? styles.rest : styles.restFolded}>
        <div className={styles.fields}>{toldOfCaller.slice(FIRST).map(fieldOf)}</div>
        <HeardBefore msisdn={caller.msisdn} />
      </div>
    </section>
  );
}
