import { ButtonLink } from '#app/ui/button/button.tsx';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';
import { Section } from '#app/ui/section/section.tsx';
import copy from '#content/pages/impact-stories.yaml';

/** Where a reader goes from here: to the same work, to the other stories, to the program. */
export function StoryNext() {
  const { title, text, roles, stories, program } = copy.story.next;
  return (
    <Section ground="deep" heading={title} lede={text}>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink to={roles.href} tone="action" className="w-full sm:w-auto">
          {roles.title}
        </ButtonLink>
        <ArrowLink to={stories.href}>{stories.title}</ArrowLink>
        <ArrowLink to={program.href}>{program.title}</ArrowLink>
      </div>
    </Section>
  );
}
