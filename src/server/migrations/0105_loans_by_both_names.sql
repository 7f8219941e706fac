-- A farmer's name in Urdu as it was when the farmer applied, as the one in Latin letters is: the list shows both, and finds by both.
ALTER TABLE loan_applications ADD COLUMN farmer_name_ur text;
UPDATE loan_applications r SET farmer_name_ur = f.name_ur FROM farmers f WHERE f.id = r.farmer_id AND f.name_ur IS NOT NULL;
DROP INDEX loan_applications_by_words;
CREATE INDEX loan_applications_by_words ON loan_applications
  USING gin (array_to_tsvector(array_remove(string_to_array(lower(farmer_name || ' ' || coalesce(farmer_name_ur, '')), ' '), '')));
