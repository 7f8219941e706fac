-- What those who draw the menu tell each other about a node; part of it, never played.
ALTER TABLE menu_nodes ADD COLUMN note text CHECK (note <> '' AND length(note) <= 1000);
