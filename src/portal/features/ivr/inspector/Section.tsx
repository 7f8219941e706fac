import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from './inspector.css.ts';
import { useSection } from './sections.store.ts';

interface SectionProps {
  /** What remembers whether it is open from one node to the next. */
  id: string;
  title: string;
  /** What stands at the end of its head, open or not: a count, a switch. */
  aside?: ReactNode;
  /** What it holds in a few words, shown while it is folded. */
  summary?: ReactNode;
  children: ReactNode;
}

/** A part of the inspector that folds up to a line. */
export function Section({ id, title, aside, summary, children }: SectionProps) {
  const [isOpen, setOpen] = useSection(id);
  const ref = useRef<HTMLDivElement>(null);
  const isTurned = useRef(false);
  function turn(opens: boolean) {
    isTurned.current = true;
    setOpen(opens);
  }
  useEffect(() => {
    // What somebody opens is brought into sight: at the end of the inspector it would open out of it.
    if (isOpen && isTurned.current) ref.current?.scrollIntoView({ block: 'nearest' });
    isTurned.current = false;
  }, [isOpen]);
  return (
    <Disclosure ref={ref} className={styles.section} isExpanded={isOpen} onExpandedChange={turn}>
      <div className={styles.sectionHead}>
        <Heading level={2} className={styles.sectionTitle}>
          <Button slot="trigger" className={styles.sectionButton}>
            <Icon of={ChevronRight} small directional={!isOpen} {...(isOpen && { className: styles.turned })} />
            {title}
          </Button>
        </Heading>
        <span className={styles.summary}>
          {!isOpen && summary && <span className={styles.words}>{summary}</span>}
          {aside}
        </span>
      </div>
      <DisclosurePanel>{isOpen && <div className={styles.sectionBody}>{children}</div>}</DisclosurePanel>
    </Disclosure>
  );
}
