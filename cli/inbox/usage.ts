import type { Kinds } from '#domain/inbox/submissions/index.ts';

export const usageOf = ({ submissions }: Kinds) => `Use one of (npm run --silent inbox -- …):
  list [WHICH] [--limit N | --all] [--json | --csv]       newest first, 50 unless told
  show ID [--json]                                        one submission in full
  export [WHICH] --csv [--bom] | --json [--out FILE]      all in full
  export --person EMAIL --out FOLDER                      everything of one person, with resumes
  resume ID [--out FILE | --out -] [--force]              an applicant's PDF
  retry ID… | --failed                                    sends dead letters again
  erase ID… | --person EMAIL | --expired [--dry-run | --yes [--force]]
WHICH: --kind ${submissions.map(({ name }) => name).join('|')}  --source "White paper"|"Learning Hub"|Newsletter|"Contact us"
  --email EMAIL  --job SLUG  --since DAY  --until DAY  --verified  --unverified
  --delivery waiting|failed|delivered  --failed
ID may be its first characters, 4 or more, or a reference number (KWE2-PYJE). DAY is in UTC, such as 2026-07-31, and counts as a whole.`;
