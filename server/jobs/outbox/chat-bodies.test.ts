import { expect, test } from 'vitest';
import type { ChatLine } from '#domain/messaging/chat.ts';
import { discordBody, slackBody, teamsBody } from './chat-bodies.ts';

const LINE: ChatLine = {
  title: 'New application',
  about: 'QA Trainee',
  reference: 'Reference 7KQM-2XPT',
  link: { label: 'Open in the console', url: 'https://tarn.example/console/applicants/1?a=b&c' },
};
const HOSTILE = {
  ...LINE,
  about: '@everyone <!channel> <@U1> @here & *bold* [x](https://e.example)',
};

test('Slack gets escaped text that mentions nobody', () => {
  const { text, blocks } = slackBody([HOSTILE]);
  expect(text).toBe(
    'New application: @everyone &lt;!channel&gt; &lt;@U1&gt; @here &amp; \u200b*bold\u200b* [x](https://e.example)',
  );
  expect(blocks).toEqual([
    {
      type: 'section',
      text: {
        type: 'mrkdwn',
        verbatim: true,
        text: `${text}\nReference 7KQM-2XPT · <https://tarn.example/console/applicants/1?a=b&amp;c|Open in the console>`,
      },
    },
  ]);
});

test('Teams gets a card whose text has no markup', () => {
  const { type, attachments } = teamsBody([HOSTILE]);
  expect([type, attachments[0]?.contentType]).toEqual([
    'message',
    'application/vnd.microsoft.card.adaptive',
  ]);
  expect(attachments[0]?.content).toMatchObject({ type: 'AdaptiveCard', version: '1.4' });
  expect(attachments[0]?.content.body).toEqual([
    {
      type: 'RichTextBlock',
      separator: false,
      inlines: [{ type: 'TextRun', text: `New application: ${HOSTILE.about}`, weight: 'bolder' }],
    },
    {
      type: 'RichTextBlock',
      separator: false,
      inlines: [
        { type: 'TextRun', text: 'Reference 7KQM-2XPT · ' },
        {
          type: 'TextRun',
          text: 'Open in the console',
          selectAction: { type: 'Action.OpenUrl', url: LINE.link?.url },
        },
      ],
    },
  ]);
});

test('Discord gets embeds without mentions, links or formatting of the name', () => {
  const body = discordBody([HOSTILE]);
  expect(body.allowed_mentions).toEqual({ parse: [] });
  expect(body.embeds).toEqual([
    {
      title:
        'New application\\: \\@everyone \\<!channel\\> \\<\\@U1\\> \\@here & \\*bold\\* \\[x\\]\\(https\\://e.example\\)',
      description: `Reference 7KQM\\-2XPT · [Open in the console](${LINE.link?.url})`,
    },
  ]);
});

test.each([
  ['Slack', slackBody],
  ['Teams', teamsBody],
  ['Discord', discordBody],
])('%s needs neither a link nor a reference', (_name, bodyOf) => {
  const text = JSON.stringify(bodyOf([{ ...LINE, reference: '', link: null }]));
  expect(text).toContain('QA Trainee');
  expect(text).not.toMatch(/Reference|tarn\.example| · /);
});
