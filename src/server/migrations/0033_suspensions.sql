-- Until when a farmer is suspended; null of who is suspended without an end, and of everybody else.
ALTER TABLE farmers ADD COLUMN suspended_until timestamptz
  CHECK (suspended_until IS NULL OR state = 'suspended');
CREATE INDEX farmers_suspended_until ON farmers (suspended_until) WHERE suspended_until IS NOT NULL;
