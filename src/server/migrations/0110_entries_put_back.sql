-- What an entry of the do-not-call list was before its last step: a run that is undone puts it back.
ALTER TABLE do_not_call ADD COLUMN earlier jsonb;
