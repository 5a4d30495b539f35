/** Edits an entry beside the real page: a click on the page opens the field, and back. */
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#console/api/call.ts';
import { useCan } from '#console/session.tsx';
import { Badge } from '#console/ui/badge.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { ButtonLink } from '#console/ui/button.tsx';
import { Page } from '#console/ui/page.tsx';
import { Tabs } from '#console/ui/tabs.tsx';
import { stateLabels } from '#console/views/content/entry-labels.ts';
import { EntryForm, type EntryFormHandle } from '#console/views/content/form/entry-form.tsx';
import type { EntryDetail } from '#contract/console/entries.ts';
import { fieldName } from '#contract/preview.ts';
import { FileConflicts, SaveConflicts } from './conflicts.tsx';
import { EntryActions } from './entry-actions.tsx';
import { ENTRY_TOOLS } from './entry-tools.ts';
import { LanguageBar } from './language-bar.tsx';
import { ListedIn } from './listed-in.tsx';
import { OtherProblems } from './other-problems.tsx';
import { PaneSwitch } from './pane-switch.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SaveStatus } from './save-status.tsx';
import { languageOf, TextPane } from './text-pane.tsx';
import { useCheckedData } from './use-checked-data.ts';
import { useEntryForm } from './use-field-labels.ts';
import { useFocusedField } from './use-focused-field.ts';
import { usePageTools } from './use-page-tools.ts';
import { usePresence } from './use-presence.ts';
import { useSaver } from './use-saver.ts';
import { useTranslation } from './use-translation.ts';

export function EntryEditor({ entry: loaded }: { entry: EntryDetail }) {
  const { file } = loaded;
  const { saver, snapshot } = useSaver(loaded);
  const { entry, data, body, state, conflicts } = snapshot;
  const mayEdit = useCan('content.edit') && entry.deletedAt === null;
  const form = useEntryForm(file);
  const check = useQuery({
    queryKey: [`content/check:${file}`],
    queryFn: ({ signal }) => call('checkEntry', { query: { file }, signal }),
  });
  const allProblems = check.data?.problems ?? [];
  const problems = allProblems.filter((problem) => problem.file === file);
  const checkedData = useCheckedData(snapshot, check.data?.draftVersion);
  const hasBody = body !== null && form.data?.hasBody === true;
  const focused = useFocusedField(file, hasBody);
  const others = usePresence(file, saver);
  const languages = useTranslation(snapshot);
  const [pane, setPane] = useState<'edit' | 'preview'>('edit');
  const formRef = useRef<EntryFormHandle>(null);
  const openField = (field: string, source?: string) => {
    focused.open(field, source);
    setPane('edit');
  };
  const pageTools = usePageTools({
    fields: form.data?.fields,
    saver,
    form: formRef,
    mayEdit,
    onOpen: (path) => openField(fieldName(file, path)),
  });

  const fields = (
    <EntryForm
      ref={formRef}
      fields={form.data?.fields ?? []}
      data={data}
      body={body ?? undefined}
      problems={problems}
      checkedData={checkedData}
      isNew={entry.publishedVersion === null}
      focus={focused.field}
      isReadOnly={!mayEdit}
      locale={languageOf(file)}
      timeZone={form.data?.timeZone}
      other={languages?.other}
      onChange={(change) => saver.change(change)}
      {...ENTRY_TOOLS}
    />
  );
  return (
    <Page
      title={entry.title}
      isWide
      isOneLine
      lead={
        <ButtonLink to="/content" tone="plain" icon="arrow-left" aria-label="All content">
          {null}
        </ButtonLink>
      }
      note={<StateBadges entry={entry} />}
      actions={
        <div className="flex gap-2">
          <EntryActions entry={entry} saver={saver} />
        </div>
      }
    >
      <div className="grid gap-2 px-4 pb-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <SaveStatus state={state} hasDraft={entry.draftVersion > 0} />
          {others.length > 0 && (
            <p className="text-xs text-quiet">
              Also open:{' '}
              {others
                .map(({ name, hasChanges }) => name + (hasChanges ? ' (editing)' : ''))
                .join(', ')}
            </p>
          )}
        </div>
        <ListedIn entry={entry} />
        {!entry.isPublic && (
          <Banner>
            Visitors see this page in English only. These texts are kept until the site offers the
            page in this language.
          </Banner>
        )}
        {entry.deletedAt !== null && (
          <Banner>This entry is in the bin. Restore it to edit it.</Banner>
        )}
        <SaveConflicts conflicts={conflicts} saver={saver} />
        <FileConflicts entry={entry} />
        <OtherProblems entry={entry} problems={allProblems} />
        {languages && (
          <LanguageBar languages={languages} onOpen={(path) => openField(fieldName(file, path))} />
        )}
      </div>
      <PaneSwitch pane={pane} onChange={setPane} />
      <div className="grid min-h-0 gap-4 px-4 pb-6 lg:grid-cols-[minmax(20rem,30rem)_minmax(0,1fr)]">
        <section
          aria-label="Fields"
          className={`min-w-0 ${pane === 'edit' ? '' : 'max-lg:hidden'}`}
        >
          {hasBody ? (
            <Tabs
              label="Parts of the entry"
              tabs={[
                { id: 'text', label: 'Text' },
                {
                  id: 'fields',
                  label: 'Details',
                  count: problems.filter(({ isError }) => isError).length,
                },
              ]}
              active={focused.part}
              onChange={(id) => focused.setPart(id === 'text' ? 'text' : 'fields')}
            >
              <div className="pt-3">
                {focused.part === 'text' ? (
                  <TextPane
                    entry={entry}
                    body={body}
                    problems={problems}
                    goToLine={focused.line}
                    isReadOnly={!mayEdit}
                    onChange={(value) => saver.change({ op: 'body', value })}
                  />
                ) : (
                  fields
                )}
              </div>
            </Tabs>
          ) : (
            fields
          )}
        </section>
        <section
          aria-label="Preview"
          className={`min-w-0 ${pane === 'preview' ? '' : 'max-lg:hidden'}`}
        >
          <PreviewPane
            snapshot={snapshot}
            languages={languages}
            onOpen={openField}
            isIncomplete={allProblems.some(({ isError }) => isError)}
            tools={pageTools}
            hasForm={form.data !== undefined}
          />
        </section>
      </div>
    </Page>
  );
}

function StateBadges({ entry }: { entry: EntryDetail }) {
  return (
    // Beside the buttons, a phone has less room than the time of a publication needs.
    <span className="inline-flex flex-wrap gap-1.5 align-middle max-sm:*:rounded-inner max-sm:*:whitespace-normal">
      {stateLabels(entry).map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  );
}
