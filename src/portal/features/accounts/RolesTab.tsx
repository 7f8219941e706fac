import { Eye, History, Pencil, Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../api/attempt.hook.ts';
import { EditedPane } from '../../editing/EditedPane.tsx';
import { useLock } from '../../editing/permission.hook.ts';
import { useRoleWords } from '../../role.words.ts';
import { lookAs } from '../../shell/look-as.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Menu, MenuEntries } from '../../ui/Menu.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Select } from '../../ui/Select.tsx';
import { muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { isWaiting, useUnsent } from '../../workflow/deciding.ts';
import * as styles from './accounts.css.ts';
import { type AssignedRole, changeRole, type useAssigned, useCategories } from './accounts.data.ts';
import { NewRoleDialog } from './NewRoleDialog.tsx';
import { RightSide } from './RightSide.tsx';
import { RightsTable } from './RightsTable.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { RolesHistory } from './RolesHistory.tsx';
import { useRightWords } from './right.words.ts';
import { groupsOf, isAsked, type Narrowed, type Right } from './rights.ts';

const MOST_COMPARED = 3;
const USUALLY: readonly string[] = ['Call Center', 'Agri Profile Agent', 'Ops'];

const NONE: readonly AssignedRole[] = [];

/** Which role may what: up to three compared permission by permission, the others as one dot each. */
export function RolesTab({ asked }: { asked: ReturnType<typeof useAssigned> }) {
  const { t, i18n } = useTranslation(['accounts', 'common']);
  const roleWords = useRoleWords();
  const rightWords = useRightWords();
  const attempt = useAttempt();
  const categories = useCategories();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [search, setSearch] = useState('');
  const [wantedLines, setNarrowed] = useState<Narrowed>('all');
  const [selected, setSelected] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  const [changed, setChanged] = useState<string | null>(null);
  const [isHistory, setHistory] = useState(false);
  /** By role the permissions that were given or taken and are not saved. */
  const [turned, setTyped] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  const cannotMake = useLock('agent_authentication:resource:post');
  const isUnsent = useUnsent().some(isWaiting);
  const cannotTake = useLock('agent_authentication:resource:put');

  const roles = asked.data?.items ?? NONE;
  // What was typed for a role that is deleted meanwhile is not waiting any more.
  const typed = useMemo(
    () => new Map([...turned].filter(([of]) => roles.some(({ id }) => id === of))),
    [turned, roles],
  );
  const made = roles.filter(({ builtIn }) => !builtIn);
  const changedRole = made.find(({ id }) => id === changed);
  const compared = useMemo(() => {
    const usual = roles.filter(({ title }) => USUALLY.includes(title)).map(({ id }) => id);
    return (chosen ?? usual).flatMap((id) => roles.find((role) => role.id === id) ?? []);
  }, [chosen, roles]);
  // Of fewer than two nothing differs.
  const narrowed = compared.length > 1 ? wantedLines : 'all';
  const choices = roles
    .filter((role) => !compared.includes(role))
    .map(({ id, title }) => ({ value: id, label: roleWords(title) }));
  const heldBy = useMemo(() => heldAsTyped(roles, typed), [roles, typed]);
  const turn = useCallback((roleId: string, permission: string) => {
    setTyped((now) => {
      const keys = new Set(now.get(roleId));
      if (!keys.delete(permission)) keys.add(permission);
      const next = new Map(now).set(roleId, keys);
      if (keys.size === 0) next.delete(roleId);
      return next;
    });
  }, []);
  const of = useMemo(
    () => ({
      compared,
      others: roles.filter((role) => !compared.includes(role)),
      heldBy,
      typed,
      cannotTake,
      onTurn: turn,
    }),
    [compared, roles, heldBy, typed, cannotTake, turn],
  );
  const heldOfCompared = compared.map(({ id }) => heldBy.get(id) ?? new Set<string>());
  const groups = useMemo(() => {
    const titleOf = (module: string) => {
      const key = `common:rights.modules.${module}`;
      return i18n.exists(key) ? t(key) : module;
    };
    return groupsOf(categories.data?.items ?? [], titleOf);
  }, [categories.data, i18n, t]);
  const wanted = search.trim().toLocaleLowerCase();
  const isFound = (right: Right, title: string) =>
    [right.id, rightWords(right), title].some((said) => said.toLocaleLowerCase().includes(wanted));
  const found = groups.map(({ rights, ...group }) => ({
    ...group,
    rights: rights.filter((right) => isFound(right, group.title)),
  }));
  const narrowedTo = (kind: Narrowed) =>
    found
      .map(({ rights, ...group }) => ({
        ...group,
        rights: rights.filter((right) => isAsked(right, kind, heldOfCompared)),
      }))
      .filter(({ rights }) => rights.length > 0);
  const counted = (kind: Narrowed) => narrowedTo(kind).flatMap(({ rights }) => rights).length;
  const shown = narrowedTo(narrowed);
  const right = groups.flatMap(({ rights }) => rights).find(({ id }) => id === selected);
  const given = [...typed].flatMap(([id, turned]) =>
    [...turned].filter((permission) => heldBy.get(id)?.has(permission)),
  );
  const changes = [...typed].reduce((sum, [, turned]) => sum + turned.size, 0);

  return (
    <>
      <EditedPane
        tools={
          <>
            <SearchField
              label={t('findRight')}
              value={search}
              onChange={setSearch}
              maxLength={60}
              className={styles.search}
            />
            {compared.map(({ id, title }) => (
              <Popover
                key={id}
                label={t('insteadOf', { role: roleWords(title) })}
                trigger={
                  <Chip
                    name={t('compare')}
                    value={roleWords(title)}
                    onRemove={() => setChosen(compared.filter((role) => role.id !== id).map((role) => role.id))}
                  />
                }
              >
                {(close) => (
                  <MenuEntries
                    label={t('insteadOf', { role: roleWords(title) })}
                    entries={choices.map(({ value, label }) => ({
                      id: value,
                      label,
                      onAction: () => setChosen(compared.map((role) => (role.id === id ? value : role.id))),
                    }))}
                    onClose={close}
                  />
                )}
              </Popover>
            ))}
            {compared.length < MOST_COMPARED && (
              <Select
                label={t(compared.length === 1 ? 'compareWith' : 'addRole')}
                hideLabel
                placeholder={t(compared.length === 1 ? 'compareWith' : 'addRole')}
                options={choices}
                value={null}
                onChange={(id) => setChosen([...compared.map((role) => role.id), id])}
              />
            )}
            {compared.length > 1 ? (
              <SegmentedControl
                label={t('narrow')}
                options={(['all', 'different', 'one'] as const).map((value) => ({
                  value,
                  label: t(`narrowed.${value}`, { count: counted(value) }),
                }))}
                value={narrowed}
                onChange={setNarrowed}
              />
            ) : (
              <span className={muted}>{t('compareHint')}</span>
            )}
            <span className={styles.grow} />
            <Menu
              label={t('seeAs')}
              trigger={<Button icon={Eye} label={t('seeAs')} />}
              entries={roles.map(({ id, title }) => ({
                id,
                label: roleWords(title),
                disabledReason: isUnsent ? t('seeAsWaits') : undefined,
                onAction: () => lookAs(title),
              }))}
            />
            {made.length > 0 && (
              <Menu
                label={t('ownRoles')}
                trigger={<Button icon={Pencil} label={t('ownRoles')} />}
                entries={made.map(({ id, title, agents }) => ({
                  id,
                  label: title,
                  detail: t('agentCount', { count: agents }),
                  onAction: () => setChanged(id),
                }))}
              />
            )}
            <Button icon={History} label={t('history')} onPress={() => setHistory(true)} />
            <Button icon={Plus} label={t('newRole')} disabledReason={cannotMake} onPress={() => setNew(true)} />
          </>
        }
        asked={asked.isPending || asked.error ? asked : categories}
        foot={
          changes > 0 && (
            <div className={styles.dock} role="status">
              <span className={styles.grow}>
                {t('unsaved', { count: changes })}
                {cannotTake !== undefined && given.length > 0 && (
                  <span className={muted}> {t('notTakenBack', { count: given.length })}</span>
                )}
              </span>
              <Button label={t('undoAll')} onPress={() => setTyped(new Map())} />
              <Button variant="primary" label={t('saveRights')} onPress={() => void attempt(save())} />
            </div>
          )
        }
      >
        {categories.data && shown.length === 0 && (
          <EmptyState
            title={t('nothingFound')}
            body={t('nothingFoundBody')}
            action={
              <Button
                label={t('clear')}
                onPress={() => {
                  setSearch('');
                  setNarrowed('all');
                }}
              />
            }
          />
        )}
        {shown.length > 0 && (
          <div className={styles.matrix}>
            <RightsTable groups={shown} of={of} wanted={wanted} selected={selected} onSelect={setSelected} />
            {right && (
              <RightSide
                right={right}
                roles={roles}
                compared={compared}
                heldBy={heldBy}
                onClose={() => setSelected(null)}
              />
            )}
          </div>
        )}
      </EditedPane>
      {isHistory && <RolesHistory roles={roles} onClose={() => setHistory(false)} />}
      {changedRole && <RoleDialog key={changedRole.id} role={changedRole} onClose={() => setChanged(null)} />}
      {isNew && <NewRoleDialog roles={roles} onClose={() => setNew(false)} onMade={onMade} />}
    </>
  );

  async function save() {
    for (const [id, turned] of typed) {
      const role = roles.find((each) => each.id === id);
      if (!role) continue;
      const taken = [...turned].filter((permission) => role.resources.includes(permission));
      const given = [...turned].filter((permission) => !role.resources.includes(permission));
      await changeRole(role, { given, taken });
      // What is saved is not typed any more, also where the next one is refused.
      setTyped((now) => new Map([...now].filter(([other]) => other !== id)));
      toast.success(t('roleSaved', { role: roleWords(role.title) }));
    }
  }

  function onMade(id: string) {
    setNew(false);
    setChosen([id, ...compared.map((role) => role.id)].slice(0, MOST_COMPARED));
  }
}

/** By role the permissions that it holds with what was turned and is not saved. */
function heldAsTyped(roles: readonly AssignedRole[], typed: ReadonlyMap<string, ReadonlySet<string>>) {
  return new Map(
    roles.map(({ id, resources }) => {
      const held = new Set(resources);
      for (const permission of typed.get(id) ?? []) if (!held.delete(permission)) held.add(permission);
      return [id, held] as const;
    }),
  );
}
