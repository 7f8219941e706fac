-- What a farmer is to a record is a word of the record's own feature.
ALTER TABLE text_messages DROP CONSTRAINT text_messages_addressee_check;
ALTER TABLE text_messages ADD CONSTRAINT text_messages_addressee_check CHECK (addressee ~ '^[a-z][A-Za-z]*$');
