import { $api } from '../../api/client.ts';
import { SELDOM, useChoices } from '../../reference/choices.ts';

export const useProvinces = () => useChoices($api.useQuery('get', '/location/provinces', {}, SELDOM).data?.items);
export const useLanguages = () => useChoices($api.useQuery('get', '/location/languages', {}, SELDOM).data?.items);
