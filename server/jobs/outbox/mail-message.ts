/** A mail as nodemailer takes it: its headers and both of its bodies. */
import type { SendMailOptions } from 'nodemailer';
import { type Mail, mailHtml, mailText } from '#domain/messaging/mails/index.ts';

interface Sender {
  /** As the settings have it, an address with or without a name. */
  from: string;
  /** The bare address. */
  address: string;
  /** Of the brand, `#RRGGBB`. */
  colour: string;
}

/** @param id in the outbox: `Message-ID` is made of it, so that a repeat is recognised */
export function mailMessage(
  id: string,
  mail: Mail,
  { from, address, colour }: Sender,
): SendMailOptions {
  const { replyTo, unsubscribeUrl, thread } = mail;
  const messageId = (sent: string) => `<${sent}@${address.split('@')[1]}>`;
  const answered = thread.at(-1);
  return {
    messageId: messageId(id),
    from: mail.from === null ? from : { name: mail.from, address },
    ...(answered && {
      inReplyTo: messageId(answered),
      references: thread.map(messageId),
    }),
    ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.address } }),
    subject: mail.subject,
    text: mailText(mail),
    html: mailHtml(mail, colour),
    attachments: mail.attachments.map(({ fileName, type, bytes }) => ({
      filename: fileName,
      contentType: type,
      content: Buffer.from(bytes),
    })),
    headers: {
      // No holiday replies, neither to us nor to whoever wrote; a person who writes hears of them.
      ...(mail.from === null && {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      }),
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
