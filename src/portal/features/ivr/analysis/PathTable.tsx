import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Path } from '../../../../../machines/ivr/analysis/analysis.ts';
import { fileNameOf, saveFile } from '../../../file.ts';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useDesignerActions } from '../document/designer.store.ts';
import { KeyChips } from '../problems/KeyChips.tsx';
import { clock } from '../simulator/clock.ts';
import * as styles from './analysis.css.ts';
import { csvOf } from './csv.ts';
import { LongTable } from './LongTable.tsx';

interface PathTableProps {
  paths: readonly Path[];
  /** A path was chosen and its end is shown on the canvas. */
  onShow: () => void;
}

/** Ways through the menu with the keys to press and the seconds they take. */
export function PathTable({ paths, onShow }: PathTableProps) {
  const { t } = useTranslation('ivrPublish');
  const [letters, setLetters] = useState('');
  const fitting = useMemo(() => pathsWith(paths, letters), [paths, letters]);

  function save() {
    const rows = fitting.map((path) => [
      path.keys.map(({ key }) => key).join(' '),
      path.titles.join(' > '),
      String(Math.round(path.seconds)),
      t(`languages.${path.language}`),
    ]);
    const head = [t('analysis.csv.keys'), t('analysis.csv.path'), t('analysis.csv.seconds'), t('coverage.language')];
    saveFile(csvOf([head, ...rows]), fileNameOf(t('analysis.fileName'), 'csv'));
  }

  return (
    <div className={styles.paths}>
      <div className={styles.tools}>
        <SearchField className={styles.search} label={t('analysis.search')} value={letters} onChange={setLetters} />
        <Button
          icon={Download}
          label={t('analysis.export')}
          disabledReason={fitting.length === 0 ? t('analysis.none') : undefined}
          onPress={save}
        />
      </div>
      {fitting.length === 0 ? (
        <p className={styles.nothing}>{t('analysis.none')}</p>
      ) : (
        <Rows paths={fitting} onShow={onShow} />
      )}
    </div>
  );
}

function Rows({ paths, onShow }: PathTableProps) {
  const { t } = useTranslation('ivrPublish');
  const { reveal, state } = useDesignerActions();
  const show = (uuid: string) => {
    reveal(uuid);
    onShow();
  };
  return (
    <LongTable
      label={t('analysis.paths')}
      columns={[
        { title: t('analysis.keys'), width: '32%' },
        { title: t('analysis.ends') },
        { title: t('analysis.seconds'), width: '64px', atEnd: true },
      ]}
      rows={paths}
      rowHeight={33}
      height={400}
      renderCells={({ keys, titles, seconds }) => {
        const end = keys.at(-1)?.uuid;
        const title = <bdi>{titles.at(-1) ?? t('chips.start')}</bdi>;
        return [
          <KeyChips key="keys" keys={keys.map(({ key }) => key)} />,
          <span key="way" title={titles.join(' › ')}>
            {end !== undefined && state.draft.nodes.has(end) ? (
              <TextLink onPress={() => show(end)}>{title}</TextLink>
            ) : (
              title
            )}{' '}
            <span className={styles.way}>{titles.slice(0, -1).join(' › ')}</span>
          </span>,
          clock(seconds),
        ];
      }}
    />
  );
}

/** Those whose keys begin as typed, or whose titles have the letters. */
function pathsWith(paths: readonly Path[], letters: string): readonly Path[] {
  const wanted = letters.trim().toLocaleLowerCase();
  if (wanted === '') return paths;
  const keys = wanted.replaceAll(/[\s>,]/g, '');
  return paths.filter(
    (path) =>
      path.titles.some((title) => title.toLocaleLowerCase().includes(wanted)) ||
      path.keys
        .map(({ key }) => key)
        .join('')
        .startsWith(keys),
  );
}
