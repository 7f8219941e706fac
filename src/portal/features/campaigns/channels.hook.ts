import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { CHANNELS } from './broadcast.form.ts';
import type { Broadcast } from './broadcast.kind.ts';

/** By which ways it reaches people, in words. */
export function useChannels() {
  const { t } = useTranslation('campaigns');
  const { list } = useFormat();
  return (row: Broadcast) =>
    list(CHANNELS.map((channel) => (Reflect.get(row, channel) ? t(`channels.${channel}`) : null)));
}
