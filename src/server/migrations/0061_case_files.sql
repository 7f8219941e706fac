-- Pictures and recordings that a farmer sends about a case.
ALTER TABLE attachments DROP CONSTRAINT attachments_owner_check;
ALTER TABLE attachments ADD CONSTRAINT attachments_owner_check CHECK (owner IN ('listing', 'post', 'farmer', 'case'));
