import { screensOf } from '../../../../machines/shared/screens.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { AssignedRole } from './accounts.data.ts';

type Category = components['schemas']['ResourceCategory'];

export const METHODS = ['get', 'post', 'put', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** One line of the table: an action with the methods that there are, `campaigns:campaign`. */
export interface Right {
  id: string;
  module: string;
  action: string;
  /** By method the permission; those that there are. */
  permissions: ReadonlyMap<Method, string>;
  /** What its calls do, and the keys of the pages that need it. */
  calls: readonly string[];
  screens: readonly string[];
}

export interface Group {
  module: string;
  title: string;
  rights: readonly Right[];
}

export function groupsOf(categories: readonly Category[], titleOf: (module: string) => string): Group[] {
  const groups = categories.map(({ id: module, resources }) => {
    const actions = Map.groupBy(resources, ({ permission }) => permission.slice(0, permission.lastIndexOf(':')));
    const rights = [...actions].map(([id, of]): Right => {
      const methods = METHODS.flatMap((method) => {
        const found = of.find(({ permission }) => permission === `${id}:${method}`);
        return found ? [[method, found.permission] as const] : [];
      });
      return {
        id,
        module,
        action: id.slice(module.length + 1),
        permissions: new Map(methods),
        calls: [...new Set(of.flatMap(({ calls }) => calls))],
        screens: [...new Set(of.flatMap(({ screens }) => screens))],
      };
    });
    return { module, title: titleOf(module), rights };
  });
  return groups.toSorted((one, other) => one.title.localeCompare(other.title));
}

/** How much of a right a role has. */
export function shareOf({ permissions }: Right, held: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const count = [...permissions.values()].filter((permission) => held.has(permission)).length;
  return count === 0 ? 'none' : count === permissions.size ? 'all' : 'some';
}

export type Narrowed = 'all' | 'different' | 'one';

/** The lines that show what was asked for: all, those in which the roles differ, those that one of them alone has. */
export function isAsked(right: Right, narrowed: Narrowed, compared: readonly ReadonlySet<string>[]): boolean {
  if (narrowed === 'all') return true;
  const patterns = compared.map((held) =>
    [...right.permissions.values()].map((permission) => (held.has(permission) ? '1' : '0')).join(''),
  );
  if (narrowed === 'different') return new Set(patterns).size > 1;
  return patterns.filter((pattern) => pattern.includes('1')).length === 1;
}

/** The pages that a role opens as it stands here; those of single records go with their lists. */
export function pagesOf(title: string, held: ReadonlySet<string>): string[] {
  return screensOf({ roles: [title], permissions: held })
    .filter(({ path }) => !path.includes(':'))
    .map(({ key }) => key);
}

/** What one role may and another may not. */
export function beyond(one: Pick<AssignedRole, 'resources'>, other: Pick<AssignedRole, 'resources'>): string[] {
  const held = new Set(other.resources);
  return one.resources.filter((permission) => !held.has(permission));
}

/** Roles of which something was changed, the latest first. */
export function changedLast<Role extends Pick<AssignedRole, 'history'>>(roles: readonly Role[]): Role[] {
  const at = ({ history }: Role) => history.at(-1)?.at ?? '';
  return roles.filter((role) => at(role) !== '').toSorted((one, other) => at(other).localeCompare(at(one)));
}
