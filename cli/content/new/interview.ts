/** Asks questions in a terminal, one line each, until each answer can be used. */
import { createInterface, type Interface } from 'node:readline/promises';
import type { Terminal } from '#cli/command-line.ts';
import { UsageError } from '#cli/options.ts';
import { NEW_PACK_MESSAGES } from '#contract/console/new-pack-limits.ts';
import type { Draft, Question } from '#domain/content/new-pack/index.ts';
import { InputError } from '#domain/support/input-error.ts';

/** Typed instead of an answer: asks the question before again. */
const BACK = '<';

type Read = (texts: readonly string[]) => Partial<Draft>;

export class Interview {
  readonly #terminal: Terminal;
  readonly #interface: Interface;
  /** Lines that were typed ahead wait here. */
  readonly #lines: AsyncIterator<string>;
  /** The input has ended; lines may still wait. */
  #hasEnded = false;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    this.#interface = createInterface({ ...terminal });
    this.#interface.once('close', () => {
      this.#hasEnded = true;
    });
    this.#lines = this.#interface[Symbol.asyncIterator]();
  }

  /**
   * @param read checks the answer
   * @returns null to go back
   * @throws UsageError if the input ends
   */
  async ask(question: Question, read: Read, draft: Draft): Promise<Partial<Draft> | null> {
    const { text = '', hint, isOnePerLine = false, proposal } = question;
    const proposed = proposal?.(draft);
    const suffix = proposed ? ` [${proposed}]` : '';
    if (hint) this.#print(`\n  ${hint}\n`);
    const texts: string[] = [];
    for (;;) {
      const prompt = texts.length === 0 ? `${text}${suffix}: ` : 'Another one (Enter for none): ';
      const line = (await this.#line(prompt)).trim();
      if (line === BACK) return null;
      if (line === '' && texts.length > 0) return read(texts);
      const typed = line === '' ? proposed : line;
      const problem =
        typed === undefined
          ? NEW_PACK_MESSAGES.unanswered
          : problemOf(() => read([...texts, typed]));
      if (problem !== undefined) this.#print(`  ${problem}\n`);
      else if (isOnePerLine) texts.push(typed ?? '');
      else return read([typed ?? '']);
    }
  }

  explain(): void {
    this.#print(`Enter accepts what is in brackets. ${BACK} goes back to the question before.\n`);
  }

  close(): void {
    this.#interface.close();
  }

  async #line(prompt: string): Promise<string> {
    if (this.#hasEnded) {
      this.#print(prompt);
    } else {
      this.#interface.setPrompt(prompt);
      this.#interface.prompt();
    }
    const { value, done } = await this.#lines.next();
    if (done) throw new UsageError('Canceled. Nothing was written.');
    return value;
  }

  #print(text: string): void {
    this.#terminal.output.write(text);
  }
}

function problemOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}
