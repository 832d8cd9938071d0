-- That a person looked at a version of a document and found it right: who, and when. Of a new version nobody has said so yet.
alter table employee_documents
  add column verified_at timestamptz,
  add column verified_by uuid references users on delete set null,
  add constraint employee_documents_verified check (verified_by is null or verified_at is not null);
