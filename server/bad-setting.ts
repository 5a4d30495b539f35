/** Names the variable and what it accepts, in one line. */
export class BadSetting extends Error {
  override name = 'BadSetting';

  constructor(variable: string, value: string, accepts: string) {
    super(`${variable}=${withoutSecrets(variable, value)} is not valid: it accepts ${accepts}`);
  }
}

/** A variable that others make no sense without. */
export class MissingSetting extends BadSetting {
  constructor(variable: string, accepts: string, neededWith: string) {
    super(variable, '', accepts);
    this.message = `${variable} is needed with ${neededWith}: it accepts ${accepts}`;
  }
}

/** The `.env` file has a value that cannot be what its author meant. */
export class BadEnvFile extends BadSetting {
  constructor(line: string) {
    super('.env', '', '');
    this.message = line;
  }
}

/** Settings whose values may be shown although they are URLs. */
const PUBLIC = ['PUBLIC_URL', 'API_BASE_URL'];

/** A setting may be a secret, and a URL may hold a password or a token in any of its parts. */
function withoutSecrets(variable: string, value: string): string {
  const isSecret = /_(SECRET|TOKEN|KEY|PASSWORD|URL)$/.test(variable) && !PUBLIC.includes(variable);
  return isSecret || (/[@?#]/.test(value) && /:/.test(value)) ? '…' : value;
}
