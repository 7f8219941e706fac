-- How much a loan of a type may be: for each acre of the farmer's land, and at most. Null: land does not matter.
ALTER TABLE loan_types
  ADD COLUMN per_acre double precision CHECK (per_acre > 0),
  ADD COLUMN most double precision NOT NULL DEFAULT 5000000 CHECK (most > 0);
UPDATE loan_types SET per_acre = 250000, most = 15000000 WHERE code = 'input';
UPDATE loan_types SET most = 5000000 WHERE code = 'livestock';
UPDATE loan_types SET most = 15000000 WHERE code = 'machinery';
UPDATE loan_types SET per_acre = 700000, most = 10000000 WHERE code = 'irrigation';
UPDATE loan_types SET per_acre = 400000, most = 10000000 WHERE code = 'landDevelopment';

-- Applications that were withdrawn in the farmer's name have ended, as rejected and closed ones have.
ALTER TABLE loan_applications DROP CONSTRAINT loan_applications_state_check;
ALTER TABLE loan_applications ADD CONSTRAINT loan_applications_state_check CHECK (
  state IN ('submitted', 'assigned', 'deferred', 'accepted', 'signed', 'procured', 'rejected', 'withdrawn', 'closed'));
DROP INDEX loan_applications_one_open;
CREATE UNIQUE INDEX loan_applications_one_open ON loan_applications (farmer_id, type_id)
  WHERE state NOT IN ('rejected', 'withdrawn', 'closed');
