import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Phone } from '../../../../machines/shared/phone.ts';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { $api, api, invalidate } from '../../api/client.ts';
import { gathered } from '../../api/gathered.ts';
import { type LiveEvent, useLive } from '../../api/live.ts';

type Schemas = components['schemas'];
export type Profile = Schemas['FarmerProfile'];

/** Has left the service; nobody is that whose number was never with it. */
export function isUnsubscribed({ subscriber }: Pick<Profile['farmer'], 'subscriber'>): boolean {
  return subscriber?.state.startsWith('unsubscribed') ?? false;
}
export type Farmer = Schemas['Farmer'];
export type Farm = Schemas['Farm'];
export type FarmCrop = Schemas['FarmCrop'];
export type DrawnFarm = Schemas['DrawnFarm'];
export type Animals = Schemas['FarmerLivestock'];
export type Timeline = Schemas['FarmerTimeline'];
export type TimelineEntry = Schemas['TimelineEntry'];
export type TimelineKind = TimelineEntry['kind'];
export type FarmerInput = Schemas['FarmerInput'];
export type FarmInput = Schemas['FarmInput'];
export type FarmChange = Schemas['FarmChange'];
export type FarmBoundary = Schemas['FarmBoundary'];
export type FarmSplit = Schemas['FarmSplit'];
export type FarmSplitInput = Schemas['FarmSplitInput'];
export type CropInput = Schemas['FarmCropInput'];
export type StageInput = Schemas['CropStageInput'];
export type AnimalsInput = Schemas['LivestockInput'];
export type AnimalsChange = Schemas['LivestockChange'];

const shown = () => invalidate('/farmer', '/subscription', '/workflow');
/** What was sent, with all that shows it read anew: also where it was refused because somebody else was faster. */
async function sent<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } finally {
    await shown();
  }
}
const seen = (version: number) => ({ header: { 'If-Match': `"${version}"` } });
/** What of a farmer's the live stream tells. */
const OWN: ReadonlySet<string> = new Set(['farmer', 'farm', 'livestock', 'machinery', 'case', 'loan', 'badge']);

/** All that is known of a farmer, by id or number, also while others change it. */
export function useProfile(reference: string) {
  const params = { path: { id: reference } };
  const found = $api.useQuery('get', '/farmer/profile/{id}', { params }, { retry: false, enabled: reference !== '' });
  useReadAgain(reference !== '', found.refetch, found.data?.farmer);
  return found;
}

/** Who calls from a number, also while others change it. */
export function useCaller(number: string | null) {
  const params = { path: { msisdn: number ?? '' } };
  const options = { retry: false, enabled: number !== null };
  const found = $api.useQuery('get', '/farmer/caller/{msisdn}', { params }, options);
  useReadAgain(number !== null, found.refetch, found.data?.profile?.farmer);
  return found;
}

/** Each yes and no of a number, the newest first. */
export function useConsents({ countryCode, msisdn }: Phone) {
  const params = { path: { countryCode, msisdn } };
  const found = $api.useQuery('get', '/subscription/consent/{countryCode}/{msisdn}', { params }, { retry: false });
  const { refetch } = found;
  const [again] = useState(() => gathered(() => refetch(), STORM));
  useLive('subscriber', again, again);
  useLive('doNotCall', again);
  return found.data?.items ?? [];
}

const STORM = 1_000;

function useReadAgain(isOpen: boolean, read: () => unknown, farmer: Pick<Farmer, 'subscriber'> | undefined) {
  const [again] = useState(() => gathered(read, STORM));
  useLive(isOpen ? '*' : undefined, (event) => changesFarmer(event, farmer) && again(), again);
}

/** Whether a step may change what is shown of a farmer; that of a number only where it is the farmer's own. */
export function changesFarmer(
  { entity, id }: Pick<LiveEvent, 'entity' | 'id'>,
  farmer: Pick<Farmer, 'subscriber'> | undefined,
): boolean {
  // One that is not subscribed yet may be by this step.
  return entity === 'subscriber' ? (farmer?.subscriber?.id ?? id) === id : OWN.has(entity);
}

export function useTimeline(id: string, kinds: readonly TimelineKind[]) {
  const params = { path: { id }, query: { kind: [...kinds], limit: 50 } };
  const options = { enabled: kinds.length > 0, placeholderData: keepPreviousData };
  return $api.useQuery('get', '/farmer/timeline/{id}', { params }, options);
}

export async function olderEntries(id: string, kinds: readonly TimelineKind[], before: string): Promise<Timeline> {
  const query = { before, limit: 50, ...(kinds.length > 0 && { kind: [...kinds] }) };
  return await answerOf(api.GET('/farmer/timeline/{id}', { params: { path: { id }, query } }));
}

export async function saveFarmer(body: FarmerInput, version?: number): Promise<Farmer> {
  const params = version === undefined ? {} : { params: seen(version) };
  const saved = await answerOf(api.POST('/farmer/', { ...params, body }));
  await shown();
  return saved;
}

export async function savePicture(id: string, picture: Blob): Promise<void> {
  const body = new FormData();
  body.append('id', id);
  body.append('profileImage', picture, 'portrait.jpg');
  // A form is not among the kinds of bodies that the types tell apart here.
  await answerOf(api.POST('/farmer/', { body: {}, bodySerializer: () => body }));
  await shown();
}

export async function tagPicture(id: string, tags: string[]): Promise<void> {
  await answerOf(api.PATCH('/imageTags/{id}', { params: { path: { id } }, body: { tags } }));
  await shown();
}

interface StatusChange {
  status: 'active' | 'suspended' | 'rejected' | 'closed';
  reasonId?: string;
  reason?: string;
}

/** The one outcome of a change of one farmer. */
export async function setStatus(id: string, version: number, change: StatusChange) {
  const body = { ids: [id], versions: { [id]: version }, ...change };
  const answer = await answerOf(api.PUT('/farmer/bulk-status', { body }));
  await shown();
  return 'outcomes' in answer ? answer.outcomes[0] : undefined;
}

/** It is told before all that shows land is read anew, itself among it. */
export async function createFarm(body: FarmInput, onStored?: (farm: Farm) => void): Promise<Farm> {
  const farm = await answerOf(api.POST('/farmer/farm', { body }));
  onStored?.(farm);
  await shown();
  return farm;
}

export async function updateFarm(body: FarmChange, version: number): Promise<Farm> {
  return await sent(answerOf(api.PUT('/farmer/farm', { params: seen(version), body })));
}

export async function restoreBoundary(id: string, version: number, number: number, why: string): Promise<Farm> {
  const body = { id, number, ...(why.trim() && { why: why.trim() }) };
  const farm = await answerOf(api.PUT('/farmer/farm/boundary', { params: seen(version), body }));
  await shown();
  return farm;
}

export async function splitFarm(body: FarmSplitInput, version: number): Promise<{ kept: Farm; part: Farm }> {
  const farms = await answerOf(api.POST('/farmer/farm/split', { params: seen(version), body }));
  await shown();
  return farms;
}

/** By the part that was cut off. */
export async function joinFarm(partId: string): Promise<Farm> {
  const farm = await answerOf(api.DELETE('/farmer/farm/split/{id}', { params: { path: { id: partId } } }));
  await shown();
  return farm;
}

/** Where a farm's land ended before, and where it was cut. */
export function useBoundaries(farmId: string) {
  return $api.useQuery('get', '/farmer/farm/boundaries/{id}', { params: { path: { id: farmId } } }).data;
}

export async function saveCrop(body: CropInput, version: number): Promise<void> {
  await sent(answerOf(api.POST('/farmer/farm/crop', { params: seen(version), body })));
}

export async function removeCrop(id: string, version: number): Promise<void> {
  const params = { ...seen(version), path: { id } };
  await sent(answerOf(api.DELETE('/farmer/farm/crop/{id}', { params })));
}

export async function saveStage(body: StageInput, version: number): Promise<void> {
  await sent(answerOf(api.POST('/farmer/farm/crop/stage', { params: seen(version), body })));
}

export async function removeStage(id: string, version: number): Promise<void> {
  const params = { ...seen(version), path: { id } };
  await sent(answerOf(api.DELETE('/farmer/farm/crop/stage/{id}', { params })));
}

export async function createAnimals(body: AnimalsInput): Promise<void> {
  await answerOf(api.POST('/farmer/livestock', { body }));
  await shown();
}

/** Field by field, as the call has it: each on the version that the one before left. */
export async function updateAnimals(animals: Animals, changes: readonly Omit<AnimalsChange, 'id'>[]): Promise<void> {
  const all = async () => {
    let { version } = animals;
    for (const change of changes) {
      const body = { id: animals.id, ...change };
      version = (await answerOf(api.PUT('/farmer/livestock', { params: seen(version), body }))).version;
    }
  };
  await sent(all());
}

export async function removeAnimals({ id, version }: Animals): Promise<void> {
  await sent(answerOf(api.DELETE('/farmer/livestock/{id}', { params: { ...seen(version), path: { id } } })));
}

export async function addTag(id: string, tag: string): Promise<void> {
  await answerOf(api.POST('/farmer/livestock/tag', { body: { id, tag } }));
  await shown();
}

export async function removeTag(id: string, tag: string): Promise<void> {
  await answerOf(api.DELETE('/farmer/livestock/tag/{id}/{tag}', { params: { path: { id, tag } } }));
  await shown();
}

export async function addMachine(farmerId: string, machineryId: string): Promise<void> {
  await answerOf(api.POST('/farmer/machinery', { body: { farmerId, machineryId } }));
  await shown();
}

export async function removeMachine(id: string, machineryId: string): Promise<void> {
  await answerOf(api.DELETE('/farmer/machinery/{id}/{machineryId}', { params: { path: { id, machineryId } } }));
  await shown();
}

export async function subscribeNumber(msisdn: string): Promise<void> {
  await answerOf(api.POST('/subscription/subscribe', { body: { msisdn } }));
  await shown();
}

/** Kept as it was typed. */
export async function addNote(id: string, text: string): Promise<void> {
  const params = { path: { entity: 'farmer' as const, id } };
  await answerOf(api.POST('/workflow/{entity}/{id}/notes', { params, body: { text } }));
  await shown();
}
