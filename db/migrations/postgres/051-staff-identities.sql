-- Identities of the provider of single sign-on, each bound to one account at its first sign-in. The row of a
-- removed member stays, so that the identity can join again only by another invitation.
create table staff_identities (
  issuer text not null,
  subject text not null,
  staff_id text not null references staff (id) on delete cascade,
  created_at bigint not null,
  last_used_at bigint not null,
  primary key (issuer, subject)
);

create unique index staff_identities_by_staff on staff_identities (staff_id, issuer);
