import { TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import * as choice from './choice.css.ts';
import * as styles from './editing.css.ts';
import { isUndecided, mineOf, type Side, sideOf, type Typing, valueIn, withValue } from './meanwhile.ts';

interface StoredMeanwhileProps<Form extends object> {
  typing: Typing<Form>;
  /** Who saved, where that is known. */
  who?: string | undefined;
  nameOf: (field: string) => string;
  /** What stands in a field of one of both forms. */
  say: (field: string, value: unknown, form: Form) => ReactNode;
  onChoose: (field: string, side: Side) => void;
}

/** What somebody else has stored while it was typed here: what stands here by itself now, and of what both have changed, which of both. */
export function StoredMeanwhile<Form extends object>(props: StoredMeanwhileProps<Form>) {
  const { typing, who, nameOf, say, onChoose } = props;
  const { t } = useTranslation('editing');
  const id = useId();
  const { begun, typed, clashes, taken } = typing;
  if (clashes.length === 0 && taken.length === 0) return null;
  const isOpen = isUndecided(typing);
  return (
    <div role="alert" className={styles.notice} tabIndex={-1} {...(isOpen && { 'data-fault': true })}>
      <div className={styles.noticeHead}>
        <Icon of={TriangleAlert} />
        {who ?? t('newerVersion')}
      </div>
      {taken.length > 0 && (
        <p>
          {t('takenOver')}{' '}
          {taken.map((field, place) => (
            <Fragment key={field}>
              {place > 0 && ' · '}
              {nameOf(field)}: <bdi className={styles.taken}>{say(field, valueIn(begun, field), begun)}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      {clashes.length > 0 && (
        <>
          <p id={id}>{t('chooseEach')}</p>
          <table className={styles.differences} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{t('field')}</th>
                <th scope="col">{t('here')}</th>
                <th scope="col">{t('storedNow')}</th>
              </tr>
            </thead>
            <tbody>
              {clashes.map((clash) => {
                const { field } = clash;
                const side = sideOf(clash, typed);
                const sides = [
                  ['mine', mineOf(clash, typed)],
                  ['theirs', clash.theirs],
                ] as const;
                return (
                  <tr key={field}>
                    <th scope="row">{nameOf(field)}</th>
                    {sides.map(([one, value]) => (
                      <td key={one}>
                        <label className={choice.value} data-chosen={side === one}>
                          <input
                            type="radio"
                            className={choice.radio}
                            name={`${id} ${field}`}
                            checked={side === one}
                            onChange={() => onChoose(field, one)}
                          />
                          <bdi>{say(field, value, withValue(typed, field, value))}</bdi>
                        </label>
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}
