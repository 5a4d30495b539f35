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

/** A setting may be a secret, and URLs may hold a password or a token. */
function withoutSecrets(variable: string, value: string): string {
  const isSecret = /_(SECRET|TOKEN)$/.test(variable);
  return isSecret || (/[@?]/.test(value) && /:/.test(value)) ? '…' : value;
}
