import { ArrowRight, Minus, Pencil, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../api/error.words.ts';
import { useFormat } from '../../../format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
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
import { useValueWords } from './value.words.hook.ts';

type Shown = 'all' | PieceChange['change'];
const kinds = ['added', 'changed', 'removed'] as const;
/** More are found by searching: nobody reads five thousand. */
const MAX = 300;

/** What the draft changes against a revision, node by node and field by field. */
export function Compare() {
  const { t } = useTranslation('ivrPublish');
  const draft = useDesignerPart((state) => state.draft);
  const published = useDesignerPart(publishedDraft);
  const [shown, setShown] = useState<Shown>('all');
  const [letters, setLetters] = useState('');
  const changes = useMemo(() => (published ? changesBetween(published, draft) : []), [published, draft]);
  const wanted = letters.trim().toLocaleLowerCase();
  const fitting = changes.filter(
    ({ change, title }) => (shown === 'all' || change === shown) && title.toLocaleLowerCase().includes(wanted),
  );
  return (
    <section className={side.panel} aria-label={t('compare.title')}>
      <div className={side.head}>
        <h2 className={side.title}>{t('compare.title')}</h2>
        <RevisionChoice />
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
          <EmptyState title={t(changes.length === 0 ? 'compare.none' : 'compare.noneOfThese')} />
        )}
        {fitting.slice(0, MAX).map((change) => (
          <Piece key={`${change.kind} ${change.id}`} piece={change} />
        ))}
        {fitting.length > MAX && <p className={styles.more}>{t('compare.more', { count: fitting.length - MAX })}</p>}
      </div>
    </section>
  );
}

function RevisionChoice() {
  const { t } = useTranslation('ivrPublish');
  const format = useFormat();
  const designer = useDesignerActions();
  const wordsOf = useErrorWords();
  const number = useDesignerPart(({ revision }) => revision?.number ?? null);
  const { data } = useRevisions();
  const live = data?.items.find((revision) => revision.live);
  return (
    <Select
      className={styles.choice}
      label={t('compare.against')}
      hideLabel
      options={(data?.items ?? []).map((revision) => ({
        value: String(revision.number),
        label: t(revision.live ? 'compare.liveRevision' : 'revisions.revision', { number: revision.number }),
        detail: t('revisions.by', { name: revision.by.name, at: format.dateTime(revision.at) }),
      }))}
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

const icons = { added: Plus, changed: Pencil, removed: Minus } as const;

function Piece({ piece }: { piece: PieceChange }) {
  const { t } = useTranslation('ivrPublish');
  const { reveal, selectBox } = useDesignerActions();
  const { id, kind, title, change, fields } = piece;
  return (
    <article className={styles.piece} aria-label={`${t(`compare.words.${change}`)}: ${title}`}>
      <div className={styles.pieceHead}>
        <span className={styles.kind[change]}>
          <Icon of={icons[change]} small />
          {t(`compare.words.${change}`)}
        </span>
        <h3 className={styles.pieceTitle}>
          <MenuTitle title={title} />
        </h3>
        {kind === 'box' && <span className={styles.faded}>{t('problems.box')}</span>}
        {change !== 'removed' && (
          <TextLink onPress={() => (kind === 'node' ? reveal(id) : selectBox(id))}>
            {t(kind === 'node' ? 'publish.showNode' : 'publish.showBox')}
          </TextLink>
        )}
      </div>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((field) => (
            <Field key={field.field} change={field} />
          ))}
        </dl>
      )}
    </article>
  );
}

function Field({ change: { field, before, after } }: { change: FieldChange }) {
  const words = useValueWords();
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
