-- Whether a revision went live because every change does, without anybody asking for just that.
ALTER TABLE menu_revisions ADD COLUMN by_itself boolean NOT NULL DEFAULT false;
