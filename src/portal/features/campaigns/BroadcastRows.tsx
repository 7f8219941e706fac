import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { meta, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { CHANNELS } from './broadcast.form.ts';
import type { Broadcast } from './broadcast.kind.ts';
import * as styles from './campaigns.css.ts';

/** By which ways it reaches people, in words. */
export function useChannels() {
  const { t } = useTranslation('campaigns');
  const { list } = useFormat();
  return (row: Broadcast) =>
    list(CHANNELS.map((channel) => (Reflect.get(row, channel) ? t(`channels.${channel}`) : null)));
}

interface BroadcastRowsProps {
  rows: readonly Broadcast[];
  onOpen: (id: string) => void;
  onCopy: (id: string) => void;
}

export function BroadcastRows({ rows, onOpen, onCopy }: BroadcastRowsProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const channelsOf = useChannels();
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <span className={styles.rowLine}>
            <TextLink onPress={() => onOpen(row.id)}>
              <Written>{row.title}</Written>
            </TextLink>
            <span className={styles.spacer} />
            <IconButton icon={Copy} label={t('copyOf', { title: row.title })} onPress={() => onCopy(row.id)} />
          </span>
          <span className={`${meta} ${muted}`}>
            {format.list([
              `${format.date(row.startDt)} – ${format.date(row.endDt)}`,
              channelsOf(row) || t('noChannel'),
            ])}
          </span>
        </li>
      ))}
    </ul>
  );
}
