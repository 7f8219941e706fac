import { ChevronRight } from 'lucide-react';
import { Breadcrumb as AriaBreadcrumb, Breadcrumbs, Link } from 'react-aria-components/Breadcrumbs';
import * as styles from './Breadcrumb.css.ts';
import { Icon } from './Icon.tsx';

export interface BreadcrumbProps {
  label: string;
  /** From the outermost to this page, which has no address. */
  steps: readonly { label: string; href?: string }[];
}

export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <Breadcrumbs className={styles.trail}>
        {steps.map((step) => (
          <AriaBreadcrumb key={step.label} className={styles.crumb}>
            {step.href ? (
              <>
                <Link href={step.href} className={styles.link}>
                  {step.label}
                </Link>
                <Icon of={ChevronRight} small directional className={styles.mark} />
              </>
            ) : (
              <bdi className={styles.here}>{step.label}</bdi>
            )}
          </AriaBreadcrumb>
        ))}
      </Breadcrumbs>
    </nav>
  );
}
