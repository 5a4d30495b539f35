/**
 * The JSON that chats accept. The names in it come from the pack, but they must neither mention
 * people nor format anything, so each chat gets them as plain text.
 */
import type { ChatLine } from '#domain/messaging/chat.ts';

const headingOf = ({ title, about }: ChatLine) => (about === '' ? title : `${title}: ${about}`);

const factsOf = ({ reference }: ChatLine) => (reference === '' ? [] : [reference]);

/**
 * Slack reads mentions (`<!channel>`) and links in angle brackets only, so escaping three
 * characters is enough. `verbatim` also keeps it from linking names and addresses.
 * Source: https://docs.slack.dev/messaging/formatting-message-text
 */
export function slackBody(lines: readonly ChatLine[]) {
  return {
    // Shown in notifications.
    text: slackText(lines.map(headingOf).join('\n')),
    unfurl_links: false,
    unfurl_media: false,
    blocks: lines.map((line) => ({
      type: 'section',
      text: {
        type: 'mrkdwn',
        verbatim: true,
        text: [
          slackText(headingOf(line)),
          [...factsOf(line).map(slackText), ...slackLink(line)].join(' · '),
        ]
          .filter(Boolean)
          .join('\n'),
      },
    })),
  };
}

/** Characters that format text. A space of no width in front of each makes it a plain one. */
const SLACK_FORMAT = /[*_~`]/g;

const slackText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(SLACK_FORMAT, '\u200b$&');

const slackLink = ({ link }: ChatLine) =>
  link ? [`<${link.url.replaceAll('&', '&amp;')}|${slackText(link.label)}>`] : [];

/**
 * An Adaptive Card, as the webhook of a Power Automate workflow accepts it. `TextRun` has no markup.
 * Source: https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
 */
export function teamsBody(lines: readonly ChatLine[]) {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          fallbackText: lines.map(headingOf).join('\n'),
          body: lines.flatMap((line, index) => [
            textBlock([{ text: headingOf(line), weight: 'bolder' }], index > 0),
            ...teamsFacts(line),
          ]),
        },
      },
    ],
  };
}

const textBlock = (runs: readonly object[], separator = false) => ({
  type: 'RichTextBlock',
  separator,
  inlines: runs.map((run) => ({ type: 'TextRun', ...run })),
});

function teamsFacts(line: ChatLine) {
  const { link } = line;
  const facts = factsOf(line);
  const runs = [
    ...facts.map((text) => ({ text: link ? `${text} · ` : text })),
    ...(link
      ? [{ text: link.label, selectAction: { type: 'Action.OpenUrl', url: link.url } }]
      : []),
  ];
  return runs.length === 0 ? [] : [textBlock(runs)];
}

/** Characters of an embed's title. */
const TITLE_LENGTH = 256;

/**
 * Embeds, in which nothing is a mention. `parse` without entries says the same of the message.
 * Source: https://docs.discord.com/developers/resources/webhook#execute-webhook
 */
export function discordBody(lines: readonly ChatLine[]) {
  return {
    embeds: lines.map((line) => {
      const { link } = line;
      const details = [
        ...factsOf(line).map(escapeMarkdown),
        ...(link ? [`[${escapeMarkdown(link.label)}](${link.url})`] : []),
      ];
      return {
        title: escapeMarkdown(headingOf(line)).slice(0, TITLE_LENGTH),
        description: details.join(' · '),
      };
    }),
    allowed_mentions: { parse: [] },
  };
}

const escapeMarkdown = (text: string) => text.replace(/[\\*_~`|<>[\]()#@:-]/g, '\\$&');
