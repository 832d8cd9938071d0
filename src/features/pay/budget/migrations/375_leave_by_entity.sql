-- What unused leave would cost is kept by legal entity and month (budget_leave_months): an advisory and its result are of the same people.
drop table budget_leave_liabilities;
