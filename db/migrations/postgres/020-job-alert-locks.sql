-- What is counted for an address is counted by one transaction at a time: it locks the row that its addresses share.
create table job_alert_locks (
  id integer primary key
);
