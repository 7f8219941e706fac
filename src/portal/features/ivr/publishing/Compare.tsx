import { ArrowRight, Minus, Pencil, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, draftOf } from '../../../../../machines/ivr/draft/draft.ts';
import { useErrorWords } from '../../../api/error.words.ts';
import { useFormat } from '../../../format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { folded } from '../../../ui/folded.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import * as side from '../bars/side.css.ts';
import { publishedDraft, useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import { MenuTitle } from '../node/MenuTitle.tsx';
import * as styles from './compare.css.ts';
import { changesBetween, type FieldChange, type PieceChange } from './compare.ts';
import { loadSource, useRevisions } from './publish.data.ts';
import { useValueWords, type ValueWords } from './value.words.hook.ts';

type Shown = 'all' | PieceChange['change'];
const kinds = ['added', 'changed', 'removed'] as const;
/** More are found by searching: nobody reads five thousand. */
const MAX = 300;

/** A revision that is looked at in place of the draft. */
interface Later {
  number: number;
  draft: Draft;
}

/** What the draft, or a revision, changes against another revision, node by node and field by field. */
export function Compare() {
  const { t } = useTranslation('ivrPublish');
  const draft = useDesignerPart((state) => state.draft);
  const published = useDesignerPart(publishedDraft);
  const [shown, setShown] = useState<Shown>('all');
  const [letters, setLetters] = useState('');
  const [later, setLater] = useState<Later | null>(null);
  const after = later?.draft ?? draft;
  const changes = useMemo(() => (published ? changesBetween(published, after) : []), [published, after]);
  const involved = useMemo(() => [published, after].filter((one) => one !== null), [published, after]);
  const words = useValueWords(involved);
  const wanted = folded(letters.trim());
  const fitting = changes.filter(
    ({ change, title }) => (shown === 'all' || change === shown) && folded(title).includes(wanted),
  );
  return (
    <section className={side.panel} aria-label={t('compare.title')}>
      <div className={side.head}>
        <h2 className={side.title}>{t('compare.title')}</h2>
        <div className={styles.choices}>
          <BeforeChoice />
          <Icon of={ArrowRight} small directional />
          <AfterChoice later={later} onChange={setLater} />
        </div>
        <SegmentedControl<Shown>
          label={t('compare.shown')}
          options={[
            { value: 'all', label: t('compare.all', { count: changes.length }) },
            ...kinds.map((kind) => ({
              value: kind,
              label: t(`compare.${kind}`, { count: changes.filter(({ change }) => change === kind).length }),
            })),
          ]}
          value={shown}
          onChange={setShown}
        />
        <SearchField className={styles.search} label={t('compare.search')} value={letters} onChange={setLetters} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.body} tabIndex={0} role="group" aria-label={t('compare.title')}>
        {fitting.length === 0 && (
          <EmptyState
            title={t(changes.length > 0 ? 'compare.noneOfThese' : later ? 'compare.noneBetween' : 'compare.none')}
          />
        )}
        {fitting.slice(0, MAX).map((change) => (
          <Piece key={`${change.kind} ${change.id}`} piece={change} words={words} />
        ))}
        {fitting.length > MAX && <p className={styles.more}>{t('compare.more', { count: fitting.length - MAX })}</p>}
      </div>
    </section>
  );
}

/** The revision that is gone out from; the canvas marks what the draft changes of it. */
function BeforeChoice() {
  const { t } = useTranslation('ivrPublish');
  const designer = useDesignerActions();
  const wordsOf = useErrorWords();
  const number = useDesignerPart(({ revision }) => revision?.number ?? null);
  const { revisions, options } = useRevisionOptions();
  const live = revisions.find((revision) => revision.live);
  return (
    <Select
      className={styles.choice}
      label={t('compare.against')}
      hideLabel
      options={options}
      value={number === null ? (live ? String(live.number) : null) : String(number)}
      onChange={(chosen) => {
        loadSource(Number(chosen)).then(
          (source) => designer.showRevision(Number(chosen), source, 'compare'),
          (refusal: unknown) => toast.error(wordsOf(refusal)),
        );
      }}
    />
  );
}

const DRAFT = 'draft';

/** What is compared with it: the draft, or another revision. */
function AfterChoice({ later, onChange }: { later: Later | null; onChange: (later: Later | null) => void }) {
  const { t } = useTranslation('ivrPublish');
  const wordsOf = useErrorWords();
  const { options } = useRevisionOptions();
  return (
    <Select
      className={styles.choice}
      label={t('compare.compared')}
      hideLabel
      options={[{ value: DRAFT, label: t('compare.theDraft') }, ...options]}
      value={later ? String(later.number) : DRAFT}
      onChange={(chosen) => {
        if (chosen === DRAFT) {
          onChange(null);
          return;
        }
        loadSource(Number(chosen)).then(
          (source) => onChange({ number: Number(chosen), draft: draftOf(source) }),
          (refusal: unknown) => toast.error(wordsOf(refusal)),
        );
      }}
    />
  );
}

function useRevisionOptions() {
  const { t } = useTranslation('ivrPublish');
  const format = useFormat();
  const { data } = useRevisions();
  const revisions = data?.items ?? [];
  const options = revisions.map(({ number, live, name, note, by, at }) => ({
    value: String(number),
    label: [t(live ? 'compare.liveRevision' : 'revisions.revision', { number }), name].filter(Boolean).join(' · '),
    detail: [t('revisions.by', { name: by.name, at: format.dateTime(at) }), note].filter(Boolean).join(' · '),
  }));
  return { revisions, options };
}

const icons = { added: Plus, changed: Pencil, removed: Minus } as const;

function Piece({ piece, words }: { piece: PieceChange; words: ValueWords }) {
  const { t } = useTranslation('ivrPublish');
  const { reveal, selectBox } = useDesignerActions();
  const { id, kind, title, change, fields } = piece;
  const isHere = useDesignerPart(({ draft }) => (kind === 'node' ? draft.nodes : draft.boxes).has(id));
  return (
    <article className={styles.piece} aria-label={`${t(`compare.words.${change}`)}: ${title}`}>
      <div className={styles.pieceHead}>
        <span className={styles.kind[change]}>
          <Icon of={icons[change]} small />
          {t(`compare.words.${change}`)}
        </span>
        <h3 className={styles.pieceTitle}>
          <MenuTitle title={title} lines={2} />
        </h3>
        {kind === 'box' && <span className={styles.faded}>{t('problems.box')}</span>}
        {isHere && (
          <TextLink onPress={() => (kind === 'node' ? reveal(id) : selectBox(id))}>
            {t(kind === 'node' ? 'publish.showNode' : 'publish.showBox')}
          </TextLink>
        )}
      </div>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((field) => (
            <Field key={field.field} change={field} words={words} />
          ))}
        </dl>
      )}
    </article>
  );
}

function Field({ change: { field, before, after }, words }: { change: FieldChange; words: ValueWords }) {
  return (
    <>
      <dt className={styles.field}>{words.field(field)}</dt>
      <dd className={styles.values}>
        <span className={styles.old}>{words.value(field, before)}</span>
        <Icon of={ArrowRight} small directional />
        <span className={styles.now}>{words.value(field, after)}</span>
      </dd>
    </>
  );
}
