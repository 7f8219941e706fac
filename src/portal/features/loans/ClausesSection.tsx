import { Pencil, Plus } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftsOf } from '../../drafts.ts';
import { useFormat } from '../../format.ts';
import * as record from '../../records/record.css.ts';
import type { RecordContext } from '../../records/record.ts';
import { Button } from '../../ui/Button.tsx';
import { faint, h4, muted, strong } from '../../ui/text.css.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { ClauseAside } from './ClauseAside.tsx';
import { ClauseEditor } from './ClauseEditor.tsx';
import { type ClauseDraft, filledTemplate, isUnsaved, parseDrafts } from './clauses.ts';
import * as styles from './loans.css.ts';
import type { LoanApplication } from './loans.data.ts';

/** What is grown in a season is repaid after its harvest; everything else in instalments. */
const SEASONAL = ['repaymentAfterHarvest', 'ownLandOnly', 'cropInsurance'] as const;
const LASTING = ['instalments', 'ownLandOnly'] as const;

/** The clauses of the contract. What is typed stays as a draft in the browser until it is saved or discarded. */
export function ClausesSection(context: RecordContext<LoanApplication>) {
  const { record: loan, send, denialOf, setDirty, started } = context;
  const { t } = useTranslation(['loans', 'common']);
  const format = useFormat();
  const { id: viewer } = useViewer();
  const kept = draftsOf(viewer, `loan:${loan.id}`);
  const [drafts, setDraftsNow] = useState<readonly ClauseDraft[]>(() => parseDrafts(kept.read('clauses')));
  const [heard, setHeard] = useState(started?.times ?? 0);
  const addDenial = denialOf('ADD_CLAUSE');
  const changeDenial = denialOf('UPDATE_CLAUSE');

  const setDrafts = (next: readonly ClauseDraft[]) => {
    setDraftsNow(next);
    if (next.length > 0) kept.keep('clauses', JSON.stringify(next));
    else kept.drop('clauses');
  };
  const begin = (draft: ClauseDraft) =>
    setDrafts([...drafts.filter(({ id }) => id === null || id !== draft.id), draft]);
  if (started && started.times !== heard) {
    setHeard(started.times);
    if (started.event === 'ADD_CLAUSE') setDraftsNow([...drafts, { id: null, title: '', text: '' }]);
    const only = loan.clauses[0];
    if (started.event === 'UPDATE_CLAUSE' && only) setDraftsNow([...drafts.filter(({ id }) => id !== only.id), only]);
  }
  const isDirty = drafts.some((draft) => isUnsaved(draft, loan.clauses));
  useEffect(() => {
    setDirty('clauses', isDirty);
    return () => setDirty('clauses', false);
  }, [isDirty, setDirty]);

  const values = {
    farmer: loan.farmer.name,
    amount: format.money(loan.amount),
    season: loan.season,
    partner: loan.partner.title,
    crop: loan.purpose,
    number: loan.applicationId,
  };
  const drop = (place: number) => setDrafts(drafts.filter((_, index) => index !== place));
  const aside = (draft: ClauseDraft, place: number) => (
    <ClauseAside key={`aside ${draft.id ?? place}`} draft={draft} onDrop={() => drop(place)} />
  );
  const editor = (draft: ClauseDraft, place: number, number: number) => (
    <ClauseEditor
      key={draft.id ?? `new ${place}`}
      number={number}
      draft={draft}
      onChange={(next) => setDrafts(drafts.map((one, index) => (index === place ? next : one)))}
      onDiscard={() => drop(place)}
      denial={draft.id === null ? addDenial : changeDenial}
      values={values}
      onSave={async ({ id, title, text }) => {
        const clause = { title: title.trim(), text: text.trim() };
        await (id === null ? send('ADD_CLAUSE', clause) : send('UPDATE_CLAUSE', { clauseId: id, ...clause }));
        drop(place);
      }}
    />
  );
  return (
    <>
      <div className={record.sectionHead}>
        <h2 className={h4}>{t('sections.clauses')}</h2>
        <span className={muted}>
          {t('clausesSaved', { count: loan.clauses.length })}
          {drafts.length > 0 && `${t('common:comma')}${t('clauseDrafts', { count: drafts.length })}`}
        </span>
        <span className={styles.spacer} />
        {addDenial === undefined && (
          <>
            <span className={faint}>{t('startFrom')}</span>
            {(loan.season === null ? LASTING : SEASONAL).map((name) => (
              <Button
                key={name}
                label={t(`templates.${name}.title`)}
                onPress={() =>
                  begin({
                    id: null,
                    title: t(`templates.${name}.title`),
                    text: filledTemplate(t(`templates.${name}.text`), values),
                  })
                }
              />
            ))}
          </>
        )}
      </div>
      {loan.clauses.map((clause, index) => {
        const place = drafts.findIndex(({ id }) => id === clause.id);
        const draft = drafts[place];
        if (draft && changeDenial === undefined) return editor(draft, place, index + 1);
        return (
          <Fragment key={clause.id}>
            <article className={styles.clause}>
              <header className={styles.clauseHead}>
                <span className={strong}>{t('clauseTitle', { number: index + 1, title: clause.title })}</span>
                <span className={styles.spacer} />
                {changeDenial === undefined && (
                  <Button variant="quiet" icon={Pencil} label={t('change')} onPress={() => begin(clause)} />
                )}
              </header>
              <div className={styles.clauseBody}>
                <p className={styles.clauseText} dir="auto">
                  {clause.text}
                </p>
              </div>
            </article>
            {draft && isUnsaved(draft, loan.clauses) && aside(draft, place)}
          </Fragment>
        );
      })}
      {drafts.map((draft, place) =>
        draft.id === null || !loan.clauses.some(({ id }) => id === draft.id)
          ? addDenial === undefined
            ? editor(
                draft,
                place,
                loan.clauses.length + 1 + drafts.slice(0, place).filter(({ id }) => id === null).length,
              )
            : aside(draft, place)
          : null,
      )}
      {drafts.length === 0 && loan.clauses.length === 0 && (
        <p className={muted}>
          {addDenial === undefined ? t('noClauses') : t('noClausesYet')}{' '}
          {addDenial === undefined && (
            <Button icon={Plus} label={t('writeClause')} onPress={() => begin({ id: null, title: '', text: '' })} />
          )}
        </p>
      )}
    </>
  );
}
