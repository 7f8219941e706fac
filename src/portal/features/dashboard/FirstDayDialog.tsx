import { useTranslation } from 'react-i18next';
import { screensFor } from '../../shell/menu.ts';
import { useSession } from '../../shell/session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { iconNamed } from '../../ui/icons.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3, muted } from '../../ui/text.css.ts';
import * as styles from './dashboard.css.ts';

/** One hint for each screen of the person's own, and what holds everywhere. */
export function FirstDayDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['hints', 'shell']);
  const { user } = useSession();
  const mine = user ? screensFor(user).filter(({ key }) => i18n.exists(`hints:of.${key}`)) : [];
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} description={t('intro')}>
      <ul className={styles.hints}>
        {mine.map(({ key, path, icon }) => (
          <li key={key} className={styles.hint}>
            <Icon of={iconNamed(icon)} className={styles.icon} />
            <div>
              <TextLink href={path} onPress={onClose}>
                {t(`shell:screens.${key}`)}
              </TextLink>
              <p className={styles.hintText}>{t(`of.${key}`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3 className={h3}>{t('everywhere')}</h3>
      <ul className={`${styles.everywhere} ${muted}`}>
        {(['find', 'why', 'undo'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
