import type { Examples } from '#app/examples.ts';
import { Questions } from './questions.tsx';

const QUESTIONS = {
  eyebrow: 'Questions',
  title: 'What applicants ask us',
  items: [
    {
      title: 'Does it cost anything?',
      text: 'No. Neither the calls nor the workshop cost anything.',
    },
    {
      title: 'Which hours will I work?',
      text: 'It depends on the client. Each role lists its hours before you apply.',
      link: { title: 'See open roles', href: '/talents-on-demand' },
    },
    {
      title: 'May I apply for several roles?',
      text: 'Yes, but say which one you would choose. We look at that one first.',
    },
  ],
};

export const examples: Examples = {
  title: 'Questions',
  examples: [
    {
      name: 'On dawn',
      note: 'Before a section on paper. The first answer is open, and the others stay as they are left.',
      element: (
        <div className="-m-4 overflow-hidden rounded-panel sm:-m-8">
          <Questions copy={QUESTIONS} place={{ background: 'dawn', next: 'paper' }} />
        </div>
      ),
    },
  ],
};
