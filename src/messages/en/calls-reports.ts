// What the document of the API says of the calls about reported products, and of those that the garage takes off the site.

export const postReport = {
  summary: 'Tell the garage that something is wrong with a product',
  description:
    'For everybody, with a token or without. Only what is for sale, is not a sample and is not your own can be reported; if you have booked it, also after its seller has sold or deleted it. What a member adds about the same product goes to their open report, which has another id then; the same words count once, also from a visitor, who is recognised by network and program. The seller does not learn who it was. Anybody who left an address, or is a member with a confirmed one, is told once by mail what came of it.',
  body: 'What is wrong.',
  answer: 'The admins have it in their inbox.',
} as const;

export const newReport = {
  text: 'What happened; needed where the reason is "other".',
  email:
    'Where a visitor would like to be told what came of it, by one mail. It is ignored for a member: the account has one.',
} as const;

export const postReply = {
  summary: 'Write to the garage about a product of yours that it took off the site',
  description:
    'Anything more goes to the open entry, which has another id then; the same words count once. After five times it is refused until the garage has ticked the entry off. Putting the product back ticks it off, too.',
  body: 'What its seller says.',
  answer: 'The admins have it in their inbox.',
} as const;

export const newReply = {
  text: 'That it has been corrected, what was misunderstood, or whatever else helps.',
} as const;

export const putTakenOff = {
  summary: 'Take a product off the site; for admins',
  description:
    'It leaves lists, searches, feeds and mails at once, cannot be booked, and its page says that the garage took it off. Its seller is told by mail, and can change or delete it; those who booked it see it in their bookings. Its open reports are done with that, which those who wrote them are told by mail.',
  body: 'Why, for its seller.',
  answer: 'modifiedCount is 1, or 0 when it was already off the site: the reason is then the first one.',
} as const;

export const takeOff = {
  reason: 'What the seller reads.',
  others:
    'Whether everything else that its seller has for sale at this moment is taken off as well, with the same reason: all of it, or nothing. What is sold or deleted stays as it is. Each is put back by itself.',
} as const;

export const takenOff = {
  others: 'How many other products of its seller were taken off with it; 0 where that was not asked for.',
} as const;

export const undoPutBack = {
  summary: 'Undo that you have just put a product back on the site; for admins',
  description: (minutes: number) =>
    `For ${minutes} minutes, after which its seller is told by mail that it is back. It is off the site as before, since when and why it was, and nobody is told except those who have booked it meanwhile.`,
  answer: 'modifiedCount is 1, or 0 when it is already off the site.',
} as const;

export const deleteTakenOff = {
  summary: 'Put a product back on the site; for admins',
  description: (minutes: number) =>
    `It is again what it was before, for sale or sold. Its seller is told by mail ${minutes} minutes later, and so, where it is for sale, are those who had booked it when it was taken off. What its seller wrote to the garage is done with that. It is refused while the account that sells it is suspended.`,
  answer: 'modifiedCount is 1, or 0 when it was on the site.',
} as const;

export const putStopped = {
  summary: 'Suspend an account; for admins',
  description: (days: number) =>
    `Its sessions end, and nobody can sign in to it any more, in any way: 403 account-stopped for somebody who has proven that it is theirs. All that it has for sale is taken off the site, and what it has marked as sold or deleted in the last ${days} days, where somebody has booked it and is to be warned. Its owner is told by mail, and gets no other mail than about the account, and warnings not to pay for what they booked. Neither your own account nor an admin’s can be suspended.`,
  body: 'Why, for its owner.',
  answer: 'modifiedCount is 1, or 0 when it was already suspended: the reason is then the first one.',
} as const;

export const stop = { reason: 'What its owner is told; may be empty.' } as const;

export const deleteStopped = {
  summary: 'Reinstate a suspended account; for admins',
  description: 'Its owner can sign in as before, and is told by mail.',
  body: 'What else is undone.',
  answer: 'modifiedCount is 1, or 0 when it was not suspended.',
} as const;

export const letIn = {
  listings:
    'Whether the products that went off the site with the account, and are still off, are put back. Otherwise each is put back by itself.',
} as const;

export const stopped = {
  listings: 'How many products went off the site, or came back to it, with it.',
} as const;
