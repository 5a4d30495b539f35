import { encode } from 'uqr';
import type { Answer } from '#console/api/call.ts';
import { CopyField } from '#console/ui/copy-field.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { PASSWORD } from '#contract/console/limits.ts';

interface NewPassword {
  password: string;
  code: string;
}

interface NewPasswordFieldsProps {
  typed: NewPassword;
  onChange: (typed: NewPassword) => void;
  errorOf: (field: string) => string | undefined;
  totp: Answer<'newTotp'>;
}

export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { typed, onChange, errorOf, totp } = props;
  return (
    <>
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`Use at least ${PASSWORD.least} characters. Several unrelated words work well. Symbols are not required.`}
        maxLength={PASSWORD.most}
        value={typed.password}
        onChange={(event) => onChange({ ...typed, password: event.currentTarget.value })}
        error={errorOf('password')}
      />
      <TotpSetup {...totp} />
      <TextField
        label="Code"
        hint="The 6-digit code that the app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={typed.code}
        onChange={(event) => onChange({ ...typed, code: event.currentTarget.value })}
        error={errorOf('code')}
      />
    </>
  );
}

function TotpSetup({ secret, uri }: Answer<'newTotp'>) {
  return (
    <div className="flex flex-wrap gap-4">
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div className="grid min-w-52 flex-1 content-start gap-3">
        <p className="text-sm text-quiet">
          Scan the QR code with an authenticator app (many password managers include one), or enter
          the setup key. The app then shows a new code every 30 seconds.
        </p>
        <CopyField label="Setup key" value={secret.replace(/(.{4})(?=.)/g, '$1 ')} />
      </div>
    </div>
  );
}

/** Width of the quiet zone in modules. */
const QUIET_ZONE = 4;

/** Black on white in dark mode too, because not every reader accepts inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 0, ecc: 'M' });
  const path = data.flatMap((row, y) =>
    runsIn(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-44 flex-none rounded-inner"
    >
      <path d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h-${side}z`} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}

/** Start and length of each run of dark modules in a row. */
function runsIn(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  }
  return runs;
}
