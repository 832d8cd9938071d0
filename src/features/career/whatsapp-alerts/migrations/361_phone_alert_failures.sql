-- A number to which nothing arrives any more: alerts go by e-mail until something arrives, or the number is proved anew.
alter table phone_alerts
  -- Messages in a row that the carrier could not deliver.
  add column failures int not null default 0,
  add column failing_since timestamptz;
alter table phone_alert_log
  -- What the carrier said in the end; null: nothing yet.
  add column outcome text check (outcome in ('delivered', 'failed')),
  drop constraint phone_alert_log_kind_check,
  add constraint phone_alert_log_kind_check
    check (kind in ('agreed', 'code', 'confirmed', 'test', 'alert', 'email', 'failing', 'stop', 'start', 'removed'));
create index phone_alert_log_message on phone_alert_log (outbox_id) where outbox_id is not null;
create index outbox_provider on outbox (provider_id) where provider_id is not null;
