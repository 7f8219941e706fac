-- What was texted to a farmer stands in the profile's timeline; without this every text to anybody is read for it.
CREATE INDEX text_messages_of_farmer ON text_messages (farmer_id) WHERE farmer_id IS NOT NULL;
