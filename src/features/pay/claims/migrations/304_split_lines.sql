/* Lines that one line was split into have one name in common: they are one spending on one receipt, and none is the duplicate of another. */
alter table expense_lines add column split_id uuid;
