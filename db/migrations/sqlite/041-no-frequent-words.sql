-- SQLite's full-text search counts by itself. The table stays, empty, so that an older program still
-- counts right.
delete from frequent_words;
