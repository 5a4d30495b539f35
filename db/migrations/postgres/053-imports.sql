-- Paths that articles had on another site, which redirect to them. Made from what is published.
create table former_urls (
  -- formerUrlKey of the path.
  path text primary key,
  kind text not null,
  slug text not null
);

-- Which post of another site became which entry, so that it is imported once.
create table entry_imports (
  origin text primary key,
  file text not null,
  imported_at bigint not null
);

create index entry_imports_by_file on entry_imports (file);

-- SHA-256 of the file from which an import made this one; null for uploads of staff.
alter table media_files add column source_digest text;
create index media_files_by_source on media_files (source_digest) where source_digest is not null;
