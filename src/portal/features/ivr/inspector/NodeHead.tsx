import { Copy, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { duplicate } from '../../../../../machines/ivr/commands/commands.copy.ts';
import { removeNodes } from '../../../../../machines/ivr/commands/commands.tree.ts';
import { isRefused, setActive } from '../../../../../machines/ivr/commands/commands.ts';
import { keysOf } from '../../../../../machines/ivr/compile/compile.ts';
import { ancestorsOf, familyOf } from '../../../../../machines/ivr/draft/draft.ts';
import { newKey } from '../../../api/new-key.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import { useShortTitle } from '../node/short-title.hook.ts';
import { keysToRow } from '../outline/kept-keys.hook.ts';
import { ActiveState } from './ActiveState.tsx';
import * as styles from './inspector.css.ts';
import { useInspected } from './node.hook.ts';
import { TitleField } from './TitleField.tsx';

/** How a node is called, where it is, what can be done with it, and whether it is active. */
export function NodeHead() {
  const { t } = useTranslation(['ivrInspector', 'common']);
  const designer = useDesignerActions();
  const { node, draft, locked, edit } = useInspected();
  const uuid = node.childNodeUuid;
  const way = ancestorsOf(draft, uuid).reverse();
  const family = familyOf(draft, node.parentNodeUuid).filter(({ active }) => active === 1);
  const key = keysOf(family).get(node) ?? node.specialChar;
  const isAsked = useDesignerPart((state) => state.naming === uuid);
  const { live } = designer.state;
  const isRoot = node.parentNodeUuid === null;

  function switchTo(active: boolean) {
    if (active) designer.run(setActive(designer.state.draft, [uuid], 1));
    else designer.askToDeactivate([uuid]);
  }

  function copy() {
    const command = duplicate(designer.state.draft, [uuid], newKey);
    if (!designer.run(command) || isRefused(command)) return;
    const made = command.redo.find((change) => change.op === 'putNode' && !draft.nodes.has(change.node.childNodeUuid));
    if (made?.op === 'putNode') designer.reveal(made.node.childNodeUuid);
  }

  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <nav aria-label={t('way')} className={styles.crumb}>
          {way.length === 0 ? t('startOfMenu') : <Way uuids={way} />}
        </nav>
        <span className={styles.tools}>
          <IconButton
            icon={Copy}
            label={t('duplicate')}
            disabledReason={locked ?? (isRoot ? t('rootStays') : undefined)}
            onPress={copy}
          />
          <IconButton
            icon={Trash2}
            label={t('remove')}
            disabledReason={locked ?? (isRoot ? t('rootStays') : undefined)}
            onPress={() => designer.run(removeNodes(designer.state.draft, [uuid]))}
          />
          <IconButton icon={X} label={t('common:close')} onPress={() => designer.setPanel(null)} />
        </span>
      </div>
      <div className={styles.row}>
        {key !== null && !isRoot && (
          <span className={styles.key}>
            <bdi>{key}</bdi>
          </span>
        )}
        <TitleField
          place={{ kind: 'node', of: uuid, field: 'title' }}
          label={t('title')}
          value={node.title}
          locked={locked}
          isAsked={isAsked}
          onAsked={() => {
            const { typedAhead, namesAnew } = designer.state;
            designer.askName(null);
            return { ahead: typedAhead, isAnew: namesAnew };
          }}
          onCommit={(title, before) => edit({ title }, { title: before })}
          onGiven={() => keysToRow(uuid)}
        />
        {live && !live.nodes.has(uuid) && <Badge tone="warn" label={t('newInDraft')} />}
      </div>
      <ActiveState onSwitch={switchTo} />
    </div>
  );
}

function Way({ uuids }: { uuids: readonly string[] }) {
  const { t } = useTranslation('ivrInspector');
  const { draft } = useInspected();
  const shortTitle = useShortTitle();
  return (
    <>
      {uuids.map((uuid, place) => (
        <span key={uuid} title={draft.nodes.get(uuid)?.title}>
          {place > 0 && <span className={styles.arrow}>{' › '}</span>}
          <bdi>{shortTitle(draft.nodes.get(uuid)?.title ?? '') || t('untitled')}</bdi>
        </span>
      ))}
    </>
  );
}
