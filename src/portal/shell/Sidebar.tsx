import { PanelLeft } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Holder, Screen } from '../../../machines/shared/screens.ts';
import { useFormat } from '../format.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { iconNamed } from '../ui/icons.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { hidden } from '../ui/text.css.ts';
import { name as brandName } from './Brand.css.ts';
import { BrandMark } from './BrandMark.tsx';
import { entryAt, menuFor, screensFor } from './menu.ts';
import * as styles from './Sidebar.css.ts';

interface SidebarProps {
  viewer: Holder;
  mode: 'wide' | 'icons';
  /** How many records wait behind a screen, by its address. */
  waiting: ReadonlyMap<string, number>;
  onToggle: () => void;
  /** Docked beside the page; otherwise it stands in the drawer of a narrow screen. */
  isDocked: boolean;
}

export function Sidebar({ viewer, mode, waiting, onToggle, isDocked }: SidebarProps) {
  const { t } = useTranslation('shell');
  const [address] = useLocation();
  const current = entryAt(address, screensFor(viewer));
  const icons = mode === 'icons';
  return (
    <nav
      aria-label={t('mainMenu')}
      className={isDocked ? `${styles.sidebar} ${styles.docked}` : styles.sidebar}
      data-mode={mode}
    >
      <div className={styles.brand}>
        {icons ? (
          <Tooltip content={t('widenMenu')} placement="end">
            <Button aria-label={t('widenMenu')} className={styles.widen} onPress={onToggle}>
              <BrandMark size={24} />
            </Button>
          </Tooltip>
        ) : (
          <>
            <BrandMark />
            <b className={brandName}>FMIS</b>
            <span className={styles.spacer} />
            <IconButton
              icon={PanelLeft}
              directional
              label={isDocked ? t('narrowMenu') : t('closeMenu')}
              onPress={onToggle}
            />
          </>
        )}
      </div>
      <div className={styles.nav}>
        {menuFor(viewer).map((group) => (
          <div key={group.key} className={styles.group} data-titled={group.hasTitle}>
            {group.hasTitle && <h2 className={styles.title}>{t(`groups.${group.key}`)}</h2>}
            <ul>
              {group.screens.map((screen) => (
                <li key={screen.key}>
                  <Entry
                    screen={screen}
                    isCurrent={screen.key === current?.key}
                    icons={icons}
                    waiting={waiting.get(screen.path) ?? 0}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

interface EntryProps {
  screen: Screen;
  isCurrent: boolean;
  icons: boolean;
  waiting: number;
}

function Entry({ screen, isCurrent, icons, waiting }: EntryProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const title = t(`screens.${screen.key}`);
  const word = waiting > 0 ? t('entryWaiting', { title, count: waiting, number: format.number(waiting) }) : title;
  return (
    <Tooltip content={word} placement="end" isDisabled={!icons}>
      <Link href={screen.path} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
        <Icon of={iconNamed(screen.icon)} className={styles.icon} />
        {icons ? <span className={hidden}>{word}</span> : <span>{title}</span>}
        {waiting > 0 &&
          (icons ? (
            <span className={styles.waiting} />
          ) : (
            <span className={styles.count}>{format.number(waiting)}</span>
          ))}
      </Link>
    </Tooltip>
  );
}
