-- The highest amount of a loan of a type is called what limits are called everywhere else.
ALTER TABLE loan_types RENAME COLUMN most TO max;
