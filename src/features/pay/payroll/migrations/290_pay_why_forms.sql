/*
 * What of a derivation is the same for everybody it is made for: rule, edition, source, names and texts, once. A line keeps which one it is of, and the
 * figures in their order: {"of": id, "v": [value, inputs …, results of steps …]}. Lines of before have all of it themselves, as those still do whose
 * texts are of one person alone. The id is made of what the form says: another one would have another id.
 */
create table pay_why_forms (
  company_id uuid not null references companies on delete cascade,
  id text not null check (id ~ '^[A-Za-z0-9_-]{22}$'),
  form jsonb not null,
  primary key (company_id, id)
);
create trigger pay_why_forms_stay before update on pay_why_forms for each row execute function refuse_change_of_pay();
