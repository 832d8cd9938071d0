-- Files are taken in by one service. What each is for is named by the feature whose it is; a newer one may take the place of an older one.

alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check check (purpose ~ '^[a-z][a-z-]{0,39}$');
alter table files
  add column version int not null default 1 check (version >= 1),
  -- The one before, while it is kept.
  add column supersedes_id uuid,
  add foreign key (company_id, supersedes_id) references files (company_id, id) on delete set null (supersedes_id),
  add check (supersedes_id is null or supersedes_id <> id);
-- A file has one successor: of two that come at once, one is told so.
create unique index files_supersedes on files (company_id, supersedes_id) where supersedes_id is not null;

-- Versions of documents that were taken in before.
update files as newer set version = document.version, supersedes_id = older.file_id
  from employee_documents as document
  join employee_documents as older on older.company_id = document.company_id and older.id = document.supersedes_id
 where newer.company_id = document.company_id and newer.id = document.file_id and older.file_id <> document.file_id;
