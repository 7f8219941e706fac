import { type KeyboardEvent, memo, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { useRoleWords } from '../../role.words.ts';
import { useSession } from '../../shell/session.ts';
import { meta, muted, strong } from '../../ui/text.css.ts';
import * as styles from './accounts.css.ts';
import type { AssignedRole } from './accounts.data.ts';
import { useRightWords } from './right.words.ts';
import { type Group, isAsked, METHODS, type Right, shareOf } from './rights.ts';

const LETTERS = { get: 'G', post: 'P', put: 'U', delete: 'D' } as const;

/** What every line says something about: the same object until one of it changes. */
export interface Compared {
  compared: readonly AssignedRole[];
  others: readonly AssignedRole[];
  heldBy: ReadonlyMap<string, ReadonlySet<string>>;
  /** By role what was given or taken and is not saved: it can be taken back where it was done. */
  typed: ReadonlyMap<string, ReadonlySet<string>>;
  /** Why nothing may be taken from a role. */
  cannotTake: string | undefined;
  onTurn: (roleId: string, permission: string) => void;
}

interface RightsTableProps {
  groups: readonly Group[];
  of: Compared;
  /** The letters that were looked for. */
  wanted: string;
  selected: string | null;
  onSelect: (id: string) => void;
}

/** Lines are gone through with the arrow keys; within one Tab reaches its keys, which give and take. */
export function RightsTable({ groups, of, wanted, selected, onSelect }: RightsTableProps) {
  const { compared, others, heldBy } = of;
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const roleWords = useRoleWords();
  const rights = groups.flatMap((group) => group.rights);
  const current = rights.some(({ id }) => id === selected) ? selected : rights[0]?.id;
  const heldOfCompared = compared.map(({ id }) => heldBy.get(id) ?? new Set<string>());

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    const place = rights.findIndex(({ id }) => id === current);
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? rights.length - 1 : step === undefined ? null : place + step;
    if (next === null) return;
    event.preventDefault();
    const right = rights[Math.max(0, Math.min(rights.length - 1, next))];
    if (!right) return;
    onSelect(right.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-right="${right.id}"]`)?.focus();
  }

  function onReach({ target }: SyntheticEvent<HTMLElement>) {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-right]') : null;
    if (line?.dataset.right) onSelect(line.dataset.right);
  }

  return (
    <table
      className={styles.rights}
      aria-label={t('tabs.roles')}
      onKeyDown={onKeyDown}
      onClick={onReach}
      onFocus={(event) => event.target.matches('[data-right]') && onReach(event)}
    >
      <thead>
        <tr>
          <th scope="col" className={styles.rightHead}>
            {t('right')}
            <span className={`${styles.legend} ${meta} ${muted}`}>
              {METHODS.map((method) => (
                <span key={method}>
                  <b>{LETTERS[method]}</b> {t(`common:rights.methods.${method}`)}
                </span>
              ))}
              {others.length > 0 &&
                (['all', 'some', 'none'] as const).map((share) => (
                  <span key={share} className={styles.ofOthers}>
                    <span className={styles.dot} data-share={share} /> {t(`share.${share}`)}
                  </span>
                ))}
            </span>
          </th>
          {compared.map((role) => (
            <th key={role.id} scope="col" className={styles.roleHead}>
              <span className={strong}>{roleWords(role.title)}</span>
              <span className={`${meta} ${muted}`}>{t('agentCount', { count: role.agents })}</span>
            </th>
          ))}
          {others.map((role) => (
            <th key={role.id} scope="col" className={styles.otherHead}>
              <span>{roleWords(role.title)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.module}>
          <tr>
            <th scope="rowgroup" colSpan={1 + compared.length + others.length} className={styles.groupHead}>
              {group.title} <span className={muted}>{format.number(group.rights.length)}</span>
            </th>
          </tr>
          {group.rights.map((right) => (
            <RightLine
              key={right.id}
              right={right}
              of={of}
              wanted={wanted}
              isSelected={right.id === selected}
              isCurrent={right.id === current}
              isDifferent={compared.length > 1 && isAsked(right, 'different', heldOfCompared)}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RightLineProps {
  right: Right;
  of: Compared;
  wanted: string;
  isSelected: boolean;
  isCurrent: boolean;
  isDifferent: boolean;
}

/** There are hundreds of lines with a dozen keys each: one is drawn anew only when something in it has changed. */
const RightLine = memo(function RightLine(props: RightLineProps) {
  const { right, of, wanted, isSelected, isCurrent, isDifferent } = props;
  const { compared, others, heldBy, typed, cannotTake, onTurn } = of;
  const { t } = useTranslation('accounts');
  const roleWords = useRoleWords();
  const said = useRightWords()(right);
  const { user } = useSession();
  const tabIndex = isCurrent ? 0 : -1;

  /** Why this cannot be given or taken. */
  function lockOf(role: AssignedRole, permission: string, isHeld: boolean): string | undefined {
    if (typed.get(role.id)?.has(permission)) return undefined;
    if (role.title === 'Super Admin') return t('keepsAll');
    if (isHeld) return cannotTake;
    return user?.permissions.has(permission) ? undefined : t('onlyWhatYouHold');
  }

  return (
    <tr
      data-right={right.id}
      data-selected={isSelected}
      data-differs={isDifferent}
      className={styles.right}
      tabIndex={tabIndex}
    >
      <th scope="row" className={styles.rightName}>
        <Marked text={said} wanted={wanted} />
        <span className={`${meta} ${muted} ${styles.slug}`}>
          <Marked text={right.action} wanted={wanted} />
        </span>
      </th>
      {compared.map((role) => (
        <td key={role.id}>
          <span className={styles.keys}>
            {METHODS.map((method) => {
              const permission = right.permissions.get(method);
              if (permission === undefined) return <span key={method} className={styles.noKey} />;
              const isHeld = heldBy.get(role.id)?.has(permission) === true;
              const lock = lockOf(role, permission, isHeld);
              const words = t(isHeld ? 'has' : 'hasNot', {
                role: roleWords(role.title),
                method: t(`common:rights.methods.${method}`),
                right: said,
              });
              return (
                <button
                  key={method}
                  type="button"
                  className={styles.key}
                  aria-pressed={isHeld}
                  aria-disabled={lock !== undefined}
                  aria-label={lock === undefined ? words : `${words}. ${lock}`}
                  title={lock === undefined ? words : `${words}. ${lock}`}
                  tabIndex={tabIndex}
                  onClick={() => lock === undefined && onTurn(role.id, permission)}
                >
                  {LETTERS[method]}
                </button>
              );
            })}
          </span>
        </td>
      ))}
      {others.map((role) => {
        const share = shareOf(right, heldBy.get(role.id) ?? new Set());
        return (
          <td key={role.id} className={styles.dotCell}>
            <span className={styles.dot} data-share={share} role="img" aria-label={t(`share.${share}`)} />
          </td>
        );
      })}
    </tr>
  );
});
/** The letters that were looked for are seen in what was found. */
function Marked({ text, wanted }: { text: string; wanted: string }) {
  const at = wanted === '' ? -1 : text.toLocaleLowerCase().indexOf(wanted);
  if (at < 0) return <bdi>{text}</bdi>;
  return (
    <bdi>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + wanted.length)}</mark>
      {text.slice(at + wanted.length)}
    </bdi>
  );
}
