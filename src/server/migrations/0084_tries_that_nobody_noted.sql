-- How many tries of a text ended with somebody who wrote down how: one more was taken by a process that died over it, and
-- may have arrived.
ALTER TABLE text_messages ADD COLUMN noted_attempts integer NOT NULL DEFAULT 0;
UPDATE text_messages SET noted_attempts = attempts;

-- Failed, and perhaps there all the same: whoever tries a run again leaves it alone.
ALTER TABLE text_messages ADD COLUMN may_have_arrived boolean NOT NULL DEFAULT false;
