/** What a test and the page of the editor share, as `globalThis.editor` of the page. */
export interface EditorSetup {
  value: string;
  /** Markdown for any pasted HTML. Without it, the conversion fails. */
  converted?: string;
  problems?: { line: number; message: string }[];
}

export interface OpenedEditor {
  open: (setup: EditorSetup) => void;
  /** The value that the view holds. */
  value: string;
  /** What the editor reported. */
  changes: { value: string; isUserInput: boolean }[];
  /** Lines of the cursor that it reported. */
  lines: number[];
  /** A change from elsewhere, such as a merge with the server. */
  setValue: (value: string) => void;
  goTo: (line: number) => void;
  uploads: { name: string; finish: (alt?: string) => void; fail: () => void }[];
  /** Violations of the console's policy. */
  violations: string[];
}
