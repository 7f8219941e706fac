import type { ComponentProps, ReactNode } from 'react';
import { EditedPane } from '../../editing/EditedPane.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { type AccountsAddress, PAGE } from './accounts.address.ts';
import * as styles from './accounts.css.ts';

/** What a tab of the page is given: what the address says, and how to say something else. */
export interface TabParts {
  address: AccountsAddress;
  change: (next: Partial<AccountsAddress>) => void;
}

interface SearchedPaneProps extends TabParts {
  /** What can be looked for. */
  searches: string;
  asked: ComponentProps<typeof EditedPane>['asked'] & { data?: { total: number } | undefined };
  /** Beside the search. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A tab that is searched and read page by page, as the address says. */
export function SearchedPane({ address, change, searches, asked, tools, children }: SearchedPaneProps) {
  return (
    <EditedPane
      tools={
        <>
          <SearchField
            label={searches}
            value={address.search}
            onChange={(search) => change({ search })}
            maxLength={100}
            className={styles.search}
          />
          {tools}
        </>
      }
      asked={asked}
      foot={
        asked.data && (
          <Pagination
            limit={PAGE}
            offset={address.offset}
            total={asked.data.total}
            sizes={[PAGE]}
            onChange={({ offset }) => change({ offset })}
          />
        )
      }
    >
      {children}
    </EditedPane>
  );
}
