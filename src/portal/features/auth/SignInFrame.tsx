import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../shell/BrandMark.tsx';
import { LanguageSelect } from '../../shell/LanguageSelect.tsx';
import { VERSION } from '../../shell/version.ts';
import { useTabTitle } from '../../ui/tab-title.ts';
import { h1, muted } from '../../ui/text.css.ts';
import * as styles from './auth.css.ts';
import { FieldPlan } from './FieldPlan.tsx';

interface SignInFrameProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** The pages before a session: a column with a form beside the plan of the fields. */
export function SignInFrame({ title, subtitle, children }: SignInFrameProps) {
  const { t } = useTranslation('auth');
  useTabTitle(title);
  return (
    <main className={styles.split}>
      <section className={styles.column}>
        <div className={styles.brand}>
          <BrandMark size={24} />
          <b className={styles.brandName}>FMIS</b>
        </div>
        <div className={styles.middle}>
          <div>
            <h1 className={h1}>{title}</h1>
            <p className={muted}>{subtitle}</p>
          </div>
          {children}
        </div>
        <div className={styles.foot}>
          <span>{t('version', { version: VERSION })}</span>
          <LanguageSelect />
        </div>
      </section>
      <FieldPlan />
    </main>
  );
}
