-- A job leaves out whom another one has brought the same campaign or survey to already, where somebody chose so. Those that
-- are there go on as they were planned.
ALTER TABLE outreach_jobs ADD COLUMN leaves_out_reached boolean NOT NULL DEFAULT false;
-- Which telephone a farmer has is known where somebody said so.
ALTER TABLE farmers ALTER COLUMN phone_type DROP NOT NULL;
