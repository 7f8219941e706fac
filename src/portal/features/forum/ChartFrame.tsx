import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h4, muted } from '../../ui/text.css.ts';
import * as styles from './forum.css.ts';

interface ChartFrameProps {
  title: string;
  /** Of the table: what a line is, and its values. */
  heads: readonly string[];
  lines: readonly { key: string; title: string; values: readonly { value: number; href: string }[] }[];
  children: ReactNode;
}

/** A chart with its name; the same figures as a table whose numbers lead to their lists. */
export function ChartFrame({ title, heads, lines, children }: ChartFrameProps) {
  const { t } = useTranslation('forum');
  const { number } = useFormat();
  const [isTable, setTable] = useState(false);
  const [first, ...others] = heads;
  return (
    <figure className={styles.chart} aria-label={title}>
      <figcaption className={styles.chartHead}>
        <h2 className={h4}>{title}</h2>
        <IconButton
          icon={isTable ? ChartColumn : Table2}
          label={t(isTable ? 'asChart' : 'asTable', { title })}
          onPress={() => setTable(!isTable)}
        />
      </figcaption>
      {lines.length === 0 && <p className={muted}>{t('nothingCounted')}</p>}
      {!isTable && lines.length > 0 && children}
      {isTable && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part of the page is reached by keyboard
        <section className={styles.tableBox} aria-label={title} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{first}</th>
                {others.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ key, title: name, values }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {values.map(({ value, href }) => (
                    <td key={href}>{value === 0 ? number(0) : <TextLink href={href}>{number(value)}</TextLink>}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </figure>
  );
}
