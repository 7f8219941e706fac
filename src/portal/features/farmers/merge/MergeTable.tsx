import { useTranslation } from 'react-i18next';
import * as choice from '../../../editing/choice.css.ts';
import { useFormat } from '../../../format.ts';
import { path } from '../../../paths.ts';
import { nameOf } from '../../../person-name.ts';
import { useTitle } from '../../../reference/choices.ts';
import { phoneWritten } from '../../../ui/phones.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { h3, ltr, muted } from '../../../ui/text.css.ts';
import { StateBadge } from '../../../workflow/StateBadge.tsx';
import type { Farmer } from '../farmers.data.ts';
import { cnicWritten } from '../person.form.ts';
import { type Choices, differ, FIELDS, holds } from './merge.choice.ts';
import * as styles from './merge.css.ts';
import type { Both, MergeCounts, MergeField } from './merge.data.ts';

interface MergeTableProps {
  both: Both;
  /** The id of the record that stands. */
  standing: string;
  choices: Choices;
  onStanding: (id: string) => void;
  onChoose: (field: MergeField, id: string) => void;
}

const KINDS: readonly (keyof MergeCounts)[] = [
  'numbers',
  'farms',
  'crops',
  'livestock',
  'machinery',
  'cases',
  'loans',
  'listings',
  'posts',
  'badges',
];

/** A line a field: where both say the same there is nothing to choose. Below, what each has and what goes over. */
export function MergeTable({ both, standing, choices, onStanding, onChoose }: MergeTableProps) {
  const { t } = useTranslation(['duplicates', 'farmers']);
  const { number } = useFormat();
  const sides = [both.one, both.other] as const;
  const [one, other] = [both.one.farmer, both.other.farmer];
  const [stands, ends] = standing === one.id ? [one, other] : [other, one];
  return (
    <>
      <table className={styles.table} aria-label={t('beside')}>
        <thead>
          <tr>
            <td className={styles.label} />
            {sides.map(({ farmer }) => (
              <th key={farmer.id} scope="col" className={styles.head}>
                <SideHead farmer={farmer} isStanding={farmer.id === standing} onStand={() => onStanding(farmer.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIELDS.map((field) => (
            <tr key={field}>
              <th scope="row" className={styles.label}>
                {t(`field.${field}`)}
              </th>
              {differ(one, other, field) ? (
                [one, other].map((farmer) => (
                  <td key={farmer.id} className={styles.cell}>
                    <label className={choice.value} data-chosen={holds(stands, ends, field, choices) === farmer.id}>
                      <input
                        type="radio"
                        className={choice.radio}
                        name={field}
                        checked={holds(stands, ends, field, choices) === farmer.id}
                        onChange={() => onChoose(field, farmer.id)}
                      />
                      <Said farmer={farmer} field={field} />
                    </label>
                  </td>
                ))
              ) : (
                <td colSpan={2} className={styles.alike}>
                  <Said farmer={one} field={field} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className={`${h3} ${styles.moves}`}>{t('moves')}</h2>
      <p className={muted}>{t('movesBody', { name: nameOf(stands) })}</p>
      <table className={styles.table} aria-label={t('moves')}>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row" className={styles.label}>
                {t(`kinds.${kind}`)}
              </th>
              {sides.map(({ farmer, has }) => (
                <td key={farmer.id} className={styles.alike}>
                  {number(has[kind])} {farmer.id !== standing && has[kind] > 0 && t('goesOver')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface SideHeadProps {
  farmer: Farmer;
  isStanding: boolean;
  onStand: () => void;
}

function SideHead({ farmer, isStanding, onStand }: SideHeadProps) {
  const { t } = useTranslation('duplicates');
  const { date } = useFormat();
  return (
    <span className={styles.person}>
      <span>
        <TextLink href={path('profile', farmer.id)}>
          <bdi>{nameOf(farmer)}</bdi>
        </TextLink>{' '}
        <StateBadge entity="farmer" state={farmer.state} />
      </span>
      <span className={muted}>
        <span className={ltr}>{phoneWritten(farmer.phone)}</span> · {t('since', { date: date(farmer.createdAt) })}
      </span>
      <label className={styles.stands}>
        <input type="radio" className={choice.radio} name="stands" checked={isStanding} onChange={onStand} />
        {t(isStanding ? 'thisStands' : 'letStand')}
      </label>
    </span>
  );
}

function Said({ farmer, field }: { farmer: Farmer; field: MergeField }) {
  const { t } = useTranslation(['duplicates', 'farmers']);
  const format = useFormat();
  const titleOf = useTitle();
  const said = text();
  if (said === null) return <span className={muted}>{t('saysNothing')}</span>;
  return field === 'cnic' || field === 'email' || field === 'place' ? (
    <span className={ltr}>{said}</span>
  ) : (
    <bdi>{said}</bdi>
  );

  function text(): string | null {
    switch (field) {
      case 'cnic':
        return farmer.cnic && cnicWritten(farmer.cnic);
      case 'dob':
        return farmer.dob && format.date(farmer.dob);
      case 'gender':
        return farmer.gender && t(`farmers:genders.${farmer.gender}`);
      case 'phoneType':
        return farmer.phoneType && t(`farmers:phones.${farmer.phoneType}`);
      case 'language':
      case 'occupation':
        return titleOf(farmer[field]);
      case 'tehsil':
        return format.list([titleOf(farmer.tehsil), titleOf(farmer.district), titleOf(farmer.province)]) || null;
      case 'place':
        return farmer.lat === null ? null : `${farmer.lat}, ${farmer.lng}`;
      default:
        return farmer[field];
    }
  }
}
