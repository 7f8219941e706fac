import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportMenu } from '../../../../../machines/ivr/exchange/exchange.ts';
import { fetchFile } from '../../../api/client.ts';
import { fileNameOf, saveFile } from '../../../file.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import { shownDraft, useDesigner, useDesignerActions } from '../document/designer.store.ts';
import { titleParts } from '../node/node.words.ts';
import * as styles from './exchange.css.ts';
import { menuSvg } from './menu.svg.ts';
import { inksOf, pngOf } from './picture.ts';

const kinds = ['json', 'archive', 'svg', 'png'] as const;
type Kind = (typeof kinds)[number];
const WHOLE = 'whole';

/** The menu that is shown, or what is below one node of it, as a file, with its sounds where they are wanted. */
export function ExportTab({ root }: { root: string | undefined }) {
  const { t } = useTranslation('ivrPublish');
  const { state } = useDesignerActions();
  const { selection, saving, mode } = useDesigner();
  const draft = shownDraft(state);
  const offered = root ?? selection.at(-1);
  const [scope, setScope] = useState(root ?? WHOLE);
  const [busy, setBusy] = useState<Kind | null>(null);
  const node = offered === undefined ? undefined : draft.nodes.get(offered);
  const notPacked = mode === 'live' ? t('exchange.draftOnly') : saving === 'saved' ? undefined : t('exchange.notSaved');
  const top = scope === WHOLE ? undefined : scope;

  async function fileOf(kind: Kind): Promise<Blob> {
    if (kind === 'archive') {
      const query = top === undefined ? '' : `?node=${top}`;
      return await (await fetchFile(`/portal-adoptive-menu/archive${query}`)).blob();
    }
    if (kind === 'json') {
      return new Blob([`${JSON.stringify(exportMenu(draft, top), null, 2)}\n`], { type: 'application/json' });
    }
    const drawing = menuSvg(draft, inksOf(document.documentElement), top ?? null);
    return kind === 'svg' ? new Blob([drawing.svg], { type: 'image/svg+xml' }) : await pngOf(drawing);
  }

  async function download(kind: Kind) {
    setBusy(kind);
    try {
      const title = top === undefined ? t('exchange.fileName') : titleParts(draft.nodes.get(top)?.title ?? '').main;
      saveFile(await fileOf(kind), fileNameOf(title, kind === 'archive' ? 'tar.gz' : kind));
    } catch (error) {
      toast.error(
        t(kind === 'archive' ? 'exchange.archiveFailed' : 'exchange.pictureFailed'),
        error instanceof Error ? { detail: error.message } : {},
      );
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className={styles.tab}>
      <Select
        label={t('exchange.scope')}
        options={[
          { value: WHOLE, label: t('exchange.whole') },
          ...(node && offered !== undefined
            ? [{ value: offered, label: t('exchange.below', { title: titleParts(node.title).main }) }]
            : []),
        ]}
        value={scope}
        onChange={setScope}
      />
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.kind}>
            <div className={styles.words}>
              <h3 className={styles.title}>{t(`exchange.${kind}`)}</h3>
              <p className={styles.muted}>{t(`exchange.${kind}Body`)}</p>
            </div>
            <Button
              icon={Download}
              label={t('exchange.download', { kind: kind === 'archive' ? 'TAR' : kind.toUpperCase() })}
              disabledReason={kind === 'archive' ? notPacked : undefined}
              isPending={busy === kind}
              onPress={() => void download(kind)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
