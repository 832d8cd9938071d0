-- Alerts to the telephone of somebody who looks for work: they asked for them, proved the number, and end them by a word. Found by the number when an
-- answer comes in, so the platform keeps it and the person reads their own.
create table phone_alerts (
  user_id uuid primary key references users (id) on delete cascade,
  channel text not null check (channel in ('whatsapp', 'sms')),
  phone text not null,
  state text not null check (state in ('unverified', 'active', 'paused', 'stopped')),
  topics text[] not null,
  quiet_from text not null,
  quiet_to text not null,
  zone text not null,
  -- What was agreed to, in English whatever the language of the page, when and from where.
  consent_text text not null,
  consented_at timestamptz not null,
  consent_address text not null,
  confirmed_at timestamptz
);
create index phone_alerts_phone on phone_alerts (phone);
comment on table phone_alerts is 'The platform''s, for one person to read';

create table phone_alert_log (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('agreed', 'code', 'confirmed', 'test', 'alert', 'stop', 'start', 'removed')),
  topic text,
  channel text not null,
  phone_end text not null,
  outbox_id uuid
);
create index phone_alert_log_of on phone_alert_log (user_id, at desc);
comment on table phone_alert_log is 'The platform''s, for one person to read';
