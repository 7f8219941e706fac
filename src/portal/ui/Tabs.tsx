import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as styles from './Tabs.css.ts';

export interface TabProps<Id extends string> {
  id: Id;
  label: string;
  /** What it is called for whoever hears it, beginning with the label. */
  name?: string;
  /** Before the label. */
  mark?: ReactNode;
  count?: number;
  /** In a line below the label; one of several tabs that has none leaves the line empty. */
  note?: string;
  isInvalid?: boolean;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly TabProps<Id>[];
  selected: Id;
  onChange: (id: Id) => void;
  className?: string;
}

export function Tabs<Id extends string>({ label, tabs, selected, onChange, className }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.id === key);
        if (chosen) onChange(chosen.id);
      }}
      {...(className && { className })}
    >
      <TabList aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className={tab.note === undefined ? styles.tab : `${styles.tab} ${styles.noted}`}
            {...(tab.name !== undefined && { 'aria-label': tab.name })}
            {...(tab.isInvalid && { 'data-wrong': true })}
          >
            {tab.mark}
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            {tab.note !== undefined && <span className={styles.note}>{tab.note}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
