/*
 * Of all that is stored of a day, and of its week on the week's last day: weeks that are computed once more and come out as they were are not
 * written again. Null: not known, and the week is written. Whoever changes these tables otherwise than by computing days sets it to null.
 */
alter table attendance_days add column fingerprint text;

/* What explains days and weeks is read whole and never searched: it is kept as it was written. */
alter table attendance_days alter detail type json;
alter table attendance_weeks alter derivation type json;
