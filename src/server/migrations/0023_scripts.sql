-- What is to be read out for the sounds of the voice menu: language → {text, older}, where `older` is the sound that was
-- there when the text changed. A node's scripts are part of it, as its sounds are, and are versioned with it.
ALTER TABLE menu_nodes ADD COLUMN scripts jsonb NOT NULL DEFAULT '{}';
ALTER TABLE welcome_boxes ADD COLUMN scripts jsonb NOT NULL DEFAULT '{}';
