/** The columns of a number that takes part, and their types. */
export const subscriberColumns = {
  id: 'uuid',
  country_code: 'text',
  msisdn: 'text',
  operator: 'text',
  language_id: 'uuid',
  subscription: 'text',
  host: 'text',
  contact: 'text',
  source: 'text',
  call_count: 'integer',
  last_call_at: 'timestamptz',
  subscribed_at: 'timestamptz',
  unsubscribed_at: 'timestamptz',
  unsub_mode: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;

export type SubscriberRow = Record<keyof typeof subscriberColumns, string | number | Date | null>;
