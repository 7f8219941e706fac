-- The number of an application or a case is found by its last digits, as a telephone number is.
CREATE INDEX loan_applications_by_number_end ON loan_applications (reverse(number::text) text_pattern_ops);
CREATE INDEX cases_by_number_end ON cases (reverse(number::text) text_pattern_ops);
