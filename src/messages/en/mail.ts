// Mails that the garage sends. Plain text; nothing that somebody typed stands in them.
const close = '\n\nMoto Garage\n';

export const confirmSubject = 'Confirm your e-mail for Moto Garage';
export const confirmText = (link: string) =>
  `Welcome to Moto Garage.\n\nOpen this page and press the button to confirm that this mailbox is yours:\n\n${link}\n\nThe link is good for three days. If you did not register, do nothing: without you the address stays unconfirmed.${close}`;

export const resetSubject = 'Choose a new password for Moto Garage';
export const resetText = (link: string) =>
  `Somebody, hopefully you, has asked for a new password for your account at Moto Garage.\n\nChoose it on this page:\n\n${link}\n\nThe link is good for one hour and can be used once. If you did not ask for it, do nothing: your password stays as it is.${close}`;

export const changedSubject = 'Your password for Moto Garage was changed';
export const changedText = (link: string) =>
  `The password of your account at Moto Garage was just changed, and every other device was logged out.\n\nIf that was not you, choose a new password at once:\n\n${link}${close}`;

export const deletedSubject = 'Your account at Moto Garage was deleted';
export const deletedText = `Your account at Moto Garage was deleted, as you asked. Your listings were taken down, and your bookings no longer say whose they are.${close}`;
