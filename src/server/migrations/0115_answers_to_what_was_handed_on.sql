-- Notes stand among the steps in the order in which both came: those written from now on take a number of the same row.
ALTER TABLE record_notes ADD COLUMN position bigint;
-- Who handed something on is told what became of it.
CREATE INDEX history_handed_by ON history (by_id, id) WHERE event = 'ESCALATE';
