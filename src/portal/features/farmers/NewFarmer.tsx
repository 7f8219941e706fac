import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { msisdnOf } from '../../../../machines/shared/phone.ts';
import { useSending } from '../../api/sending.hook.ts';
import { path } from '../../paths.ts';
import { RestoredDraft } from '../../RestoredDraft.tsx';
import * as record from '../../records/record.css.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { focusFirstEmpty } from '../../ui/first-empty.ts';
import { focusFirstFault } from '../../ui/judged.ts';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { danger, h1, h4 } from '../../ui/text.css.ts';
import * as styles from './farmers.css.ts';
import { saveFarmer } from './farmers.data.ts';
import { LookAlikes } from './LookAlikes.tsx';
import { type NewPerson, useNewPerson } from './new-person.hook.ts';
import { PersonFields } from './PersonFields.tsx';
import { emptyPerson, faultsOf, inputOf } from './person.form.ts';

/** A profile for a number that has none yet: `?msisdn=` fills it in. */
export function NewFarmer() {
  const { t } = useTranslation(['farmers', 'common']);
  const [, navigate] = useLocation();
  const search = useSearch();
  const person = useNewPerson(new URLSearchParams(search).get('msisdn') ?? '');
  const { number, ...typed } = person.typed;
  const [wasSent, setSent] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { isPending, refusal, send, forget } = useSending(element);
  const msisdn = msisdnOf(number);
  useEffect(() => focusFirstEmpty(element.current), []);
  const faults = faultsOf(typed);

  const change = (some: Partial<NewPerson>) => {
    person.change(some);
    forget();
  };
  const beginAnew = () => {
    setSent(false);
    person.reset();
    forget();
  };
  const discard = () => {
    person.drop();
    navigate(path('subscribers'));
  };

  async function create() {
    const isFaulty = focusFirstFault(element, () => setSent(true));
    if (isPending || isFaulty || msisdn === null || Object.keys(faults).length > 0) return;
    await send(async () => {
      const farmer = await saveFarmer({ msisdn, ...inputOf(typed, emptyPerson) });
      person.drop();
      navigate(path('profile', farmer.id));
    });
  }

  return (
    <div className={record.top}>
      <div className={record.crumbs}>
        <Breadcrumb
          label={t('whereYouAre')}
          steps={[{ label: t('allSubscribers'), href: path('subscribers') }, { label: t('newFarmer') }]}
        />
      </div>
      <h1 className={`${h1} ${styles.newTitle}`}>{t('newFarmer')}</h1>
      <form
        ref={element}
        noValidate
        className={styles.form}
        aria-label={t('newFarmer')}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <header className={styles.formHead}>
          <h2 className={h4}>{t('sections.person')}</h2>
        </header>
        {person.restoredAt !== null && (
          <div className={styles.pad}>
            <RestoredDraft typed={{ restoredAt: person.restoredAt, reset: beginAnew }} />
          </div>
        )}
        {refusal?.summary && (
          <p role="alert" className={`${danger} ${styles.pad}`}>
            {refusal.summary}
          </p>
        )}
        <PersonFields
          values={typed}
          before={null}
          faults={faults}
          wasSent={wasSent}
          refused={refusal?.fields ?? {}}
          onChange={change}
          first={
            <PhoneField
              label={t('fields.msisdn')}
              isRequired
              value={number}
              onChange={(text) => change({ number: text })}
              {...(refusal?.fields['msisdn']
                ? { error: refusal.fields['msisdn'] }
                : wasSent && msisdn === null && { error: t('faults.number') })}
            />
          }
        />
        <div className={styles.pad}>
          <LookAlikes name={typed.name} village={typed.village} />
        </div>
        <div className={styles.formFoot}>
          <Button type="submit" variant="primary" label={t('create')} isPending={isPending} />
          <Button label={t('common:cancel')} onPress={() => (person.isChanged ? setAsked(true) : discard())} />
          <span className={styles.spacer} />
          {person.isChanged && <span className={styles.was}>{t('keptHere')}</span>}
        </div>
        <LeaveQuestion isOpen={isAsked} onStay={() => setAsked(false)} onLeave={discard} />
      </form>
    </div>
  );
}
