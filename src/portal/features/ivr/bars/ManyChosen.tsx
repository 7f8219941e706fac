import { CopyPlus, PencilLine, Power, PowerOff, Trash2, Waypoints } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused } from '../../../../../machines/ivr/commands/commands.ts';
import { dialogPart } from '../../../dialog.part.tsx';
import { Button } from '../../../ui/Button.tsx';
import { h3 } from '../../../ui/text.css.ts';
import { areLinked } from '../apart/apart.graph.ts';
import { type ActionName, act, makers } from '../commands/actions.ts';
import { useRefusalWords } from '../commands/refusals.hook.ts';
import { useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import * as styles from './bars.css.ts';

const ManyEdit = dialogPart(async () => (await import('../many/ManyEdit.tsx')).ManyEdit);

const ACTIONS = [
  { name: 'activate', icon: Power },
  { name: 'deactivate', icon: PowerOff },
  { name: 'duplicate', icon: CopyPlus },
  { name: 'remove', icon: Trash2 },
] as const satisfies readonly { name: ActionName; icon: typeof Power }[];

/** What can be done with several nodes at once. */
export function ManyChosen() {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const draft = useDesignerPart((state) => state.draft);
  const selection = useDesignerPart((state) => state.selection);
  const mode = useDesignerPart((state) => state.mode);
  const refusal = useRefusalWords();
  const [isEditing, setEditing] = useState(false);
  const locked = mode === 'live' ? t('liveIsReadOnly') : undefined;
  return (
    <div className={styles.many}>
      <h2 className={h3}>{t('manyChosen', { count: selection.length })}</h2>
      <div className={styles.manyTools}>
        <Button
          icon={PencilLine}
          variant="primary"
          label={t('actions.editMany')}
          disabledReason={locked}
          onPress={() => setEditing(true)}
        />
        <Button
          icon={Waypoints}
          label={t('actions.apart')}
          disabledReason={areLinked(draft, selection) ? undefined : t('apart.noLinks')}
          onPress={() => designer.setApart({ uuids: [...selection], places: null })}
        />
        {ACTIONS.map(({ name, icon }) => {
          const command = makers[name](draft, selection);
          const because = locked ?? (isRefused(command) ? refusal(command) : undefined);
          return (
            <Button
              key={name}
              icon={icon}
              variant={name === 'remove' ? 'danger' : 'secondary'}
              label={t(`actions.${name}`)}
              disabledReason={because}
              onPress={() => act(designer, name)}
            />
          );
        })}
      </div>
      {isEditing && <ManyEdit onClose={() => setEditing(false)} />}
    </div>
  );
}
