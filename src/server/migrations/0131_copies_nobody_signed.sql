-- That a copy was uploaded for an application keeps it from nobody: it goes with its file, which stays while the application names it.
ALTER TABLE loan_signed_copies DROP CONSTRAINT loan_signed_copies_media_id_fkey;
ALTER TABLE loan_signed_copies ADD CONSTRAINT loan_signed_copies_media_id_fkey
  FOREIGN KEY (media_id) REFERENCES media (id) ON DELETE CASCADE;
