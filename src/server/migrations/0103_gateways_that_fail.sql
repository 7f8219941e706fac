-- Of a message that was tried and did not leave: when it was due first. Each pause moves on when it is due next.
ALTER TABLE text_messages ADD COLUMN first_due_at timestamptz;
-- The gateways that take nothing just now: since when, and how many tries have failed since.
CREATE TABLE gateway_outages (
  channel text PRIMARY KEY CHECK (channel IN ('sms', 'app', 'call')),
  since timestamptz NOT NULL,
  failed integer NOT NULL CHECK (failed > 0)
);
