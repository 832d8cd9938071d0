/* Roles for people who do one part of a company's work: hiring, payroll, its figures, or looking at it. */
alter table users drop constraint users_check;
alter table users add constraint users_portal_and_role
  check (case portal when 'seeker' then role = 'job_seeker' and company_id is null
                     when 'company' then role in ('employer', 'employer_admin', 'hr_admin', 'recruiter', 'payroll_officer', 'finance', 'read_only')
                       and company_id is not null
                     when 'employee' then role = 'employee' and company_id is not null and employee_id is not null
                     else role in ('system_admin', 'system_owner') and company_id is null end);
alter table invitations drop constraint invitations_role_check;
alter table invitations add constraint invitations_role_check
  check (role in ('employer_admin', 'hr_admin', 'recruiter', 'payroll_officer', 'finance', 'read_only'));
