-- Of most numbers that a file brings no farmer is known: nobody is looked up for them.
ALTER FUNCTION standing_farmer(uuid) STRICT;
