-- A file may have an end: one that nobody has claimed, and one that is kept for so long and no longer.

alter table files add column expires_at timestamptz;
create index files_that_end on files (expires_at) where expires_at is not null;

-- CVs that were handed in and of which no application was made.
update files set expires_at = created_at + interval '2 days'
 where purpose = 'cv' and not exists (select from applications where applications.company_id = files.company_id and applications.cv_file_id = files.id);
