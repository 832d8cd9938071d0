-- Whether the owner of the address an account is opened with has ever shown that it is theirs.

/* Null: nobody has proved it yet. Whoever opened the account may be somebody else: nothing that outlives a new password is set up before. */
alter table users add column address_proved_at timestamptz;
-- Who came by an invitation in their mailbox, and whoever the operator of the platform put there by hand.
update users u set address_proved_at = coalesce(activated_at, created_at)
 where portal = 'platform' or exists (select from invitations i where i.company_id = u.company_id and i.email = u.email and i.accepted_at is not null);

/* A link that went to a telephone proves nothing about a mailbox. */
alter table password_resets add column proves_address boolean not null default true;

/* Codes sent to a mailbox and typed in again: of an account's address, or before an offer is signed. One lives at a time; only its hash is kept. */
create table mailbox_codes (
  purpose text not null check (purpose in ('address', 'offer')),
  -- The account, or the application.
  subject uuid not null,
  code_hash bytea not null,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (purpose, subject)
);
create index mailbox_codes_end on mailbox_codes (expires_at);
