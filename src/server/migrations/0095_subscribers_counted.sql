-- Who types a number sees how many fit in each state as well: counted from here, without looking the numbers up.
CREATE INDEX subscribers_counted_by_number ON subscribers (msisdn, subscription, host, contact, farmer_id);
