/** Reads a chosen résumé and makes a file of it to send. */
import { RESUME, type ResumeFile, resumeProblem } from '#contract/applications.ts';

/** Held in memory, because a moved file or a phone's cloud file may be unreadable later. */
export interface Resume extends ResumeFile {
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * @returns an error message if the file is not a résumé that can be sent
 * @throws if the device cannot read the file
 */
export async function readResume(file: File): Promise<Resume | string> {
  // The first bytes suffice, so a video chosen by mistake is not read completely.
  const firstBytes = new Uint8Array(await file.slice(0, RESUME.headBytes).arrayBuffer());
  return (
    resumeProblem(file.size, firstBytes) ?? {
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    }
  );
}

export function toFile({ name, bytes }: Resume): File {
  return new File([bytes], name, { type: 'application/pdf' });
}
