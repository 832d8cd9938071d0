/* A draft is written anew with every calculation and goes with the lock: packing it took longer than all the rest of a calculation. */
alter table pay_drafts alter column result set storage external;
