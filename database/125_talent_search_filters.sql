-- Where somebody is to work, how, how soon and for what pay: what a search by criteria was narrowed by before anybody was compared.
alter table talent_search_runs add column filters jsonb not null default '{}';
