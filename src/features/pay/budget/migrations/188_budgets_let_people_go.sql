/* Whoever is taken away (an import that is taken back) leaves their place, which stays in the plan; what was expected of them goes with them. */
alter table budget_positions drop constraint budget_positions_company_id_employment_id_fkey;
alter table budget_positions add constraint budget_positions_company_id_employment_id_fkey
  foreign key (company_id, employment_id) references employments (company_id, id) on delete set null (employment_id);
alter table budget_forecasts drop constraint budget_forecasts_company_id_employment_id_fkey;
alter table budget_forecasts add constraint budget_forecasts_company_id_employment_id_fkey
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade;
