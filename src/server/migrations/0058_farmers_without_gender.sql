-- With a caller on the line a profile begins with a name; the rest is asked when there is time for it.
ALTER TABLE farmers ALTER COLUMN gender DROP NOT NULL;
