/** The signed-in person behind a call, as the database has them now: a role removed a second ago is already missing here. */
export interface Caller {
  id: string;
  name: string;
  email: string;
  roles: string[];
  permissions: ReadonlySet<string>;
  institutionId: string | null;
  /** The role as which this person looks at the portal: what it may not see they do not see, and nothing is changed. */
  looksAs?: string;
}
