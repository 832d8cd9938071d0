/* An application that ended because its job closed has an outcome of its own, for the company as for the person. */
alter table applications drop constraint applications_outcome_check;
alter table applications add constraint applications_outcome_check
  check (outcome in ('active', 'hired', 'rejected', 'withdrawn', 'closed'));

/* Those whose people were told already, and to whom nothing was promised since. */
update applications application set outcome = 'closed', outcome_at = now(), restore_stage_id = application.stage_id, version = application.version + 1
  from jobs job
 where job.company_id = application.company_id and job.id = application.job_id and application.outcome = 'active'
   and (job.status = 'archived' or (job.status = 'closed' and job.close_reason is distinct from 'expired'))
   and not exists (select from offers offer where offer.company_id = application.company_id and offer.application_id = application.id
     and offer.status in ('sent', 'accepted'))
   and (select event.public_status from application_events event where event.company_id = application.company_id
     and event.application_id = application.id and event.public_status is not null order by event.id desc limit 1) = 'jobClosed';
