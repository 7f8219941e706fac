-- Texts that people write to a number, whoever has it: of a farmer, of a subscriber without a profile, of nobody known.
ALTER TABLE text_messages
  ALTER COLUMN farmer_id DROP NOT NULL,
  ADD COLUMN country_code text,
  ADD COLUMN msisdn text,
  ADD COLUMN sender_id uuid,
  ADD COLUMN sender_name text,
  ADD CONSTRAINT text_messages_to_whom CHECK (farmer_id IS NOT NULL OR (country_code IS NOT NULL AND msisdn IS NOT NULL));
CREATE INDEX text_messages_of_number ON text_messages (msisdn, country_code, created_at) WHERE msisdn IS NOT NULL;
