import { call } from '#console/api/call.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Form } from '#console/ui/form.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { useDraft } from '#console/ui/use-draft.ts';
import { useSubmit } from '#console/views/sign-in/use-attempt.ts';
import type { NewPack, NewPackSection } from '#contract/console/new-pack.ts';
import { type Logo, LogoField } from './logo-field.tsx';
import { QuestionField } from './question-field.tsx';

interface PackFormProps {
  sections: readonly NewPackSection[];
  onMade: (pack: NewPack) => void;
}

/** What was typed stays in the tab, also after the pack was made, so that it can be corrected. */
export function PackForm({ sections, onMade }: PackFormProps) {
  const questions = sections.flatMap((section) => section.questions);
  const initial = Object.fromEntries(questions.map(({ name, initial }) => [name, initial]));
  const answers = useDraft<Readonly<Record<string, string>>>('new-pack', initial);
  const logo = useDraft<Logo | null>('new-pack-logo', null);
  const { isBusy, submit, message, errorOf } = useSubmit(questions.map(({ name }) => name));

  const make = () =>
    submit(async () => {
      // A draft of an earlier version may have answers to other questions.
      const texts = questions
        .filter(({ control }) => control !== 'file')
        .map(({ name }) => [name, answers.value[name] ?? '']);
      const body = { answers: Object.fromEntries(texts), logo: logo.value?.text ?? null };
      onMade(await call('makePack', { body }));
    });

  return (
    <Form className="grid gap-4" isBusy={isBusy} onSubmit={make}>
      <p className="max-w-150 text-sm text-quiet">
        A pack is a folder with everything that makes this site the one of a company: its texts,
        colors, icons and pages. Answer these questions to get one as a download. This site does not
        change until the person who runs it uses the pack, and every answer can be changed later.
      </p>
      {message && <Banner tone="problem">{message}</Banner>}
      {sections.map(({ title, questions }) => (
        <Panel key={title} title={title}>
          <div className="grid max-w-140 gap-4">
            {questions.map((question) =>
              question.control === 'file' ? (
                <LogoField
                  key={question.name}
                  question={question}
                  logo={logo.value}
                  error={errorOf(question.name)}
                  onChange={logo.set}
                />
              ) : (
                <QuestionField
                  key={question.name}
                  question={question}
                  value={answers.value[question.name] ?? ''}
                  error={errorOf(question.name)}
                  onChange={(text) => answers.set({ ...answers.value, [question.name]: text })}
                />
              ),
            )}
          </div>
        </Panel>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="action" size="large" isBusy={isBusy}>
          Make pack
        </Button>
        <p role="status" className="text-sm text-quiet">
          {isBusy && 'Making the pack. This takes some seconds.'}
        </p>
      </div>
    </Form>
  );
}
