import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Finish, finishes, type Path } from '../../../../../machines/ivr/analysis/analysis.ts';
import type { Coverage } from '../../../../../machines/ivr/analysis/coverage.ts';
import { languages } from '../../../../../machines/ivr/menu.ts';
import { clockOf } from '../../../duration.ts';
import { fileNameOf, saveFile } from '../../../file.ts';
import { Button } from '../../../ui/Button.tsx';
import { folded } from '../../../ui/folded.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useDesignerActions } from '../document/designer.store.ts';
import { KeyChips } from '../problems/KeyChips.tsx';
import * as styles from './analysis.css.ts';
import { csvOf } from './csv.ts';
import { LongTable } from './LongTable.tsx';
import { heightForKeys } from './row-height.ts';
import { type Spoken, secondsIn } from './spoken.ts';

interface PathTableProps {
  paths: readonly Path[];
  coverage: Coverage;
  spoken: Spoken;
  onSpoken: (spoken: Spoken) => void;
  /** A path was chosen and its end is shown on the canvas. */
  onShow: () => void;
}

/** Ways through the menu with the keys to press, the seconds they take in a language and what is at their end. */
export function PathTable({ paths, coverage, spoken, onSpoken, onShow }: PathTableProps) {
  const { t } = useTranslation('ivrPublish');
  const [letters, setLetters] = useState('');
  const [finish, setFinish] = useState<Finish | 'all'>('all');
  const found = useMemo(() => pathsWith(paths, letters), [paths, letters]);
  const fitting = finish === 'all' ? found : found.filter((path) => path.finish === finish);
  const counted = (wanted: Finish) => found.filter((path) => path.finish === wanted).length;
  const borrowed = useMemo(() => new Set(spoken === 'slowest' ? [] : coverage.missing[spoken]), [coverage, spoken]);
  const isBorrowed = (path: Path) => borrowed.has(path.keys.at(-1)?.uuid ?? '');
  const inOther = found.filter(isBorrowed).length;

  function save() {
    const rows = fitting.map((path) => [
      path.keys.map(({ key }) => key).join(' '),
      path.titles.join(' > '),
      t(`analysis.finishes.${path.finish}`),
      String(Math.round(secondsIn(path, spoken))),
      t(`languages.${spoken === 'slowest' ? path.language : spoken}`),
    ]);
    const head = [
      t('analysis.csv.keys'),
      t('analysis.csv.path'),
      t('analysis.csv.finish'),
      t('analysis.csv.seconds'),
      t('coverage.language'),
    ];
    saveFile(csvOf([head, ...rows]), fileNameOf(t('analysis.fileName'), 'csv'));
  }

  return (
    <div className={styles.paths}>
      <div className={styles.tools}>
        <SearchField className={styles.search} label={t('analysis.search')} value={letters} onChange={setLetters} />
        <Select<Spoken>
          label={t('coverage.language')}
          hideLabel
          options={[
            { value: 'slowest', label: t('analysis.inSlowest') },
            ...languages.map((value) => ({ value, label: t(`languages.${value}`) })),
          ]}
          value={spoken}
          onChange={onSpoken}
        />
        <Select<Finish | 'all'>
          label={t('analysis.finish')}
          hideLabel
          options={[
            { value: 'all', label: t('analysis.allFinishes', { count: found.length }) },
            ...finishes.map((value) => ({
              value,
              label: t('analysis.finishCount', { finish: t(`analysis.finishes.${value}`), count: counted(value) }),
            })),
          ]}
          value={finish}
          onChange={setFinish}
        />
        <Button
          icon={Download}
          label={t('analysis.export')}
          disabledReason={fitting.length === 0 ? t('analysis.none') : undefined}
          onPress={save}
        />
      </div>
      {spoken !== 'slowest' && (
        <p className={styles.way} role="status">
          {t('analysis.borrowed', { count: inOther, of: found.length, language: t(`languages.${spoken}`) })}
        </p>
      )}
      {fitting.length === 0 ? (
        <p className={styles.nothing}>{t('analysis.none')}</p>
      ) : (
        <Rows paths={fitting} spoken={spoken} isBorrowed={isBorrowed} onShow={onShow} />
      )}
    </div>
  );
}

interface RowsProps extends Pick<PathTableProps, 'paths' | 'spoken' | 'onShow'> {
  isBorrowed: (path: Path) => boolean;
}

function Rows({ paths, spoken, isBorrowed, onShow }: RowsProps) {
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
        { title: t('analysis.keys'), width: '26%' },
        { title: t('analysis.ends') },
        { title: t('analysis.finish'), width: '26%' },
        { title: t('analysis.seconds'), width: '64px', atEnd: true },
      ]}
      rows={paths}
      rowHeight={heightForKeys(paths, 33)}
      height={400}
      renderCells={(path) => {
        const { keys, titles, finish } = path;
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
          <span key="finish" title={isBorrowed(path) ? t('analysis.isBorrowed') : undefined}>
            {t(`analysis.finishes.${finish}`)}
            {isBorrowed(path) && <span className={styles.way}> · {t('analysis.isBorrowed')}</span>}
          </span>,
          clockOf(secondsIn(path, spoken)),
        ];
      }}
    />
  );
}

/** Those whose keys begin as typed, or whose titles have the letters. */
function pathsWith(paths: readonly Path[], letters: string): readonly Path[] {
  const wanted = folded(letters.trim());
  if (wanted === '') return paths;
  const keys = wanted.replaceAll(/[\s>,]/g, '');
  return paths.filter(
    (path) =>
      path.titles.some((title) => folded(title).includes(wanted)) ||
      path.keys
        .map(({ key }) => key)
        .join('')
        .startsWith(keys),
  );
}
