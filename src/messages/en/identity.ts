export const loginSuccessful = 'Login successfully...!!!';
export const signUpSuccessful = 'Sign up successful.....!';
export const userNameUpdated = 'User name updated';
export const logoutSucceeded = 'Logout succeed';

export const nameEmpty = 'Enter your full name.';
export const nameTooLong = 'Use at most 80 characters for your name.';
export const roleUnknown = 'Choose Seller or Buyer.';
export const proofNeeded = 'Please log in first.';
export const otherEmail = 'You can only ask for this with your own e-mail address.';
export const adminsOnly = 'Only admins can see accounts.';
export const adminNoLonger = 'You are no longer an admin.';
export const inboxAdminsOnly = 'Only admins get mail about the inbox.';
export const foreignOrigin = 'This request came from another site and was not carried out.';
export const identityUnavailable = 'Logins cannot be checked at the moment. Please try again in a minute.';
export const emailUnproven =
  'There is already an account with this e-mail. Prove that the mailbox is yours, then log in again.';
export const signInOver = 'Your session has ended. Please log in again.';
export const tokenInvalid = 'Your session has ended. Please log in again.';

// What the identity provider refuses, by its code without "auth/".
export const invalidCredential = 'E-mail or password is wrong. Check both and try again.';
export const emailAlreadyInUse = 'There is already an account with this e-mail. Log in instead.';
export const invalidEmail = 'This does not look like an e-mail address. Check it for typing errors.';
export const weakPassword =
  'Choose a password of 8 to 128 characters. Very common passwords, your e-mail and the garage’s name are not allowed.';
export const tooManyRequests = 'Too many attempts. Wait a while, at most an hour, then try again.';
export const networkRequestFailed = 'The garage cannot be reached. Check your connection and try again.';
export const operationNotAllowed = 'Google sign-in is not set up on this site. Use your e-mail and password.';
export const samePassword = 'This is your current password. Choose another one.';
export const wrongPassword = 'The password is wrong. Check it and try again.';
export const userNotFound = 'There is no account with this e-mail. Check it for typing errors, or register.';
export const userDisabled =
  'This account has been closed. Write to the garage if you think that is a mistake.';
/** To whoever has proven that the account is theirs; the reason is an admin's own words, or empty. */
export const accountStopped = (reason: string) =>
  `The garage has suspended this account.${reason ? ` The reason: ${reason.replace(/(?<![.!?…])$/, '.')}` : ''} Write to the garage on the Contact page if you think that is a mistake.`;
/** To whoever reads a mailbox that the account's creator never proved to be theirs. */
export const addressStopped =
  'Somebody has used this e-mail for an account that the garage has suspended. Write to the garage on the Contact page if that was not you.';
export const toContact = 'Go to the Contact page';
export const unverifiedEmail =
  'There is already an account with this e-mail. Open the link in the mail that we have just sent there, then log in again.';
export const accountExistsWithDifferentCredential =
  'There is already an account with this e-mail. Log in with its password; you can then link Google under My account.';
export const credentialAlreadyInUse =
  'This Google account is already linked to another account of the garage. Choose another one.';
export const googleEmailUnverified =
  'Google has not confirmed the e-mail of this account. Confirm it there, or use e-mail and password here.';
export const providerAlreadyLinked =
  'A Google account is already linked. Reload the page to see it; to link another one, unlink it first.';
export const noSuchProvider = 'No Google account is linked any more. Reload the page to see it.';
export const secondProofAsked =
  'This account needs a second step to log in, which this site does not support. Ask the garage to switch it off.';
export const googleDone = 'Google has told us who you are. You can close this window.';
export const googleGoOn = 'Continue here';
export const lastWayIn =
  'Google is the only way into your account. Log out and use “Forgot your password?” to choose a password first.';
export const requiresRecentLogin = 'You logged in too long ago for this. Log in again, then try once more.';
export const popupBlocked =
  'Your browser has blocked the Google window. Allow pop-up windows for this site and try again.';
export const popupClosedByUser =
  'The Google window was closed before you were logged in. Try again when you are ready.';
export const cancelledPopupRequest = 'A newer Google window is open. Continue there.';
export const unauthorizedDomain =
  'Google sign-in is not allowed at this address of the site. Use your e-mail and password, and tell the garage.';
export const invalidApiKey =
  'Logging in is not set up correctly on this site. Please tell the garage, and come back later.';
export const webStorageUnsupported =
  'Your browser keeps no data for this site. Allow cookies and site data, then try again.';
export const cookiesRefused = 'Your browser does not keep cookies for this site. Allow them to log in.';
export const scriptNeeded =
  'Logging in needs JavaScript on this site. Switch it on, let the page load to its end, and try again.';
export const internalError = 'Something went wrong on our side. Please try again.';

// Login, registration and logout pages.
export const loginTitle = 'Login';
export const loginLead = 'Log in to see the motorcycles of a category, to book one, or to sell yours.';
/** Leads from the login before a category's page to the same motorcycles in the search. */
export const seeWithoutLogin = 'Only looking? See them without logging in.';
/** Why somebody who was logged in stands before the login page again. */
export const loginOver = 'Your session has ended. Log in again to continue.';
export const loginOverTypingKept =
  'Your session has ended. What you typed is kept: log in again to continue.';
export const loginOverUnsaved =
  'Your session has ended, so your last change was not saved. Log in again to continue.';
/** Where the answer to a deletion never came. */
export const perhapsDeleted =
  'Your account is deleted, or you were logged out: we cannot tell from here. Log in to see. If your password no longer works, the account is deleted.';
const begun = { login: 'Log in', signup: 'Register' } as const;
/** What waits behind login or registration: a search, by the names of its parts. */
export function toSaveSearch(doing: keyof typeof begun, names: readonly string[]): string {
  const search = names.length === 0 ? 'this search' : `this search: ${names.join(', ')}`;
  return `${begun[doing]} to save ${search}.`;
}
/** The same of what a browser has kept. */
export function toKeepSaved(doing: keyof typeof begun): string {
  return `${begun[doing]} to have your saved motorcycles on every device, and to get mail when their prices go down.`;
}
/** The same of a motorcycle; null where it is not known (yet) what it is. */
export function toBook(doing: keyof typeof begun, kind: 'booking' | 'purchase', bike: string | null): string {
  return `${begun[doing]} to ${kind === 'booking' ? 'book' : 'buy'} ${bike === null ? 'this motorcycle' : `“${bike}”`}.`;
}
export const loginButton = 'Login';
export const googleButton = 'Continue with Google';
export const orGoogle = 'or';
export const emailLabel = 'E-mail';
export const passwordLabel = 'Password';
export const rememberLabel = 'Remember me';
export const noAccountYet = 'New here?';
export const registerLink = 'Register';
export const formRefused = 'Not everything is filled in as it should be.';

export const signUpTitle = 'Register';
export const signUpLead = 'One account to buy and to sell. It costs nothing.';
export const signUpButton = 'Sign up';
export const haveAccount = 'Already registered?';
export const loginLink = 'Login';
export const fullNameLabel = 'Full name';
export const photoLabel = 'Photo URL';
export const photoHint =
  'The address of a picture of you on the web. None at hand? Use one of our illustrations.';
export const useIllustration = 'Use an illustration';
export const nextIllustration = 'Another illustration';
export const illustrationChosen = 'Your photo will be one of our illustrations.';
export const withoutScriptPhoto = 'To use an illustration, copy this address into the field:';
/** Where no script runs, after a refusal. */
export const passwordEmptied =
  'For your safety the password was removed: type it once more. 8 to 128 characters.';
export const passwordHint =
  '8 to 128 characters; a few words in a row are easy to remember and hard to guess.';
export const roleLabel = 'I am here as a';
export const roleNames = { seller: 'Seller', buyer: 'Buyer' } as const;
export const termsLabel =
  'I agree to the terms: what I list is mine to sell, and I pay only when I stand beside the bike.';

/** Below that: leads to the Privacy page. */
export const privacyLink = 'What we keep about you, and who sees your number (in a new tab)';

export const emailEmpty = 'Enter your e-mail address.';
export const passwordEmpty = 'Enter your password.';
export const rememberNeeded = 'Tick Remember me to log in.';
export const photoEmpty = 'Enter the address of a photo, or use an illustration.';
export const photoInvalid = 'Enter a photo address that begins with https:// or http://.';
export const termsNeeded = 'Tick this box to register.';
/** Why the rest is missing comes first, as what to do about it comes last. */
export const profileMissing = (why: string) =>
  `Your account was created and you are logged in, but your name and photo could not be saved. ${why} Then press Sign up once more to finish, or skip this and add them later under My account.`;
export const roleMissing = (why: string) =>
  `Your account was created with your name and photo, and you are logged in, but your role could not be saved. ${why} Then press Sign up once more to finish, or skip this and choose it later under My account.`;
/** Before what keeps its owner out. */
export const signedUpButOut = (why: string) =>
  `Your account was created, but you are not logged in. ${why} Then press Sign up once more to finish.`;
export const carryOn = 'Skip for now';

export const noPassword =
  'This account has no password yet. Log out and use “Forgot your password?” to choose one.';
export const sessionNotFound = 'That device is already logged out.';

// Forgotten passwords and confirmed mailboxes.
export const forgotLink = 'Forgot your password?';
export const forgotTitle = 'Forgot password';
export const forgotLead = 'Tell us your e-mail, and we will send you a link to choose a new password.';
export const forgotButton = 'Send the link';
export const resetSent = (email: string) =>
  `If there is an account with ${email}, a mail is on its way. Its link is good for one hour.`;
export const backToLogin = 'Back to login';
export const resetTitle = 'New password';
export const newPasswordLabel = 'New password';
export const resetButton = 'Save the new password';
export const resetDone = 'Your new password is saved. Every device was logged out.';
export const resetPerhaps =
  'Your new password may already be saved, and only the answer was lost on its way to you. Try to log in with it. If that does not work, ask for a new link.';
export const linkOver = 'This link is too old or has already been used. Ask for a new one.';
export const askAgain = 'Ask for a new link';
export const confirmTitle = 'Confirm e-mail';
export const confirmQuestion = 'Press the button to confirm that the mail reached you.';
/** Where the link is opened again. */
export const confirmedAlready = (email: string) =>
  `The e-mail ${email} is already confirmed. If the mail came to another address, log out here and open its link again.`;
export const confirmSignedOut =
  'You are not logged in here. Anybody can register with your address, so this link alone does not show that the account is yours: log in first, or choose a new password, which logs out every other device.';
export const confirmButton = 'Confirm my e-mail';
export const confirmAnew = 'Confirm with a new password';
export const loginToConfirm = 'Log in and confirm';
export const confirmByPassword =
  'You are not logged in here as the account that the mail is about. Choose its password now: that confirms your e-mail as well, and logs out every other device.';
export const confirmed = 'Thank you. Your e-mail is confirmed.';
export const confirmationSent = (email: string) => `A new link is on its way to ${email}.`;
export const unconfirmedLabel = 'Your e-mail';
export const unconfirmed = (email: string) =>
  `We have sent a mail to ${email}. Open its link when you can: then you can always get back into your account, and you hear by mail about your bookings, searches and motorcycles.`;
export const sendAgain = 'Send again';
export const sentAgain = 'Sent. Send again?';
export const toDashboard = 'Go to the dashboard';

export const logoutTitle = 'Logout';
export const logoutQuestion = 'Do you want to log out on this device?';
export const logoutButton = 'Logout';
export const stay = 'Stay logged in';
export const loggedOutAlready = 'You are logged out.';

// The pages Admins, Sellers and Buyers.
export const groupTitles = { admins: 'Admins', sellers: 'Sellers', buyers: 'Buyers' } as const;
export const accountsForAdmins = 'Only the admins of the garage can see the list of accounts.';
export const searchAccounts = 'Search by name or e-mail';
export const searchButton = 'Search';
export const accountName = 'Name';
export const accountSince = 'Since';
export const accountListings = 'Listings';
export const nameless = 'No name given';
export const noAccounts = {
  admins: 'No admins yet',
  sellers: 'No sellers yet',
  buyers: 'No buyers yet',
} as const;
/** The parts of Sellers and of Buyers. */
export const accountTabs = { all: 'All', stopped: 'Suspended' } as const;
export const nobodyStopped = {
  admins: 'No suspended admins',
  sellers: 'No suspended sellers',
  buyers: 'No suspended buyers',
} as const;
/** Whoever looks for one may be in the wrong list. */
export const nobodyStoppedHint =
  'Accounts that an admin suspends are listed here, the latest first: sellers under Sellers, buyers under Buyers.';
export const showStopped = 'Show all that are suspended';
export const nobodyFound = 'Nobody found';
export const nobodyFoundHint = 'Try fewer letters, or a part of the e-mail address.';
export const showEverybody = 'Show everybody';
export const moreAccounts = 'More accounts';
export const loadingAccounts = 'Loading accounts…';
export const accountsFailed = 'The list of accounts could not be loaded.';
