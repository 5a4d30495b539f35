import { CopyField } from '#console/ui/copy-field.tsx';
import { QrCode } from './qr-code.tsx';

interface TotpSetupProps {
  /** Base32. */
  secret: string;
  /** `otpauth://…` */
  uri: string;
}

/** How an app of one-time codes gets to know the account. */
export function TotpSetup({ secret, uri }: TotpSetupProps) {
  return (
    <div className="flex flex-wrap gap-4">
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div className="grid min-w-52 flex-1 content-start gap-3">
        <p className="text-sm text-quiet">
          Scan this with an authenticator app (a password manager often is one), or type the key
          into it. It then shows a new code every half minute.
        </p>
        <CopyField label="Key" value={secret.replace(/(.{4})(?=.)/g, '$1 ')} />
      </div>
    </div>
  );
}
