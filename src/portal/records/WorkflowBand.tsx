import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '../../../machines/pictures.ts';
import type { Picture } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { useFormat } from '../format.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { iconNamed } from '../ui/icons.ts';
import { useSmall } from '../ui/small.hook.ts';
import { h4, hidden } from '../ui/text.css.ts';
import { useWorkflowWords, type WorkflowWords } from '../workflow/words.ts';
import * as styles from './band.css.ts';
import { drawn, type EdgeStatus, type PictureEdge, type PictureNode, type Way } from './picture.ts';
import { useRoom } from './room.hook.ts';
import { scrollable } from './scrollable.ts';
import { type HistoryStep, walkOf } from './walk.ts';

interface WorkflowBandProps {
  entity: Entity;
  state: string;
  /** When it came there, as its heading says. */
  since: string;
  /** Oldest first. */
  history: readonly HistoryStep[];
  verdicts: readonly Way[];
  now: number;
  /** Under the picture. */
  children?: ReactNode;
}

const STATUSES: readonly EdgeStatus[] = ['walked', 'possible', 'waits', 'off'];

/** A picture that is a little too wide is drawn smaller; beyond this its words could not be read. */
const SMALLEST = 0.83;

/** The record's workflow as the machine has it, with the way it went, where it is, and what may come next. */
export function WorkflowBand({ entity, state, since, history, verdicts, now, children }: WorkflowBandProps) {
  const { t } = useTranslation('records');
  const words = useWorkflowWords(entity);
  const workflow = workflowOf(entity);
  const isSmall = useSmall();
  const [isUnfolded, setUnfolded] = useState(false);
  const isShown = isUnfolded || !isSmall;
  const picture = pictureOf(entity);
  const art = useMemo(
    () => drawn(workflow, picture, state, walkOf(history, now, since), verdicts),
    [workflow, picture, state, since, history, verdicts, now],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const { room, beyond, look, turn } = useRoom(scroller);
  const scale = Math.max(SMALLEST, Math.min(1, room / picture.width));
  // Where there is no room for all of it, it is opened at the state that the record is in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn in another size, the state is elsewhere
  useLayoutEffect(() => {
    const frame = isShown ? scroller.current : null;
    const here = frame?.querySelector(`[data-state="${state}"]`);
    if (!frame || !here) return;
    const [window, node] = [frame.getBoundingClientRect(), here.getBoundingClientRect()];
    frame.scrollBy({ left: (node.left + node.right - window.left - window.right) / 2 });
    look();
  }, [state, isShown, scale, look]);
  return (
    <section className={styles.band} data-band aria-label={t('workflow')}>
      <header className={styles.bandHead}>
        <h2 className={h4}>{t('workflow')}</h2>
        {isShown && <Legend />}
        {isSmall && (
          <Button
            variant="quiet"
            label={t(isShown ? 'hidePicture' : 'showPicture')}
            className={styles.toggle}
            onPress={() => setUnfolded(!isUnfolded)}
          />
        )}
      </header>
      {isShown && (
        <div className={styles.frame}>
          <div ref={scroller} className={styles.scroller} onScroll={look} {...scrollable(t('workflowPicture'))}>
            <div
              className={styles.picture}
              style={{ inlineSize: picture.width, blockSize: picture.height, zoom: scale }}
            >
              <Lines picture={picture} edges={art.edges} />
              {picture.groups.map((group) => (
                <span
                  key={group.label}
                  className={styles.groupName}
                  style={{ insetInlineStart: group.x + 12, insetBlockStart: group.y + 4 }}
                >
                  {words.group(group.label)}
                </span>
              ))}
              {art.nodes.map((node) => (
                <Node key={node.state} node={node} words={words} icon={workflow.states[node.state]?.icon ?? ''} />
              ))}
              {art.edges.map((edge) => (
                <Label key={edge.key} {...{ edge, words, state }} />
              ))}
            </div>
          </div>
          {beyond.before && (
            <span className={styles.more.before}>
              <IconButton
                directional
                variant="secondary"
                icon={ChevronLeft}
                label={t('pictureBack')}
                onPress={() => turn(-1)}
              />
            </span>
          )}
          {beyond.after && (
            <span className={styles.more.after}>
              <IconButton
                directional
                variant="secondary"
                icon={ChevronRight}
                label={t('pictureOn')}
                onPress={() => turn(1)}
              />
            </span>
          )}
        </div>
      )}
      {children}
    </section>
  );
}

function Lines({ picture, edges }: { picture: Picture; edges: readonly PictureEdge[] }) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      className={styles.lines}
      width={picture.width}
      height={picture.height}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
    >
      <defs>
        {STATUSES.map((status) => (
          <marker
            key={status}
            id={`${id}${status}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className={styles.arrow[status]} d="M1 .8 7 4 1 7.2z" />
          </marker>
        ))}
      </defs>
      {picture.groups.map(({ label, x, y, width, height }) => (
        <rect
          key={label}
          className={styles.group}
          x={x + 0.5}
          y={y + 0.5}
          width={width - 1}
          height={height - 1}
          rx="10"
        />
      ))}
      {edges.map(({ key, path, status }) => (
        <path key={key} className={styles.line[status]} d={path} markerEnd={`url(#${id}${status})`} />
      ))}
    </svg>
  );
}

function Node({ node, words, icon }: { node: PictureNode; words: WorkflowWords; icon: string }) {
  const { t } = useTranslation('records');
  const { duration } = useFormat();
  const time = node.time === null ? null : duration(node.time);
  const isFresh = node.time !== null && node.time < 60_000;
  return (
    <div
      className={styles.node[node.status]}
      data-state={node.state}
      style={{ insetInlineStart: node.x, insetBlockStart: node.y }}
    >
      <Icon of={iconNamed(icon)} />
      <span className={styles.nodeWords}>
        <span className={styles.nodeName}>{words.state(node.state)}</span>
        {time !== null && (
          <span className={styles.nodeTime}>
            {node.status === 'here'
              ? isFresh
                ? time
                : t('soFar', { time })
              : node.visits > 1
                ? t('timeInVisits', { time, count: node.visits })
                : time}
          </span>
        )}
      </span>
    </div>
  );
}

function Label({ edge, words, state }: { edge: PictureEdge; words: WorkflowWords; state: string }) {
  const denial = edge.denied ? words.denial(edge.denied, state) : undefined;
  return (
    <span
      className={styles.label[edge.status]}
      title={denial}
      data-in-group={edge.inGroup || undefined}
      style={{ insetInlineStart: edge.label.x, insetBlockStart: edge.label.y }}
    >
      <span className={styles.labelLine}>
        {edge.numbers.slice(-3).map((number) => (
          <span key={number} className={styles.number}>
            {number}
          </span>
        ))}
        {words.short(edge.event)}
      </span>
      {edge.guard && <span>{words.need(edge.guard)}</span>}
      {denial && <span className={hidden}>{denial}</span>}
    </span>
  );
}

function Legend() {
  const { t } = useTranslation('records');
  return (
    <ul className={styles.legend}>
      {STATUSES.map((status) => (
        <li key={status} className={styles.legendItem} style={{ order: status === 'walked' ? 0 : 2 }}>
          <svg aria-hidden="true" viewBox="0 0 20 8" className={styles.legendMark}>
            <path className={styles.line[status]} d="M0 4H20" />
          </svg>
          {t(`legend.${status}`)}
        </li>
      ))}
      <li className={styles.legendItem} style={{ order: 1 }}>
        <svg aria-hidden="true" viewBox="0 0 20 8" className={styles.legendMark}>
          <rect x="4" width="12" height="8" rx="2.5" className={styles.legendHere} />
        </svg>
        {t('legend.here')}
      </li>
    </ul>
  );
}
