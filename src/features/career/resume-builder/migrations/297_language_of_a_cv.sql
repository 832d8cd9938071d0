-- A CV says in which language its headings and months are; those that were built before have them in English.
update resumes set document = jsonb_set(document, '{language}', '"en"') where not document ? 'language';
update resume_revisions set document = jsonb_set(document, '{language}', '"en"') where not document ? 'language';
