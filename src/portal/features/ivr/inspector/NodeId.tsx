import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import * as styles from './inspector.css.ts';

/** By what other systems call a node, to be copied. */
export function NodeId({ uuid }: { uuid: string }) {
  const { t } = useTranslation('ivrInspector');
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.nodeId}>
      <span>{t('nodeId')}</span>
      <code className={styles.nodeIdText}>{uuid}</code>
      <IconButton
        icon={isCopied ? Check : Copy}
        label={t(isCopied ? 'idCopied' : 'copyId')}
        onPress={() => void navigator.clipboard.writeText(uuid).then(() => setCopied(true))}
      />
    </div>
  );
}
