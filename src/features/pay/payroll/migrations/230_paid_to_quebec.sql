/*
 * Two pension plans stood in one sum of the year. What of it went to the second now stands beside it as well: it counts for the other by the measure
 * of their rates.
 */
insert into pay_balances (company_id, run_id, employment_id, key, for_month, amount)
select company_id, run_id, employment_id, 'qpp', '', sum(amount)
  from pay_lines
 where key = 'qpp' and party = 'employee'
 group by company_id, run_id, employment_id;
