// Reporting a motorcycle, on its page; and taking it off the site, there and in the inbox.
export const report = 'Report this motorcycle';
export const reportTitle = 'Report this motorcycle';
export const reportLead = 'The garage reads every report. The seller is not told who wrote it.';
/** Besides, to a member whose e-mail address is confirmed. */
export const reportTold = 'You get one mail when the garage has looked at it.';
export const reportUntold =
  'Your e-mail is not confirmed, so we cannot tell you the result. You can confirm it under My account.';
export const reasonLabel = 'What is wrong?';
export const reasonNames = {
  'money-first': 'They want money before I have seen it',
  'stolen-or-forged': 'It may be stolen, or its papers look forged',
  'sold-already': 'It is already sold',
  'wrong-details': 'Details or pictures are wrong',
  'no-motorcycle': 'It is not a motorcycle, or it is listed twice',
  other: 'Something else',
} as const;
export const textLabel = 'What happened';
export const textHint =
  'Optional, but needed for “Something else”. When it was, what was said and from which number helps us most.';
export const emailLabel = 'Your e-mail (optional)';
export const emailHint = 'We write to you once, when we have looked at it. The seller does not see it.';
export const send = 'Send report';
export const cancel = 'Cancel';
export const close = 'Close';

export const reasonMissing = 'Choose what is wrong.';
export const textNeeded = 'Say in a few words what is wrong.';
/** A text is longer than the field takes. */
export function tooLong(longest: number): string {
  return `This is too long. Use at most ${longest} characters.`;
}
/** Above the fields that are not filled in as they should be. */
export function checkFields(count: number): string {
  return count === 1 ? 'One thing is missing from your report.' : 'Some things are missing from your report.';
}
export const ownProduct = 'This is your own motorcycle. You can change or delete it under My products.';
export const notReportable =
  'This motorcycle is not for sale. Only riders who have booked it can report it then, and only while the garage has not taken it off.';

export const reported = 'Thank you. The garage will look into it.';
/** Besides, where money was asked for first. */
export const moneyAdvice = 'Do not pay before you have seen the bike and its papers.';
export const moneyAdviceLink = 'How to buy safely';

// What a seller says to the garage that took a motorcycle of theirs off the site.
export const write = 'Write to the garage';
export const writeMore = 'Write again';
/** Names the motorcycle for those who do not see the row around the button. */
export const writeOf = (button: string, name: string) => `${button}: ${name}`;
export const writeTitle = 'Write to the garage';
export const writeLead =
  'Say what you have corrected, or where we are mistaken. The garage will read it and look at the motorcycle again.';
export const writeLabel = 'What you want to say';
export const writeHint = (shortest: number, longest: number) => `${shortest} to ${longest} characters.`;
export const writeSend = 'Send';
export const writeNotHere = 'That motorcycle is not on this page any more, or it is back on the site.';
export const writeRefused = 'Your message is not sent yet.';
export const replyEmpty = 'Write what you want to say.';
export const replyTooShort = (shortest: number) => `Say a little more: at least ${shortest} characters.`;
export const written = 'Sent. The garage will read it and look at the motorcycle again.';
export const writtenOn = (date: string) => `You wrote to the garage on ${date}.`;
export const writtenDone = 'The garage has read it. The motorcycle stays off the site.';
export const onSite = 'This motorcycle is not off the site any more.';
export const writtenEnough = 'You have written enough for now. Please wait until the garage has read it.';

// What the garage does about it.
export const adminsOnly = 'Only the admins of the garage can do this.';
/** Why a motorcycle is off the site, where the admin who stopped the account gave no reason. */
export const offWithAccount = 'The garage has suspended the account that sells it.';
export const ownAccount = 'This is your own account, which you cannot suspend.';
export const accountOfAdmin =
  'This is an admin’s account, which cannot be suspended. Whoever runs the garage’s server can make them an ordinary member first, with “npm run admin”.';
/** Why a motorcycle is not put back. */
export const sellerStopped = 'The account that sells it is suspended: reinstate it first.';
export const accountNotFound = 'This account is not there any more.';
export const takeOff = 'Take it off the site';
/** Names the motorcycle for those who do not see the row around the button. */
export const takeOffOf = (name: string) => `Take it off the site: ${name}`;
export const takeOffTitle = 'Take it off the site?';
export const takeOffExplained =
  'It leaves searches, lists and feeds at once and cannot be booked. Its page says that the garage took it off, and people who booked it are told not to pay. All its open reports are marked as done, and their writers are told. You can put it back at any time.';
export const takeOffReasonLabel = 'Why? A seller with an account here reads it, also by mail.';
/** For the seller; what they are about, as reported. */
export const takeOffReasons = {
  'money-first':
    'Riders told us that money was asked for before they could see it. Nobody pays for a motorcycle here before seeing it.',
  'stolen-or-forged':
    'We were told that it may be stolen, or that its papers may be forged. Please show us its papers.',
  'sold-already': 'We were told that it is already sold.',
  'wrong-details': 'Its details or pictures are not those of the motorcycle that is for sale.',
  'no-motorcycle': 'It is not a motorcycle, or the same one is listed twice.',
} as const;
export const takeOffRefused = 'The seller has to know why.';
export const ownWords = 'In your own words';
export const ownWordsLabel = 'Your own words';
export const ownWordsHint = 'What you write here is sent in place of a sentence above.';
export const takeOffReasonMissing = 'Choose what the seller reads, or write it in your own words.';
export const ownWordsMissing = 'Write what the seller should read.';
/** The box that takes off more; `count` is how many others there are, counted up to `most`. */
export function takeOffOthers(count: number, most: number): string {
  return `…and everything else this seller has on the site (${count > most ? `more than ${most}` : count})`;
}
export const takeOffOthersHint =
  'The seller reads the same reason for each, and each is put back by itself. What they have sold or deleted, or add later, is not included.';
export const keepIt = 'Leave it on';
export const notHere = 'That report is not on this page: it is done, or is further down the list.';
/** Before the reason that was given to the seller. */
export const sellerReads = 'The seller reads:';
export const takenOffBy = (who: string, date: string) => `Taken off by ${who} on ${date}`;
export const putBackBy = (who: string, date: string) => `Put back by ${who} on ${date}`;
/** In place of who it was. */
export const goneAccount = 'an account that is gone';
// On a motorcycle's own page.
export const forAdmins = 'For admins';
export const hiddenFromOthers = 'What the listing shows and says now. Only admins and its seller see this:';
export const putBack = 'Put it back';
export const putBackOf = (name: string) => `Put it back: ${name}`;
export const undo = 'Undo';
export const undoTooLate =
  'This cannot be undone any more: too much time has passed, or another admin was quicker. If it is on the site, you can still take it off.';
export const standingNotices = {
  takenOff: 'It is off the site. Its open reports are done.',
  putBack: 'The garage no longer keeps it off the site. If it is sold or deleted, it stays so.',
  undone: 'It is off the site, as before.',
} as const;
/** With others of its seller; `already`: another admin was quicker with the one that was named. */
export function othersTakenOff(count: number, already: boolean): string {
  const others = count === 1 ? '1 other of this seller' : `${count} others of this seller`;
  return already
    ? `It was already off the site, with the reason that was given first. ${others} went off the site now.`
    : `It is off the site, and ${others} with it. Their open reports are done.`;
}
/** Another admin was quicker. */
export const nothingChanged = {
  takenOff: 'It was already off the site. Its seller reads the reason that was given first.',
  putBack: 'The garage did not keep it off the site any more.',
  undone: 'It was already off the site.',
} as const;
/** In place of the dialog that takes it off. */
export const isOffAlready = 'It is already off the site. To give another reason, put it back first.';

// Stopping an account, in the lists of sellers and buyers.
export const stopAccount = 'Suspend the account';
/** Names the account for those who do not see the row above the button. */
export const stopOf = (who: string) => `Suspend the account: ${who}`;
/** In place of the button. */
export const adminStays = 'Admin: this account cannot be suspended.';
export const stopTitle = 'Suspend this account?';
export const stopExplained = 'Its owner is logged out everywhere and can no longer log in, in any way.';
export function stopTakesOff(count: number, days: number): string {
  const sold = `what they marked as sold or deleted in the last ${days} days`;
  if (count === 0) {
    return `Nothing of theirs is for sale, but ${sold} leaves the site, if somebody booked it. All who booked are told not to pay.`;
  }
  const what =
    count === 1
      ? 'The motorcycle that they have for sale leaves'
      : `The ${count} motorcycles that they have for sale leave`;
  return `${what} the site, and so does ${sold}, if somebody booked it. All who booked are told not to pay.`;
}
export const stopTold =
  'They are told by mail, if their e-mail is confirmed, and get no other mail from us but warnings not to pay for what they booked. You can reinstate the account at any time.';
export const stopReasonLabel = 'Reason (optional)';
export const stopReasonHint = (longest: number) =>
  `The owner reads it when they try to log in, in the mail, and later with each motorcycle. Up to ${longest} characters.`;
export const stopRefused = 'The account is not suspended yet.';
export const leaveOpen = 'Leave it as it is';
export const stoppedBy = (who: string, date: string) => `Suspended by ${who} on ${date}`;
/** Before the reason that was given to the owner. */
export const ownerReads = 'The owner reads:';
export const letIn = 'Reinstate';
export const letInOf = (who: string) => `Reinstate: ${who}`;
export const letInTitle = 'Reinstate this account?';
export const letInExplained =
  'Its owner can log in as before, and is told by mail if their e-mail is confirmed.';
export const letInListings = (count: number) =>
  `…and put back on the site what went off with the account (${count})`;
export const letInListingsHint =
  'If you do not tick this, each stays off the site until it is put back by itself.';
export const keepStopped = 'Keep it suspended';
export const accountNotHere = 'That account is not on this page any more, or another admin was quicker.';
/** What was done, and with how many motorcycles. */
export const accountNotices = {
  stop: (count: number) =>
    `The account is suspended.${count === 0 ? '' : count === 1 ? ' Its motorcycle is off the site.' : ` Its ${count} motorcycles are off the site.`}`,
  letIn: (count: number) =>
    `Its owner can log in again.${count === 0 ? '' : count === 1 ? ' A motorcycle is back on the site.' : ` ${count} motorcycles are back on the site.`}`,
} as const;
/** Another admin was quicker. */
export const accountNothingChanged = {
  stop: 'The account was already suspended, with the reason that was given first.',
  letIn: 'The account was no longer suspended.',
} as const;
