import { useEffect, useRef } from 'react';
import { Button } from '#console/ui/button.tsx';
import { CopyField } from '#console/ui/copy-field.tsx';
import { Panel } from '#console/ui/panel.tsx';
import type { NewPack } from '#contract/console/new-pack.ts';
import { saveBytes } from './save-bytes.ts';

interface MadePackProps {
  pack: NewPack;
  /** Goes back to the answers. */
  onChange: () => void;
}

export function MadePack({ pack, onChange }: MadePackProps) {
  const { slug, files, next, archive } = pack;
  const fileName = `${slug}.tar.gz`;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form, which had the focus, is gone.
    panel.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-4 outline-none">
      <Panel
        title="The pack is ready"
        note={`${files} texts, the colors and the icons. The check found no mistakes.`}
      >
        <div className="flex flex-wrap gap-2">
          <Button tone="action" icon="download" onClick={() => saveBytes(archive, fileName)}>
            Download {fileName}
          </Button>
          <Button onClick={onChange}>Change answers</Button>
        </div>
      </Panel>
      <UseSteps slug={slug} fileName={fileName} />
      <Panel title="Write next" note="In files or, once the site uses the pack, under Content.">
        <ol className="grid list-decimal gap-1.5 pl-6 text-sm">
          {next.map((step) => (
            <li key={step} className="wrap-anywhere">
              {step}
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}

function UseSteps({ slug, fileName }: { slug: string; fileName: string }) {
  return (
    <Panel
      title="Use it"
      note="If someone else runs this site, send them the file and these three steps."
    >
      <ol className="grid max-w-140 list-decimal gap-4 pl-6 text-sm">
        <li className="pl-1">
          Unpack the file into the folder <code>packs</code> of the program.
          <div className="mt-1.5">
            <CopyField label="Command for step 1" value={`tar -xzf ${fileName} -C packs`} />
          </div>
        </li>
        <li className="pl-1">
          Set <code>CONTENT_DIR</code>, in the environment of the program or as a line of its file{' '}
          <code>.env</code>.
          <div className="mt-1.5">
            <CopyField label="Setting for step 2" value={`CONTENT_DIR=packs/${slug}`} />
          </div>
        </li>
        <li className="pl-1">Restart the site. It then shows your company.</li>
      </ol>
    </Panel>
  );
}
