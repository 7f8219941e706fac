-- What a person wrote, or tells one farmer something, goes before what goes out to thousands.
CREATE INDEX text_messages_in_order ON text_messages (for_subscribers, next_try_at, id) WHERE outcome IS NULL;
