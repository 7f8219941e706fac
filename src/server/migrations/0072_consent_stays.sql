-- What somebody said about being advised stays said, as what they said about being called: no statement of the product takes
-- a yes or a no out of the history, or makes another of it.
CREATE FUNCTION keep_what_was_said() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A yes or a no of a subscriber stays in the history.';
END $$;
CREATE TRIGGER subscription_consent_kept BEFORE UPDATE OR DELETE ON history FOR EACH ROW
  WHEN (OLD.entity = 'subscriber' AND OLD.event IN ('SUBSCRIBE', 'RESUBSCRIBE', 'UNSUBSCRIBE', 'LIST', 'UNLIST'))
  EXECUTE FUNCTION keep_what_was_said();
