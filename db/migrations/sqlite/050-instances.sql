-- The processes that serve, as the console lists them. Each writes its row every 15 seconds.
create table instances (
  id text primary key,
  seen_at integer not null,
  -- JSON: InstanceState.
  state text not null
);
