import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditForm } from '../../editing/edit-form.hook.ts';
import { useFormat } from '../../format.ts';
import { nameOf } from '../../person-name.ts';
import { useEntries, useTitle } from '../../reference/choices.ts';
import { Button } from '../../ui/Button.tsx';
import type { Option } from '../../ui/Option.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { Select } from '../../ui/Select.tsx';
import { h3, ltr, meta, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import type { AudienceField, BroadcastForm } from './broadcast.form.ts';
import type { Broadcast, BroadcastKind } from './broadcast.kind.ts';
import * as styles from './campaigns.css.ts';
import { type AudienceCount, useAudience, useAudienceByEach } from './campaigns.data.ts';
import { ManyField } from './ManyField.tsx';
import { usePlaces } from './places.hook.ts';

const RECOUNT_MS = 300;

/** Each field with its entries, in the order of the page. */
export function useAudienceLists(): [AudienceField, readonly Option[]][] {
  return [
    ['crops', useEntries('crop')],
    ['locations', usePlaces()],
    ['languages', useEntries('language')],
    ['profiles', useEntries('occupation')],
    ['livestocks', useEntries('livestock')],
    ['machineries', useEntries('machinery')],
    ['operator', useEntries('operator')],
  ];
}

/** Who gets it by what is chosen so far, a moment after the last change. */
export function useCounted(values: BroadcastForm) {
  const criteria = {
    campaignCrops: values.crops,
    campaignLocations: values.locations,
    campaignLanguages: values.languages,
    campaignProfiles: values.profiles,
    campaignLivestocks: values.livestocks,
    campaignMachineries: values.machineries,
    campaignOperator: values.operator,
    ...(values.activeSubscriberRange !== null && { activeSubscriberRange: values.activeSubscriberRange }),
  };
  const [asked, setAsked] = useState(criteria);
  const isSame = JSON.stringify(asked) === JSON.stringify(criteria);
  useEffect(() => {
    if (isSame) return undefined;
    const timer = setTimeout(() => setAsked(criteria), RECOUNT_MS);
    return () => clearTimeout(timer);
  });
  const { data, isPlaceholderData, error, refetch } = useAudience(asked);
  const { data: each } = useAudienceByEach(asked);
  return { count: data, each: isSame ? (each?.items ?? []) : [], isOld: !isSame || isPlaceholderData, error, refetch };
}

interface AudienceFieldsProps<Row extends Broadcast> {
  kind: BroadcastKind<Row>;
  form: EditForm<BroadcastForm>;
  counted: ReturnType<typeof useCounted>;
}

export function AudienceFields<Row extends Broadcast>({ kind, form, counted }: AudienceFieldsProps<Row>) {
  const { t } = useTranslation(['campaigns', 'common']);
  const format = useFormat();
  const { values, change, errors, locked } = form;
  const lists = useAudienceLists();
  const ranges = useEntries('active-subscriber-range');
  const { count, each, isOld, error, refetch } = counted;
  const leftAfter = new Map(each.map(({ by, count: left }) => [by, left]));
  const leftOf = (field: (typeof each)[number]['by']) => {
    const left = leftAfter.get(field);
    return left === undefined ? {} : { description: t('audience.left', { count: left, number: format.number(left) }) };
  };
  return (
    <section className={styles.column} aria-label={t('audience.title')}>
      <h2 className={h3}>{t('audience.title')}</h2>
      <div aria-live="polite">
        <span className={styles.number} data-old={isOld || undefined}>
          {count ? format.number(count.count) : '…'}
        </span>{' '}
        <span className={muted}>{t('audience.reached', { count: count?.count ?? 0 })}</span>
      </div>
      {error !== null && (
        <div>
          <span className={muted}>{t('audience.notCounted')}</span>{' '}
          <Button label={t('common:retry')} onPress={() => void refetch()} />
        </div>
      )}
      {count && <LeftOut of={count} />}
      {lists.map(([field, options]) => (
        <ManyField
          key={field}
          label={t(`audience.${field}`)}
          {...leftOf(field)}
          options={options}
          value={values[field]}
          onChange={(chosen) => change({ [field]: chosen })}
          error={errors[`/${kind.nameOf(field)}`]}
          disabledReason={locked}
        />
      ))}
      <Select
        label={t('audience.activeSubscriberRange')}
        {...leftOf('activeSubscriberRange')}
        options={[{ value: 'any', label: t('audience.anyTime') }, ...ranges]}
        value={values.activeSubscriberRange ?? 'any'}
        onChange={(range) => change({ activeSubscriberRange: range === 'any' ? null : range })}
        error={errors['/activeSubscriberRange']}
        disabledReason={locked}
      />
      {count && count.sample.length > 0 && <Sample of={count} />}
    </section>
  );
}

function LeftOut({ of: { count, leftOut } }: { of: AudienceCount }) {
  const { t } = useTranslation('campaigns');
  const { number } = useFormat();
  if (leftOut.length === 0) return null;
  return (
    <div className={styles.leftOut}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.reached} style={{ flexGrow: count }} />
        {leftOut.map((each) => (
          <span key={each.why} className={styles.notReached} style={{ flexGrow: each.count }} />
        ))}
      </div>
      {leftOut.map((each) => (
        <span key={each.why} className={`${meta} ${muted}`}>
          {t(`audience.why.${each.why}`, { number: number(each.count) })}
        </span>
      ))}
    </div>
  );
}

function Sample({ of: { sample } }: { of: AudienceCount }) {
  const { t } = useTranslation('campaigns');
  const { list } = useFormat();
  const titleOf = useTitle();
  return (
    <div className={styles.section}>
      <h3 className={meta}>{t('audience.sample')}</h3>
      <ul className={styles.problems}>
        {sample.map(({ msisdn, name, nameUr, why, tehsil, language, crops }) => (
          <li key={msisdn}>
            {name === null ? (
              <span className={ltr}>{phoneWritten(msisdn)}</span>
            ) : (
              <Written>{nameOf({ name, nameUr })}</Written>
            )}{' '}
            <span className={`${meta} ${muted}`}>
              {list([
                why === null ? t('audience.gets') : t(`audience.not.${why}`),
                titleOf(tehsil),
                titleOf(language),
                crops.length > 0 ? list(crops.map(titleOf)) : null,
              ])}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
