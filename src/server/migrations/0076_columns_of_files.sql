-- In how many rows something stands, by column.
ALTER TABLE imports ADD COLUMN filled jsonb;
