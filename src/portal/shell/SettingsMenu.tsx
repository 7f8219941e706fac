import { Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Holder } from '../../../machines/shared/screens.ts';
import { Button } from '../ui/Button.tsx';
import { iconNamed } from '../ui/icons.ts';
import { Menu } from '../ui/Menu.tsx';
import { screensFor } from './menu.ts';

/** Lists only what this person may open; absent when that is nothing. */
export function SettingsMenu({ viewer }: { viewer: Holder }) {
  const { t } = useTranslation('shell');
  const mine = screensFor(viewer).filter((screen) => screen.settings);
  if (mine.length === 0) return null;
  const entriesOf = (chosen: typeof mine) =>
    chosen.map((screen) => ({
      id: screen.key,
      label: t(`screens.${screen.key}`),
      icon: iconNamed(screen.icon),
      href: screen.path,
    }));
  const groups = [
    { id: 'screens', entries: entriesOf(mine.filter((screen) => screen.group !== undefined)) },
    { id: 'rules', entries: entriesOf(mine.filter((screen) => screen.group === undefined)) },
  ];
  return (
    <Menu
      label={t('settings')}
      trigger={<Button variant="quiet" icon={Settings2} label={t('settings')} opens />}
      entries={groups.filter((group) => group.entries.length > 0)}
    />
  );
}
