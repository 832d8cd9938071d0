-- The list of who asked for the newsletter, the newest first.
create index newsletter_newest on newsletter_subscriptions (created_at desc, email desc);
