import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { phoneWritten } from '../ui/phones.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { h4, ltr, muted, strong } from '../ui/text.css.ts';
import * as styles from './side.css.ts';

interface SideSectionProps {
  title: string;
  /** In few words, beside the title. */
  summary?: string;
  children?: ReactNode;
}

/** One matter of what stands beside a record. */
export function SideSection({ title, summary, children }: SideSectionProps) {
  return (
    <section>
      <div className={styles.sideHead}>
        <h2 className={h4}>{title}</h2>
        {summary && <span className={muted}>{summary}</span>}
      </div>
      {children}
    </section>
  );
}

interface SidePersonProps {
  name: string;
  children: ReactNode;
}

/** Whom a record is about. */
export function SidePerson({ name, children }: SidePersonProps) {
  return (
    <div className={styles.person}>
      <Avatar name={name} size="large" isMain />
      <div>
        <bdi className={strong}>{name}</bdi>
        <div>{children}</div>
      </div>
    </div>
  );
}

/** One of several: what it is, then what is known of it at the line's end. */
export function SideLine({ of, children }: { of: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.sideLine}>
      {of}
      <span className={styles.spacer} />
      {children}
    </div>
  );
}

/** A number that is called at a press, where a telephone is. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <TextLink href={`tel:+${number}`}>
      <Icon of={Phone} small className={styles.phone} />
      <span className={ltr}>{phoneWritten(number)}</span>
    </TextLink>
  );
}
