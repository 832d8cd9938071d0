-- Whoever approves overtime may approve less of it than was asked for, and says why; the employee reads both.
alter table overtime_requests
  -- What is left of it after the words given so far; null: all that was asked for.
  add column granted_minutes int check (granted_minutes between 1 and 1440),
  -- What whoever decided said about it.
  add column answer text check (length(answer) between 1 and 1000),
  add check (granted_minutes is null or granted_minutes < minutes);
