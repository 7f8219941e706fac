import { keepPreviousData } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { $api, api, fetchFile, invalidate } from '../../api/client.ts';
import { useLive } from '../../api/live.ts';
import { SELDOM } from '../../reference/choices.ts';
import { type AccountsAddress, PAGE } from './accounts.address.ts';
import type { AgentForm } from './agent.form.ts';

type Schemas = components['schemas'];
export type Account = Schemas['Account'];
export type AssignedRole = Schemas['AssignedRole'];
export type Extension = Schemas['Extension'];
export type ExtensionInput = Schemas['ExtensionInput'];

/** Roles too: they say how many agents hold each. */
export const forgetAgents = async () =>
  await Promise.all([invalidate('/auth/agent'), invalidate('/resource/assigned')]);
/** Agents too: they say which roles they hold. */
export const forgetRoles = async () =>
  await Promise.all([invalidate('/resource'), invalidate('/auth/roles'), invalidate('/auth/agent')]);
export const forgetExtensions = async () => await Promise.all([invalidate('/callcenter'), invalidate('/auth/agent')]);

/** What a colleague changes meanwhile is read again. */
function useReadAgain(entity: 'account' | 'role' | 'extension', forget: () => Promise<unknown>) {
  const again = useCallback(() => void forget(), [forget]);
  useLive(entity, again, again);
}

export function useAgents({ search, role, sort, offset }: AccountsAddress) {
  useReadAgain('account', forgetAgents);
  const query = {
    limit: PAGE,
    offset,
    sort: sort as 'name',
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(role !== null && { role }),
  };
  return $api.useQuery('get', '/auth/agent', { params: { query } }, { placeholderData: keepPreviousData });
}

export function useAccount(id: string | null) {
  return $api.useQuery('get', '/auth/agent/{id}', { params: { path: { id: id ?? '' } } }, { enabled: id !== null });
}

export async function saveAgent(form: AgentForm, account: Account | null): Promise<Account> {
  const { picture, roleId, institutionId, password, active, twoFactor, ...texts } = form;
  const body = new FormData();
  for (const [name, value] of Object.entries(texts)) body.append(name, value);
  body.append('roleId', JSON.stringify(roleId));
  body.append('institutionId', institutionId ?? '');
  body.append('twoFactor', String(twoFactor));
  if (password !== '') body.append('password', password);
  if (picture) body.append('profileImageUrl', picture);
  if (account) {
    body.append('id', account.id);
    body.append('active', String(active));
  }
  const response = await fetchFile('/auth/agent', {
    method: account ? 'PUT' : 'POST',
    body,
    ...(account && { headers: { 'if-match': `"${account.version}"` } }),
  });
  const saved: Account = await response.json();
  await forgetAgents();
  return saved;
}

export async function takeRole(agentRoleId: string): Promise<void> {
  await api.DELETE('/auth/remove-agent-role/{id}', { params: { path: { id: agentRoleId } } });
  await forgetAgents();
}

/** All of them, or one. */
export async function endSessions(id: string, session?: string): Promise<void> {
  const query = session === undefined ? {} : { session };
  await api.DELETE('/auth/agent/{id}/sessions', { params: { path: { id }, query } });
  await forgetAgents();
}

export async function forgetApp(id: string): Promise<void> {
  await api.DELETE('/auth/agent/{id}/authenticator', { params: { path: { id } } });
  await forgetAgents();
}

export function usePartners() {
  return $api.useQuery('get', '/loan/partners', {}, SELDOM).data?.items ?? [];
}

export function useAssigned() {
  useReadAgain('role', forgetRoles);
  return $api.useQuery('get', '/resource/assigned', {});
}

export function useCategories() {
  return $api.useQuery('get', '/resource/category', {}, SELDOM);
}

export async function makeRole(title: string, resources: string[]): Promise<AssignedRole> {
  const made = await answerOf(api.POST('/resource/role', { body: { title, resources } }));
  await forgetRoles();
  return made;
}

export async function renameRole({ id, version }: AssignedRole, title: string): Promise<AssignedRole> {
  const params = { header: { 'If-Match': `"${version}"` } };
  const renamed = await answerOf(api.PUT('/resource/role', { params, body: { roleId: id, title } }));
  await forgetRoles();
  return renamed;
}

export async function deleteRole(id: string): Promise<void> {
  await api.DELETE('/resource/role/{id}', { params: { path: { id } } });
  await forgetRoles();
}

/** Gives what is wanted more and takes what is wanted no more; the second sees what the first has made of it. */
export async function changeRole(
  { id, version }: AssignedRole,
  { given, taken }: { given: string[]; taken: string[] },
): Promise<void> {
  let known = version;
  if (taken.length > 0) {
    const header = { 'If-Match': `"${known}"` };
    const body = { roleId: id, resources: taken };
    known = (await answerOf(api.PUT('/resource/remove-access', { params: { header }, body }))).version;
  }
  if (given.length > 0) await answerOf(api.POST('/resource/role', { body: { roleId: id, resources: given } }));
  await forgetRoles();
}

export function useExtensions({ search, offset }: AccountsAddress) {
  useReadAgain('extension', forgetExtensions);
  const query = { limit: PAGE, offset, ...(search.trim() !== '' && { search: search.trim() }) };
  return $api.useQuery('get', '/callcenter', { params: { query } }, { placeholderData: keepPreviousData });
}

/** Those that the agent of this address has already. */
export function useExtensionOf(email: string): Extension[] {
  const wanted = email.trim().toLowerCase();
  const query = { search: wanted, limit: 50 };
  const { data } = $api.useQuery('get', '/callcenter', { params: { query } }, { enabled: wanted.includes('@') });
  return data?.items.filter((extension) => extension.email === wanted) ?? [];
}

export async function createExtension(body: ExtensionInput): Promise<Extension> {
  const made = await answerOf(api.POST('/callcenter', { body }));
  await forgetExtensions();
  return made;
}

export async function updateExtension({ id, version }: Extension, body: Partial<ExtensionInput>): Promise<Extension> {
  const { exten = '', name = '', ...rest } = body;
  const saved = await answerOf(
    api.PUT('/callcenter', {
      params: { header: { 'If-Match': `"${version}"` } },
      body: { id, exten, name, ...rest },
    }),
  );
  await forgetExtensions();
  return saved;
}

export async function deleteExtension(id: string): Promise<void> {
  await api.DELETE('/callcenter/extension/{id}', { params: { path: { id } } });
  await forgetExtensions();
}

export function useOperators({ search, offset }: AccountsAddress) {
  const query = { limit: PAGE, offset, ...(search.trim() !== '' && { search: search.trim() }) };
  return $api.useQuery('get', '/operator/active', { params: { query } }, { placeholderData: keepPreviousData });
}
