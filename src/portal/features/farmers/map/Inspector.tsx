import { Check, PanelRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format.ts';
import { RestoredDraft } from '../../../RestoredDraft.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LeaveQuestion } from '../../../ui/LeaveQuestion.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { danger, h3 } from '../../../ui/text.css.ts';
import { FarmFields } from '../FarmFields.tsx';
import { BoundaryHistory } from './BoundaryHistory.tsx';
import { BoundarySum } from './BoundarySum.tsx';
import * as styles from './farm-map.css.ts';
import type { FarmMap } from './farm-map.hook.ts';
import type { Outline } from './outline.ts';
import { PasteList } from './PasteList.tsx';
import { Points } from './Points.tsx';
import { SplitPanel } from './SplitPanel.tsx';
import type { Sketch } from './sketch.ts';

interface InspectorProps {
  map: FarmMap;
  refusal: string | undefined;
  /** Whose land lies here is not known yet. */
  isAsked: boolean;
  onReadAgain: () => void;
  /** Shows what was pasted, before it stands. */
  onPreview: (outline: Outline | null) => void;
  onReplace: (outline: Outline) => void;
  /** The line along which the farm is to be cut, while that is the tool. */
  cutting: { line: string; onLine: (line: string) => void } | null;
  onShow: (sketches: readonly Sketch[]) => void;
}

/** The farm in words and numbers: all that the map shows can be read and written here without it. */
export function Inspector(props: InspectorProps) {
  const { map, refusal, isAsked, onReadAgain, onPreview, onReplace, cutting, onShow } = props;
  const { t } = useTranslation(['farmers', 'common']);
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isPasting, setPasting] = useState(false);
  // An emptied field stays empty under the typing; what is drawn shows through and stands in for it.
  const [isEmptied, setEmptied] = useState(false);
  const { boundary, farm } = map;
  const { form: frame, typed, field, change, isChanged, failure, isPending, reset, errorOf, restoredAt } = map.form;
  const doubts = [
    ...(map.differing === null
      ? []
      : [t('farmers:acresDiffer', { acres: number(map.landArea ?? 0), drawn: number(map.differing) })]),
    ...(map.moreGrown === null
      ? []
      : [t('farmers:moreGrown', { grown: number(map.moreGrown), acres: number(map.landArea ?? 0) })]),
  ];
  // What was changed is not lost over a boundary that comes back, or a cut.
  const locked = refusal ?? (isChanged ? t('map.split.unsaved') : undefined);
  const isWanted = isChanged || map.isPasted;
  const why =
    refusal ?? map.undecided ?? (isWanted ? (isAsked ? t('map.askingWhose') : undefined) : t('map.nothingChanged'));
  return (
    <>
      <span className={styles.sheetButton}>
        <Button icon={PanelRight} label={t('map.details')} onPress={() => setOpen(!isOpen)} />
      </span>
      <aside className={styles.inspector} data-open={isOpen ? '' : undefined} aria-label={t('map.details')}>
        <div className={styles.fields}>
          {cutting && farm && (
            <SplitPanel farm={farm} {...cutting} refusal={locked} onShow={onShow} onSplit={onReadAgain} />
          )}
          <form
            ref={frame}
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (why === undefined) void map.save();
            }}
          >
            <RestoredDraft typed={{ restoredAt, reset }} />
            {map.notice}
            {failure && (
              <p role="alert" className={danger} tabIndex={-1} data-fault>
                {errorOf('shape') ?? failure}
              </p>
            )}
            <BoundarySum map={map} refusal={refusal} />
            <Points boundary={boundary} isLocked={refusal !== undefined} onPaste={() => setPasting(true)} />
            {isPasting && (
              <PasteList
                isAwaited={map.isPasted && map.form.wasSent}
                onPasted={map.setPasted}
                onPreview={onPreview}
                onReplace={(outline) => {
                  setPasting(false);
                  onReplace(outline);
                }}
                onClose={() => {
                  setPasting(false);
                  onPreview(null);
                }}
              />
            )}
            <h2 className={h3}>{t('map.farm')}</h2>
            <TextField label={t('farmers:fields.farmTitle')} maxLength={120} isRequired {...field('farmTitle')} />
            <NumberField
              label={t('farmers:fields.landArea')}
              description={t('farmers:acreAlways')}
              min={0.01}
              max={100_000}
              digits={2}
              isRequired
              {...field('landArea')}
              {...(map.drawn !== null && { placeholder: number(map.drawn) })}
              value={isEmptied ? null : map.landArea}
              onChange={(acres) => {
                setEmptied(acres === null);
                change({ landArea: acres });
              }}
            />
            {map.differing !== null && (
              <Button
                label={t('map.takeDrawn', { number: number(map.differing) })}
                onPress={() => {
                  setEmptied(false);
                  change({ landArea: map.differing });
                }}
              />
            )}
            {doubts.map((words) => (
              <p key={words} role="status" className={styles.warning}>
                {words}
              </p>
            ))}
            {(doubts.length > 0 || typed.areaReason !== '') && (
              <TextField label={t('farmers:fields.areaReason')} maxLength={300} {...field('areaReason')} />
            )}
            <FarmFields field={field} />
            {/* Enter in a field sends it. */}
            <button type="submit" hidden />
          </form>
          {farm && <BoundaryHistory farm={farm} refusal={locked} onShow={onShow} onChanged={onReadAgain} />}
        </div>
        <div className={styles.foot}>
          <Button
            icon={Check}
            label={t('farmers:saveFarm')}
            variant="primary"
            isPending={isPending}
            aria-keyshortcuts="Control+S"
            disabledReason={why}
            onPress={() => void map.save()}
          />
          {isChanged && <Button label={t('farmers:discard')} variant="quiet" onPress={() => setLeaving(true)} />}
          <LeaveQuestion
            isOpen={isLeaving}
            onStay={() => setLeaving(false)}
            onLeave={() => {
              reset();
              onReadAgain();
            }}
          />
          <span className={styles.spacer} />
          {farm === null && <span className={styles.muted}>{t('map.notSaved')}</span>}
        </div>
      </aside>
    </>
  );
}
