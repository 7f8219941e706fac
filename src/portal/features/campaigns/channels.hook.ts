import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { CHANNELS } from './broadcast.form.ts';

/** By which ways it reaches people, in words. */
export function useChannels() {
  const { t } = useTranslation('campaigns');
  const { list } = useFormat();
  return (row: object) =>
    list(CHANNELS.map((channel) => (Reflect.get(row, channel) ? t(`channels.${channel}`) : null)));
}
