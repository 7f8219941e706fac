-- A code or a link is shown to the browser that asked for it, known by a secret that it holds. Earlier ones were for nobody
-- in particular; texts to farmers, which carry the id of theirs, stay.
ALTER TABLE sent_messages ADD COLUMN reader_hash text;
DELETE FROM sent_messages WHERE id NOT IN (SELECT id FROM text_messages);
CREATE INDEX sent_messages_of_reader ON sent_messages (reader_hash);
