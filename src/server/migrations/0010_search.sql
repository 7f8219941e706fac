-- The words of a name, found by their beginnings in any order.
CREATE INDEX loan_applications_by_words ON loan_applications
  USING gin (array_to_tsvector(array_remove(string_to_array(lower(farmer_name), ' '), '')));
DROP INDEX loan_applications_by_name;
CREATE INDEX loan_applications_by_digits ON loan_applications ((number::text) text_pattern_ops);
-- The end of a phone number, which is what people remember of it.
CREATE INDEX loan_applications_by_last_digits ON loan_applications (reverse(farmer_phone) text_pattern_ops);
CREATE INDEX subscribers_by_last_digits ON subscribers (reverse(msisdn) text_pattern_ops);
CREATE INDEX farmers_by_last_digits ON farmers (reverse(msisdn) text_pattern_ops);
