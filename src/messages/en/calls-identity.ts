// What the document of the API says of the calls about identity.

export const postToken = {
  summary: 'A short-lived token for the signed-in person',
  description:
    'The session cookie (or the external provider’s ID token) proves who asks; the e-mail must be theirs.',
  body: 'Whose token.',
  answer: 'Send it as `Authorization: Bearer`.',
} as const;

export const postUser = {
  summary: 'Write the profile of the signed-in person',
  body: 'Name, own e-mail, and seller or buyer.',
  answer: 'Written.',
} as const;

export const getAccounts = {
  summary: 'Accounts of a role, for admins',
  answer: 'Newest first; of suspended ones, the latest suspended first.',
} as const;

export const accountQuery = {
  state: 'Stopped: only those that an admin has suspended.',
} as const;

export const account = {
  admin: 'Whether the account is an admin’s, which cannot be suspended.',
  stopped: 'Since when, by whom and why the account is suspended; null where it is not.',
  stoppedBy: 'The admin; null where their account is gone.',
  stopReason: 'What its owner is told; may be empty.',
  stoppedListings: 'How many products went off the site with it and are still off.',
} as const;

export const start = {
  summary: 'Leads a browser to Google, to sign in or to link',
  status302: 'To Google.',
  status200: 'Why not, as a page.',
} as const;

export const callback = {
  summary: 'Where Google sends people back to',
  status200: 'A page that reports to the page which opened the window.',
  status303: 'To the page that was asked for, with a session; or back to login.',
} as const;

export const done = {
  answer: 'Done.',
} as const;

export const getAccount = {
  summary: 'Your account, and where you are signed in',
  answer: 'The account.',
} as const;

export const patchAccount = {
  summary:
    'Change your name, photo or role, or whether you get mail about bookings and, as an admin, about the inbox',
  body: 'What changes.',
} as const;

export const bookingMail = 'Whether mail is sent when somebody books what you sell.';
export const inboxMail = 'Whether mail is sent about new entries in the inbox; null for all but admins.';
export const inboxMailWish = 'The same; only admins may choose.';

export const postPassword = {
  summary: 'Change your password',
  description: 'Every other session of the account ends.',
  body: 'The current password, and the new one.',
} as const;

export const deleteSessions = {
  summary: 'End all your sessions but this one',
  answer: 'How many ended.',
} as const;

export const deleteSession = {
  summary: 'End one of your sessions',
  answer: 'It ended.',
} as const;

export const getExport = {
  summary: 'All that is stored about you',
  answer: 'A JSON file.',
} as const;

export const postDeletion = {
  summary: 'Delete your account for good',
  description: 'Listings are taken down; bookings no longer say whose they are.',
  body: 'The password.',
} as const;

export const postGoogle = {
  summary: 'Ask to link a Google account',
  description: 'The ticket goes to /api/auth/google/start and is good for ten minutes, in this session only.',
  body: 'The password.',
  answer: 'The ticket.',
} as const;

export const deleteGoogle = {
  summary: 'Unlink Google from your account',
  body: 'The password.',
} as const;

export const postExternalSignIn = {
  summary: 'Sign in with a Firebase ID token',
  answer: 'Done; the session cookie is set.',
} as const;

export const providerApi = {
  body: 'Members that are not listed are ignored.',
} as const;

export const userAnswer = {
  answer: 'Done; the session cookie is set.',
} as const;

export const signUpEmail = {
  summary: 'Create an account and sign in',
  description:
    'The same e-mail, password and name sent again within a minute sign in to the account that the first request created.',
} as const;

export const signInEmail = {
  summary: 'Sign in with e-mail and password',
} as const;

export const sendVerificationEmail = {
  summary: 'Send the link that confirms your mailbox',
} as const;

export const verifyEmail = {
  summary: 'Confirm a mailbox',
  description:
    'If you are not signed in to that account, you get a token for choosing its password instead, which confirms the mailbox, too.',
  answer: '`status`: the mailbox is confirmed. `choosePassword`: a token for /auth/reset-password.',
} as const;

export const requestPasswordReset = {
  summary: 'Send a link for choosing a new password',
  description: 'The answer and the work for it are the same whether there is such an account or not.',
  body: 'Whose password.',
  next: 'A path of this site that the person was on the way to. It is told to whoever brings the token from the mail.',
  answer: 'Noted.',
} as const;

export const resetPassword = {
  summary: 'Choose a new password with the token from a mail',
  description:
    'Every session of the account ends. The token can be used once; where the password is the current one it is refused, and the token stays good, unless the token only confirms a mailbox. The refusal of a token that is over says `next`, too, for a day.',
  answer: '`next`: where the person was on the way to who asked for the mail.',
} as const;

export const updateUser = {
  summary: 'Change your name or photo; needs the session cookie',
} as const;

export const getSession = {
  summary: 'Who is signed in',
  answer: 'Null when nobody is.',
} as const;

export const signOut = {
  summary: 'End the session of the cookie; its tokens die with it',
  answer: 'Ended.',
} as const;

export const newUser = {
  name: 'The name to show.',
  role: 'What somebody came to do; without it that stays as it is, at first buyer.',
} as const;

export const session = {
  browser: 'Null when it does not say.',
  address: 'The network address it came from; empty when unknown.',
  current: 'The session of this very call.',
} as const;

export const ownProfile = {
  name: 'The name to show.',
} as const;

export const deletion = {
  password: 'Needed where the account has one; otherwise the sign-in must be fresh.',
} as const;

export const signIn = {
  email: 'The account’s e-mail.',
  password: 'The account’s password.',
} as const;

export const signUp = {
  email: 'An e-mail that has no account yet.',
  password: (least: number, most: number) =>
    `${least} to ${most} characters, and not one of the most common.`,
  name: 'May be empty; POST /users gives one as well.',
} as const;

export const profileChange = {
  name: 'The name to show.',
  image: 'Address of a photo, http or https; empty for none.',
} as const;

export const mailbox = {
  email: 'An e-mail.',
} as const;

export const link = {
  token: 'The token from the mail.',
} as const;

export const passwordReset = {
  token: 'The token from the mail.',
  newPassword: 'As at registration.',
} as const;
