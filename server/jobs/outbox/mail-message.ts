/** Converts a mail to the options of nodemailer: its headers, and its text and HTML bodies. */
import type { SendMailOptions } from 'nodemailer';
import { type Mail, mailHtml, mailText } from '#domain/messaging/mails/index.ts';

interface Sender {
  /** From the settings: an address with or without a name. */
  from: string;
  /** The bare address. */
  address: string;
  /** The brand color as `#RRGGBB`. */
  color: string;
}

/** @param id of the outbox row; `Message-ID` contains it, so mail servers can detect a repeat */
export function mailMessage(
  id: string,
  mail: Mail,
  { from, address, color }: Sender,
): SendMailOptions {
  const { replyTo, unsubscribeUrl, thread } = mail;
  const messageId = (outboxId: string) => `<${outboxId}@${address.split('@')[1]}>`;
  const lastId = thread.at(-1);
  return {
    messageId: messageId(id),
    from: mail.from === null ? from : { name: mail.from, address },
    ...(lastId && {
      inReplyTo: messageId(lastId),
      references: thread.map(messageId),
    }),
    ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.address } }),
    subject: mail.subject,
    text: mailText(mail),
    html: mailHtml(mail, color),
    attachments: mail.attachments.map(({ fileName, type, bytes }) => ({
      filename: fileName,
      contentType: type,
      content: Buffer.from(bytes),
    })),
    headers: {
      // Automatic mails must not cause out-of-office replies; mails from a member of staff may.
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
