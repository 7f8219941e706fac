import type { LucideIcon } from 'lucide-react';
import { ArrowRight, ExternalLink, Link as LinkIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { Icon } from '../ui/Icon.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { NumbersApart } from '../ui/NumbersApart.tsx';
import { h4, meta, muted } from '../ui/text.css.ts';
import { Written } from '../ui/Written.tsx';
import { StateBadge } from '../workflow/StateBadge.tsx';
import { useWorkflowWords } from '../workflow/words.ts';
import * as styles from './CommandPalette.css.ts';
import type { PaletteEntry, PreviewedRecord } from './palette.entries.ts';

interface PalettePreviewProps {
  entry: PaletteEntry;
  onOpen: () => void;
  /** Of what has an address. */
  onNewTab: (href: string) => void;
  onCopyLink: (href: string) => void;
}

/** What is chosen in the palette, and what can be done with it; the keys work in the field. */
export function PalettePreview({ entry, onOpen, onNewTab, onCopyLink }: PalettePreviewProps) {
  const { t } = useTranslation('shell');
  const { icon, label, detail, record, href } = entry;
  return (
    <aside className={styles.preview} aria-label={t('palettePreview')}>
      <div className={styles.previewed}>
        <p className={`${h4} ${styles.previewTitle}`}>
          {icon && <Icon of={icon} />}
          <Written>{label}</Written>
        </p>
        {detail && (
          <p className={muted}>
            <NumbersApart>{detail}</NumbersApart>
          </p>
        )}
        {record && <Standing record={record} />}
      </div>
      <div className={styles.ways}>
        <Way icon={ArrowRight} words={t('paletteKeys.open')} keys="Enter" onPress={onOpen} />
        {href !== undefined && (
          <>
            <Way icon={ExternalLink} words={t('paletteKeys.newTab')} keys="Ctrl Enter" onPress={() => onNewTab(href)} />
            <Way icon={LinkIcon} words={t('paletteKeys.copyLink')} keys="Ctrl C" onPress={() => onCopyLink(href)} />
          </>
        )}
      </div>
    </aside>
  );
}

interface WayProps {
  icon: LucideIcon;
  words: string;
  keys: string;
  onPress: () => void;
}

function Way({ icon, words, keys, onPress }: WayProps) {
  return (
    // Whoever is in the field has its keys.
    <Button excludeFromTabOrder className={styles.way} onPress={onPress}>
      <Icon of={icon} small directional={icon === ArrowRight} />
      <span className={styles.wayWords}>{words}</span>
      <Kbd keys={keys} />
    </Button>
  );
}

/** The state that a record is in, and who did what with it last. */
function Standing({ record: { entity, state, lastStep } }: { record: PreviewedRecord }) {
  const words = useWorkflowWords(entity);
  const format = useFormat();
  return (
    <>
      <p>
        <StateBadge entity={entity} state={state} />
      </p>
      {lastStep && (
        <p className={`${meta} ${muted}`}>
          {words.happened(lastStep.event)}
          <br />
          <Written>{lastStep.by.name}</Written> · {format.dateTime(lastStep.at)}
        </p>
      )}
    </>
  );
}
