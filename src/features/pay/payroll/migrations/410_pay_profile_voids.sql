/* Whether a row of a profile was struck out is asked of each that is read: few ever are, and without it all rows of the person were. */
create index statutory_profiles_voids on statutory_profiles (company_id, employment_id, voids_id) where voids_id is not null;
