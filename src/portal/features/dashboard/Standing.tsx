import { Table } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Screen, screens } from '../../../../machines/shared/screens.ts';
import { workflows } from '../../../../machines/workflows.ts';
import type { components } from '../../../contract/generated/types.ts';
import { useFormat } from '../../format.ts';
import { ink } from '../../ui/Badge.css.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { iconNamed } from '../../ui/icons.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3, muted } from '../../ui/text.css.ts';
import * as styles from './charts.css.ts';

type StandingData = components['schemas']['Standing'];

interface StandingProps {
  of: StandingData;
  isTable: boolean;
  onTurn: () => void;
  onRetry: () => void;
}

/** How many records are in each state: what goes on in green, what has ended in grey. */
export function Standing({ of: { entity, screen, rows, failed }, isTable, onTurn, onRetry }: StandingProps) {
  const { t } = useTranslation(['shell', 'workflow']);
  const format = useFormat();
  const shown: Screen | undefined = screens.find(({ path }) => path === screen);
  const workflow = Object.entries(workflows).find(([name]) => name === entity)?.[1];
  const described = (state: string) =>
    workflow && Object.entries(workflow.states).find(([name]) => name === state)?.[1];
  const wordOf = (state: string) =>
    t(`workflow:${entity}.states.${state}`, { defaultValue: described(state)?.label ?? state });
  const title = t('shell:dashboard.byState', { of: shown ? t(`shell:screens.${shown.key}`) : entity });
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className={styles.chart} aria-label={title}>
      <div className={styles.head}>
        <h2 className={h3}>{title}</h2>
        {!failed && <span className={muted}>{format.number(total)}</span>}
        <span className={styles.grow} />
        {shown && <TextLink href={screen}>{t(`shell:screens.${shown.key}`)}</TextLink>}
        {!failed && total > 0 && (
          <IconButton icon={Table} label={t('shell:dashboard.asTable', { title })} onPress={onTurn} />
        )}
      </div>
      {failed && <ErrorState detail={t('shell:dashboard.notDrawn')} onRetry={onRetry} />}
      {!failed && total === 0 && <p className={muted}>{t('shell:dashboard.noFigures')}</p>}
      {total > 0 && isTable && (
        <PlainTable
          rows={rows}
          keyOf={({ state }) => state}
          columns={[
            { title: t('shell:dashboard.state'), render: ({ state }) => wordOf(state) },
            { title: t('shell:dashboard.count'), atEnd: true, render: ({ count }) => format.number(count) },
          ]}
        />
      )}
      {total > 0 && !isTable && (
        <ol className={styles.rows}>
          {rows.map(({ state, count }) => {
            const { icon, tone, ended } = {
              tone: 'neutral' as const,
              icon: undefined,
              ended: false,
              ...described(state),
            };
            return (
              <li key={state} className={styles.stateRow}>
                <span className={styles.stateName}>
                  {icon && <Icon of={iconNamed(icon)} small className={ink[tone]} />}
                  {wordOf(state)}
                </span>
                <span className={styles.bar}>
                  <span
                    className={styles.fill}
                    data-place={ended ? 1 : 0}
                    style={{ inlineSize: `${Math.round((count / most) * 80)}%` }}
                  />
                  {format.number(count)}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
