-- Accounts that a demonstration brought: where there is none they can't be used. Until now only their address told them.
ALTER TABLE accounts ADD COLUMN demo boolean NOT NULL DEFAULT false;
UPDATE accounts SET demo = true WHERE lower(email) LIKE '%@demo.fmis';
