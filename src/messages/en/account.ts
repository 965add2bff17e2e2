// My account, at /dashboard/account.
export const menuEntry = 'MY ACCOUNT';
export const title = 'My account';
export const loading = 'Loading your account…';
export const failed = 'Your account could not be loaded.';
export const confirmed = 'E-mail confirmed';
export const unconfirmed = 'E-mail not confirmed yet';
export const isAdmin = 'Admin';
export const since = (day: string) => `Member since ${day}`;

export const profileTitle = 'Name and photo';
export const saveProfile = 'Save';
export const profileSaved = 'Your changes are saved.';

export const passwordTitle = 'Password';
export const passwordLead = 'All other devices are logged out when you change it.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const changePassword = 'Change password';
export const passwordChanged = 'Your password is changed. All other devices were logged out.';
export const currentPasswordEmpty = 'Enter your current password.';

export const googleTitle = 'Google';
export const googleLead = 'With a linked Google account you log in without your password.';
export const googlePassword = 'Your password';
export const linkGoogle = 'Link a Google account';
export const unlinkGoogle = 'Unlink Google';
export const googleIsLinked = 'A Google account is linked';
export const googleLinked = 'Your Google account is linked. From now on you can log in with it.';
export const googleUnlinked = 'You can no longer log in with Google.';

export const mailTitle = 'Mail about bookings';
export const mailLead =
  'At once when somebody books what you sell, and then at most once an hour. We send it only to an address that is confirmed.';
export const mailStates = {
  on: 'You get mail when somebody books.',
  off: 'You get no mail when somebody books. Under My products you see who is waiting for your answer.',
} as const;
/** In place of that, before the mailbox is confirmed. */
export const noMailYet =
  'You get no mail yet: first confirm your e-mail with the link that we sent you. Until then, you see under My products who is waiting for your answer.';
export const mailSwitch = { on: 'Turn off', off: 'Turn on' } as const;
/** Names the mail for those who do not see the heading beside the button. */
export const mailSwitchOf = (button: string, mail: string) => `${button}: ${mail}`;
export const bookingMailOn = 'From now on you get mail when somebody books.';
export const bookingMailOff = 'No more mail about bookings.';

// For admins.
export const inboxMailTitle = 'Mail about the inbox';
export const inboxMailLead =
  'Soon after something comes into the inbox, and at most once an hour. The first mail is about everything that is open.';
export const inboxMailStates = {
  on: 'You get mail when something new in the inbox needs an answer.',
  off: 'You get no mail about the inbox. Your dashboard shows how much is waiting there.',
} as const;
export const inboxMailOn = 'From now on you get mail when something comes into the inbox.';
export const inboxMailOff = 'No more mail about the inbox.';

export const devicesTitle = 'Where you are logged in';
export const thisDevice = 'This device';
const unknownDevice = 'Unknown device';
export const device = (browser: string | null, system: string | null) =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? unknownDevice);
export const deviceDetail = (address: string) => (address ? `IP address ${address}, since` : 'Since');
export const endDevice = 'Log out there';
/** With the moment, as somebody may be logged in on two devices of a kind. */
export const endDeviceOf = (name: string, since: string) => `Log out there: ${name}, since ${since}`;
export const endOthers = 'Log out everywhere else';
export const deviceEnded = 'That device is logged out.';
export const othersEnded = 'All other devices are logged out.';

export const dataTitle = 'Your data';
export const dataLead =
  'A file with all that we keep about you: account, devices, listings, bookings and saved searches. Programs can read it (JSON).';
export const download = 'Download my data';
export const downloadNeedsScript = 'The download needs JavaScript.';
export const downloadReady = 'Your data is downloaded.';

export const leaveTitle = 'Delete your account';
export const leaveLead =
  'Your listings are deleted at once and cannot be brought back. We tell people who booked them only that they are gone, so tell them yourself first. Your saved motorcycles and searches are deleted, and mail about them stops. Sellers whose motorcycles you booked no longer see who you are, where you wanted to meet, or your number. Your name, photo, password and devices are gone for good. Download your data first, if you want to keep it.';
export const leaveButton = 'Delete my account';
export const leaveQuestion = 'Delete your account?';
export const leavePassword = 'Your password';
export const leaveFresh =
  'So that nobody else does it on your device, this works only in the five minutes after you log in.';
export const loginAgain = 'Log in again first';
export const leaveConfirm = 'Delete for good';
export const stay = 'Keep my account';
export const close = 'Close';
export const left = 'Your account is deleted. Ride safely.';
export const loginLeft =
  'Your account is deleted here, but your login could not be removed. To remove it, log in once more and delete again.';
