-- Whoever takes messages says so beside the order in which they are due: no index is written for it.
ALTER TABLE text_messages ADD COLUMN taken_until timestamptz;
-- A page has room for the two versions of a row that follow: what is taken, and what has left.
ALTER TABLE text_messages SET (fillfactor = 60);
-- `text_messages_in_order` answers the same.
DROP INDEX text_messages_due;
