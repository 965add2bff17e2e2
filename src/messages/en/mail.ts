// Mails that the garage sends. Plain text; nothing that somebody typed stands in them but what motorcycles are called, and what an
// admin tells a seller.
export const signature = 'Moto Garage';
const close = `\n\n${signature}\n`;

export const confirmSubject = 'Confirm your e-mail for Moto Garage';
export const confirmText = (link: string, days: number) =>
  `Welcome to Moto Garage.\n\nOpen this page and press the button to confirm that this mailbox is yours:\n\n${link}\n\nThe link works for ${days} days. If you did not register, do nothing: the address then stays unconfirmed.${close}`;

export const resetSubject = 'Choose a new password for Moto Garage';
export const resetText = (link: string) =>
  `Somebody, hopefully you, has asked for a new password for your account at Moto Garage.\n\nChoose it on this page:\n\n${link}\n\nThe link is good for one hour and can be used once. If you did not ask for it, do nothing: your password stays as it is.${close}`;

export const changedSubject = 'Your password for Moto Garage was changed';
export const changedText = (link: string, unlinked: boolean) =>
  `The password of your account at Moto Garage was just changed, and every other device was logged out.${unlinked ? ' A Google account with another e-mail could also log in to this account, so it was unlinked. If it is yours, link it again under My account.' : ''}\n\nIf that was not you, choose a new password at once:\n\n${link}${close}`;

export const deletedSubject = 'Your account at Moto Garage was deleted';
export const deletedText = `Your account at Moto Garage was deleted, as you asked. Your listings were taken down, and your bookings no longer say whose they are.${close}`;

const notYou = (link: string) =>
  `If that was not you, somebody knows your password. Choose a new one at once:\n\n${link}\n\nThat also logs out every device and unlinks Google accounts that do not have this e-mail.`;

export const googleLinkedSubject = 'A Google account was linked at Moto Garage';
export const googleLinkedText = (link: string) =>
  `A Google account was just linked to your account at Moto Garage: from now on you can log in with it.\n\n${notYou(link)}${close}`;

export const googleUnlinkedSubject = 'Google was unlinked at Moto Garage';
export const googleUnlinkedText = (link: string) =>
  `The Google account that was linked to your account at Moto Garage can no longer be used to log in.\n\n${notYou(link)}${close}`;

export const arrivedSubject = 'What was for sale under your e-mail at Moto Garage';
export const arrivedText = (count: number, days: number, link: string) =>
  `You have just confirmed that this mailbox is yours. Before that, somebody, perhaps you, used this account at Moto Garage without confirming it, and put ${count === 1 ? 'a motorcycle' : `${count} motorcycles`} up for sale. So that nobody sells in your name, ${count === 1 ? 'it is' : 'they are'} off sale now.\n\nIf ${count === 1 ? 'it is' : 'they are'} yours, bring back what you want to sell within ${days} days:\n\n${link}\n\nPlease also look at the bookings on your dashboard.${close}`;

/** To the owner of an account that an admin has stopped; `listings` went off the site with it. */
export const stoppedSubject = 'The garage has suspended your account at Moto Garage';
export const stoppedText = (reason: string, listings: number, contact: string) =>
  `The garage has suspended your account at Moto Garage. Nobody can log in to it, and you were logged out everywhere.${listings === 0 ? '' : listings === 1 ? ' The motorcycle that you had for sale is off the site.' : ` The ${listings} motorcycles that you had for sale are off the site.`}${reason ? `\n\nThe reason:\n\n${reason}` : ''}\n\nIf you think that this is a mistake, write to us on our Contact page. You can do that without logging in:\n\n${contact}${close}`;
/** The same to whoever reads a mailbox that the account's creator never proved to be theirs. */
export const addressStoppedSubject = 'The garage has suspended an account with your e-mail';
export const addressStoppedText = (contact: string) =>
  `Somebody has used your e-mail for an account at Moto Garage, and has never confirmed it. The garage has suspended that account: nobody can log in to it, or choose a new password for it.\n\nIf that was not you, or you think that it is a mistake, write to us on our Contact page. You can do that without logging in:\n\n${contact}${close}`;
export const letInSubject = 'Your account at Moto Garage is open again';
export const letInText = (back: number, off: number, login: string) =>
  `The garage has reinstated your account at Moto Garage. You can log in as before:\n\n${login}${back === 0 ? '' : back === 1 ? '\n\nA motorcycle of yours is back on the site.' : `\n\n${back} motorcycles of yours are back on the site.`}${off === 0 ? '' : `\n\n${off === 1 ? 'A motorcycle of yours stays' : `${off} motorcycles of yours stay`} off the site. Under My products you can write to us about ${off === 1 ? 'it' : 'each of them'}.`}${close}`;

/** Where we know neither make nor model. */
export const someMotorcycle = 'motorcycle';
/** The same where it stands alone, as in a list. */
export const unnamedMotorcycle = 'Motorcycle';
/** Under a list in a mail, where it names only the first. */
export function furtherOnes(count: number): string {
  return count === 1 ? 'And 1 more.' : `And ${count} more.`;
}
export const takenOffSubject = 'Your motorcycle was taken off Moto Garage';
export const takenOffText = (bike: string, reason: string, own: string) =>
  `The garage has taken your ${bike} off the site. Nobody can find or book it now. The reason:\n\n${reason}\n\nIf this can be corrected, do it under My products:\n\n${own}\n\nThere you can also write to us, once it is corrected or if we are mistaken. We will look at it again.${close}`;

export const putBackSubject = 'Your motorcycle is back on Moto Garage';
export const putBackText = (bike: string, own: string) =>
  `The garage has put your ${bike} back on the site. Whatever you changed in the meantime is there, too.\n\nSee who booked it under My products:\n\n${own}${close}`;
// In its place where it is not for sale.
export const freeSubject = 'The garage no longer keeps your motorcycle off its site';
const free = (bike: string) => `Moto Garage had taken your ${bike} off the site, and no longer keeps it off.`;
export const freeSoldText = (bike: string, own: string) =>
  `${free(bike)} It is marked as sold, and stays so. You find it under My products:\n\n${own}${close}`;
export const freeDeletedText = (bike: string, deleted: string) =>
  `${free(bike)} You have deleted it, and it stays deleted. What can still be brought back is under My products:\n\n${deleted}${close}`;

/** Motorcycles with how many wait for an answer about each. */
type BikesWithBuyers = readonly { name: string; waiting: number }[];
const buyers = (count: number) => (count === 1 ? 'a buyer' : `${count} buyers`);
const sumOf = (bikes: BikesWithBuyers) => bikes.reduce((sum, { waiting }) => sum + waiting, 0);
export const bookedSubject = (bikes: BikesWithBuyers) =>
  bikes.length === 1
    ? `Your ${bikes[0]?.name} is booked: ${buyers(sumOf(bikes))} ${sumOf(bikes) === 1 ? 'is' : 'are'} waiting for you`
    : 'Buyers are waiting for your answer';
export const bookedText = (bikes: BikesWithBuyers, more: boolean, link: string, stop: string) =>
  `Somebody wants to see what you sell at Moto Garage:\n\n${bikes.map(({ name, waiting }) => `- ${name}: ${buyers(waiting)}`).join('\n')}${more ? '\n- and others' : ''}\n\nTheir meeting places and mobile numbers are under My products. Call them, then press “I have answered”:\n\n${link}\n\nSold already? Mark it as sold there, and nobody will ask any more.\n\nYou get this mail because you sell at Moto Garage with this address. No more mail about bookings:\n\n${stop}${close}`;

const ifPaid = 'If you have already paid, keep every message and receipt, and go to the police.';

export const bookedOffSubject = 'A motorcycle that you booked was taken off Moto Garage';
export const bookedOffText = (bike: string, link: string) =>
  `The garage has taken the ${bike} that you booked off the site. Do not pay for it, and do not hand over papers, whatever you are told.\n\n${ifPaid}\n\nYour bookings:\n\n${link}${close}`;

export const bookedBackSubject = 'A motorcycle that you booked is back on Moto Garage';
export const bookedBackText = (bike: string, link: string) =>
  `The ${bike} that you booked was taken off the site and is back: the garage looked into it. Your booking stands. Pay only once you have seen the motorcycle and its papers.\n\nYour bookings:\n\n${link}${close}`;

/** What somebody booked and is not for sale any more. */
type BikesNoLongerForSale = readonly { name: string; isSold: boolean }[];
export const overSubject = (bikes: BikesNoLongerForSale) => {
  const [first] = bikes;
  if (!first || bikes.length > 1) return 'What you booked is not for sale any more';
  return `The ${first.name} that you booked is ${first.isSold ? 'sold' : 'not for sale any more'}`;
};
export const overText = (bikes: BikesNoLongerForSale, more: boolean, link: string) =>
  `You booked this at Moto Garage, and it is not for sale any more:\n\n${bikes.map(({ name, isSold }) => `- ${name}: ${isSold ? 'marked as sold' : 'taken down'}`).join('\n')}${more ? '\n- and others' : ''}\n\nSave yourself the trip. If it was sold to you, all is well.\n\nIf you have paid and have not received it, keep every message and receipt, and go to the police.\n\nYour bookings:\n\n${link}${close}`;

export const reportedSubject = 'What came of your report at Moto Garage';
const reportedClose = `\n\nThis is the only mail about your report.${close}`;
const thanks = (bike: string) => `Thank you for your report of the ${bike}. The garage has looked at it.`;
/** By what came of it. */
export const reportedText = {
  off: (bike: string, link: string) =>
    `${thanks(bike)}\n\nIt is off the site now. Do not pay for it, whatever you are told. ${ifPaid}\n\n${link}${reportedClose}`,
  stays: (bike: string, link: string) =>
    `${thanks(bike)}\n\nIt stays on the site for now. That does not mean that it is safe: pay only once you have seen the motorcycle and its papers. If you learn more, report it again on its page:\n\n${link}${reportedClose}`,
  ended: (bike: string, link: string) =>
    `${thanks(bike)}\n\nIt is not for sale any more: do not pay for it, whatever you are told. ${ifPaid}\n\n${link}${reportedClose}`,
} as const;
