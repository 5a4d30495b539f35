/** Names the variable and what it accepts, in one line. */
export class BadSetting extends Error {
  override name = 'BadSetting';

  constructor(variable: string, value: string, accepts: string) {
    super(`${variable}=${withoutPassword(value)} is not valid: it accepts ${accepts}`);
  }
}

/** A variable that others make no sense without. */
export class MissingSetting extends BadSetting {
  constructor(variable: string, accepts: string, neededWith: string) {
    super(variable, '', accepts);
    this.message = `${variable} is needed with ${neededWith}: it accepts ${accepts}`;
  }
}

/** What stands between a user's name and the host of an address. */
function withoutPassword(text: string): string {
  return text.replace(/(:\/\/[^\s:@/]*:)[^\s@]*@/, '$1…@');
}
