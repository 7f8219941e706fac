import { useReactFlow, useStore } from '@xyflow/react';
import {
  AudioLines,
  ChartNoAxesGantt,
  CircleX,
  Ellipsis,
  FileJson,
  Maximize,
  Minus,
  Network,
  PanelLeftClose,
  PanelLeftOpen,
  Plus,
  Redo2,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { type Ref, useMemo } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { coverageOf, LOW_SHARE, shareOf } from '../../../../../machines/ivr/analysis/coverage.ts';
import { type Language, languages } from '../../../../../machines/ivr/menu.ts';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu, type MenuGroup } from '../../../ui/Menu.tsx';
import { useFitting } from '../canvas/fitting.hook.ts';
import { addBelow } from '../commands/actions.ts';
import { useNodeEntries } from '../commands/NodeMenu.tsx';
import { type StepWords, shownDraft, useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import { languageMarks } from '../node/card.facts.ts';
import { titleParts } from '../node/node.words.ts';
import { countOf } from '../problems/problems.ts';
import { type MenuScene, tidyUp } from '../scene/scene.hook.ts';
import * as styles from './bars.css.ts';
import { FindNode } from './FindNode.tsx';

interface ToolBarProps {
  drawing: MenuScene;
  isOutlineOpen: boolean;
  onOutline: () => void;
  areProblemsOpen: boolean;
  onProblems: () => void;
  isAudioOpen: boolean;
  onAudio: () => void;
  /** Takes away what lies over the drawing: nothing is done to it unseen. */
  toDrawing: () => void;
  onAnalysis: () => void;
  onExchange: () => void;
  findRef: Ref<HTMLInputElement>;
}

export function ToolBar(props: ToolBarProps) {
  const { drawing, isOutlineOpen, onOutline, areProblemsOpen, onProblems, findRef } = props;
  const { isAudioOpen, onAudio, toDrawing, onAnalysis, onExchange } = props;
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const mode = useDesignerPart((state) => state.mode);
  const readOnly = mode === 'live' ? t('liveIsReadOnly') : undefined;
  return (
    <div role="toolbar" aria-label={t('tools')} className={styles.toolBar}>
      <div className={styles.tools}>
        <IconButton
          icon={isOutlineOpen ? PanelLeftClose : PanelLeftOpen}
          directional
          label={t('outline')}
          isPressed={isOutlineOpen}
          onPress={onOutline}
        />
        <span className={styles.rule} />
        <UndoButtons readOnly={readOnly} />
        <span className={styles.rule} />
        <Button
          variant="quiet"
          icon={Plus}
          label={t('addNode')}
          disabledReason={readOnly}
          onPress={() => {
            toDrawing();
            addBelow(designer, t('newNode'));
          }}
        />
        <Button
          variant="quiet"
          icon={Network}
          label={t('tidy')}
          disabledReason={readOnly}
          onPress={() => {
            toDrawing();
            tidyUp(designer);
          }}
        />
        <span className={styles.rule} />
        <FindNode inputRef={findRef} onFound={toDrawing} />
        <span className={styles.rule} />
        <Zoom drawing={drawing} />
        <span className={styles.rule} />
        <Button variant={isAudioOpen ? 'secondary' : 'quiet'} icon={AudioLines} label={t('audio')} onPress={onAudio} />
        <More onAnalysis={onAnalysis} onExchange={onExchange} />
        <span className={styles.grow} />
        <Coverage />
      </div>
      <Problems
        isOpen={areProblemsOpen}
        onPress={() => {
          toDrawing();
          onProblems();
        }}
      />
    </div>
  );
}

/** What is done with the chosen nodes, and with the menu as a whole. */
function More({ onAnalysis, onExchange }: Pick<ToolBarProps, 'onAnalysis' | 'onExchange'>) {
  const { t } = useTranslation('ivr');
  const entries = useNodeEntries(true);
  const whole: MenuGroup = {
    id: 'whole',
    label: t('wholeMenu'),
    entries: [
      { id: 'analysis', label: t('analysis'), icon: ChartNoAxesGantt, onAction: onAnalysis },
      { id: 'exchange', label: t('exchange'), icon: FileJson, onAction: onExchange },
    ],
  };
  const chosen: MenuGroup[] = entries.length > 0 ? [{ id: 'chosen', label: t('nodeMenu'), entries }] : [];
  return (
    <Menu label={t('more')} trigger={<IconButton icon={Ellipsis} label={t('more')} />} entries={[whole, ...chosen]} />
  );
}

function UndoButtons({ readOnly }: { readOnly: string | undefined }) {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const undone = useDesignerPart((state) => state.undone);
  const redone = useDesignerPart((state) => state.redone);
  const words = (step: StepWords) => t(`steps.${step.name}`, { title: titleParts(step.title).main, count: step.count });
  return (
    <>
      <IconButton
        icon={Undo2}
        directional
        label={undone ? t('undoStep', { step: words(undone) }) : t('undo')}
        disabledReason={readOnly ?? (undone ? undefined : t('nothingToUndo'))}
        aria-keyshortcuts="Control+Z"
        onPress={designer.undo}
      />
      <IconButton
        icon={Redo2}
        directional
        label={redone ? t('redoStep', { step: words(redone) }) : t('redo')}
        disabledReason={readOnly ?? (redone ? undefined : t('nothingToRedo'))}
        aria-keyshortcuts="Control+Shift+Z"
        onPress={designer.redo}
      />
    </>
  );
}

function Zoom({ drawing }: { drawing: MenuScene }) {
  const { t } = useTranslation('ivr');
  const format = useFormat();
  const flow = useReactFlow();
  const percent = useStore(({ transform }) => Math.round(transform[2] * 100));
  const fit = useFitting(drawing);
  return (
    <>
      <IconButton icon={Minus} label={t('zoomOut')} onPress={() => void flow.zoomOut()} />
      <span className={styles.zoom}>{format.number(percent)} %</span>
      <IconButton icon={Plus} label={t('zoomIn')} onPress={() => void flow.zoomIn()} />
      <IconButton icon={Maximize} label={t('fit')} onPress={fit} />
    </>
  );
}

const AROUND = 2 * Math.PI * 5;

/** How much of the menu can be heard in each language. */
function Coverage() {
  const { t } = useTranslation('ivr');
  const format = useFormat();
  const draft = useDesignerPart(shownDraft);
  const files = useDesignerPart(({ context }) => context.contentFiles);
  const coverage = useMemo(() => coverageOf(draft, files), [draft, files]);
  const ring = (language: Language) => (
    <svg className={styles.ring} width={14} height={14} viewBox="0 0 14 14" aria-hidden="true">
      <circle className={styles.ringGround} cx={7} cy={7} r={5} />
      <circle
        className={styles.ringValue}
        data-low={shareOf(coverage, language) < LOW_SHARE}
        cx={7}
        cy={7}
        r={5}
        strokeDasharray={`${(shareOf(coverage, language) / 100) * AROUND} ${AROUND}`}
      />
    </svg>
  );
  return (
    <div role="group" aria-label={t('coverage')} className={styles.coverage}>
      <span className={styles.coverageName}>{t('coverageShort')}</span>
      {languages.map((language) => (
        <span
          key={language}
          className={styles.language}
          data-low={shareOf(coverage, language) < LOW_SHARE}
          title={t('coverageOf', {
            language: t(`languages.${language}`),
            percent: format.number(shareOf(coverage, language)),
          })}
        >
          {ring(language)}
          <span className={styles.languageName}>{languageMarks[language]}</span>
          {format.number(shareOf(coverage, language))}
        </span>
      ))}
    </div>
  );
}

function Problems({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const { t } = useTranslation('ivr');
  const format = useFormat();
  const problems = useDesignerPart((state) => state.problems);
  const muted = useDesignerPart((state) => state.muted);
  const isChecked = useDesignerPart((state) => state.isChecked);
  const figure = (count: number) => (isChecked ? format.number(count) : '–');
  const errors = useMemo(() => countOf(problems, 'error'), [problems]);
  const warnings = useMemo(() => countOf(problems, 'warning', muted), [problems, muted]);
  return (
    <AriaButton
      className={styles.problems}
      aria-pressed={isOpen}
      aria-label={
        isChecked
          ? [t('has.error', { count: errors }), t('has.warning', { count: warnings })].join(t('listComma'))
          : t('looking')
      }
      onPress={onPress}
    >
      <Icon of={CircleX} className={styles.errors} />
      <span>{figure(errors)}</span>
      <Icon of={TriangleAlert} className={styles.warnings} />
      <span>{figure(warnings)}</span>
    </AriaButton>
  );
}
