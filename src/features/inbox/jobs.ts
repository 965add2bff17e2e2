import { type InboxSendParts, sendInboxMails } from './commands/send-mails.ts';

/** Sends admins the mails about the inbox that are due. */
export async function tellAdmins(parts: InboxSendParts): Promise<{ mails: number }> {
  return { mails: await sendInboxMails(parts) };
}
