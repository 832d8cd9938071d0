-- A code proves a telephone as it proves a mailbox: sent there and typed in again.
alter table mailbox_codes drop constraint mailbox_codes_purpose_check;
alter table mailbox_codes add constraint mailbox_codes_purpose_check check (purpose in ('address', 'offer', 'phone'));
