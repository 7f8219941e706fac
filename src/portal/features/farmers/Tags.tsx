import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import * as styles from './farmers.css.ts';

interface TagsProps {
  of: readonly { key: string; words: string }[];
  refusal: string | undefined;
  onRemove: (key: string) => void;
}

/** Words that can be taken away one by one. */
export function Tags({ of, refusal, onRemove }: TagsProps) {
  const { t } = useTranslation('farmers');
  return (
    <span className={styles.tags}>
      {of.map(({ key, words }) => (
        <span key={key} className={styles.tag}>
          <bdi>{words}</bdi>
          <IconButton
            icon={X}
            label={t('removeNamed', { name: words })}
            disabledReason={refusal}
            onPress={() => onRemove(key)}
          />
        </span>
      ))}
    </span>
  );
}
