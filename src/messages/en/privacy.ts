// The Privacy page. Every sentence says what the software does: whoever changes that changes the sentence, too. Figures come from
// the rules themselves.

/** How long things are kept, each from the rule that deletes them. */
interface Kept {
  countMinutes: number;
  googleMinutes: number;
  tokenMinutes: number;
  sessionDays: number;
  enquiryDays: number;
  reporterDays: number;
  resultDays: number;
  restorableDays: number;
  takenOffDays: number;
  photoDays: number;
  outboxDays: number;
  rejectDays: number;
  firebaseDays: number;
}

/** How people log in here. */
interface Logins {
  /** With Google on our own server. */
  google: boolean;
  /** Accounts are at Firebase. */
  external: boolean;
}

interface Answer {
  name: string;
  text: string;
}

export const title = 'Privacy';
export const description =
  'What Moto Garage keeps about you, who sees your mobile number, which mails you get, and how you get a copy or delete everything.';
export const lead = 'What we keep about you, who sees it, and how you delete it.';

export const summaryTitle = 'In short';
export const summary = [
  'You need no account to look around, and we keep no list of what you look at or search for then.',
  'We put no mobile number on public pages. When you book, the seller gets yours. When you sell, people with an account can get yours.',
  'The site has no advertising and no trackers, and sends your data to no advertiser.',
  'Under My account you download your data, correct it, and delete your account.',
  'This page says what the software of the site does. The garage that runs the site is responsible for your data.',
] as const;

export const questionsTitle = 'Questions';

export const lookingTitle = 'What is kept when I only look?';
export const looking = ({ countMinutes, enquiryDays, reporterDays }: Kept): Answer[] => [
  {
    name: 'Pages and searches',
    text: 'We keep no list of them. Motorcycles that you save, compare or look at are noted in your browser. When you log in, the saved ones move to your account.',
  },
  {
    name: 'Counts',
    text: `So that nobody guesses passwords or floods the site, logins, forms and some other requests are counted for each network address (IP address) and account. We store a code made from it, not the address itself. A count ends after ${countMinutes} minutes at most.`,
  },
  {
    name: 'A question to us',
    text: `The e-mail address that you leave is kept until we have answered, and ${enquiryDays} days longer.`,
  },
  {
    name: 'A report of a motorcycle',
    text: `We keep your words, and what the motorcycle said, as long as we keep the motorcycle. If you leave an e-mail address, it is deleted ${reporterDays} days after we have looked at your report. If you are logged in, we note your account instead; if not, until we have looked, a code made from your IP address and browser, to know a report that comes twice. The site never tells the seller who reported.`,
  },
  {
    name: 'Errors',
    text: 'When something fails, the software writes down the time, the page and the error. An error may contain what was being stored. It writes no list of visits. How long these lines are kept, the garage decides. The computers and networks in between may have lists of their own.',
  },
];

export const accountTitle = 'What is kept when I have an account?';
export const account = (
  { sessionDays, resultDays, restorableDays, takenOffDays, photoDays, firebaseDays }: Kept,
  { external }: Logins,
): Answer[] => [
  {
    name: 'You',
    text: 'Your name, your e-mail address, the address of your photo, seller or buyer, and the day on which you registered. Until you delete your account. Confirm your address: as long as you have not, whoever can read its mail can take over the account and what you listed.',
  },
  {
    name: 'Your password',
    text: external
      ? 'It is at Firebase, a service of Google. We never see it.'
      : 'Only as a code from which nobody can read it.',
  },
  {
    name: 'Where you are logged in',
    text: `For each device its IP address, the name of the browser, and since when. Until you log out, or ${sessionDays} days after your last visit at the latest.${
      external
        ? ` Firebase’s number for you and the time of the login stay for ${firebaseDays} days, so that it opens nothing again.`
        : ''
    }`,
  },
  {
    name: 'What you save',
    text: `Motorcycles with their price of that day; searches, what they found, and what of it you have seen. Until you remove them. What a search found is forgotten after ${resultDays} days, once it is not for sale any more.`,
  },
  {
    name: 'What you book',
    text: 'The meeting place, your number, and what the motorcycle said then. Until you delete your account: a booking that you cancel, or take off your list, is still stored.',
  },
  {
    name: 'What you sell',
    text: `All that you write about it, your number, and earlier prices. A sold motorcycle stays until you delete it. A deleted one can be brought back for ${restorableDays} days, then it is gone. One that we took off the site is kept for ${takenOffDays} days at least, while you have your account.`,
  },
  {
    name: 'Photos of motorcycles',
    text: `We keep smaller copies, without what the camera noted, such as the place. A photo that no motorcycle shows is deleted after ${photoDays} days.`,
  },
  {
    name: 'Reports and replies',
    text: 'Reports, and what you write to us about a motorcycle that we took off the site. If we suspend an account, also when, why, and which admin did it.',
  },
];

export const numberTitle = 'Who sees my number?';
export const number: readonly Answer[] = [
  {
    name: 'When you book',
    text: 'The seller of that motorcycle sees your name, e-mail address, number and meeting place. Where there is no seller, as with samples, the garage sees them. Once you cancel, number and place are hidden from them.',
  },
  {
    name: 'When you sell',
    text: 'Whoever has booked your motorcycle sees your number, while it is for sale and the booking stands. No page shows it to others. But as long as it is for sale, anybody who is logged in can get your number and your e-mail address from the data behind the pages.',
  },
  {
    name: 'In what you write',
    text: 'The description of a motorcycle is public. Write no number into it if not everybody may see it.',
  },
];

export const othersTitle = 'Who sees what else?';
export const others: readonly Answer[] = [
  {
    name: 'Everybody',
    text: 'What you write about a motorcycle, its photos, place and earlier prices, and the seller’s name that you type. Beside it: since when you are a member, whether your e-mail is confirmed, how many others you sell, and how fast you answer. Search engines may copy it.',
  },
  {
    name: 'The garage’s admins',
    text: 'Of every account the name, e-mail address and whether it is confirmed, seller or buyer, the day of registration, how many motorcycles it sells, which of them were taken off the site, and whether, why and by whom it was suspended. What is sent to the garage: questions, reports and who sent them, replies, and bookings without a seller. The site does not show them what buyers and sellers book among themselves.',
  },
  {
    name: 'Only you',
    text: 'The site shows your own photo, what you save, and where you are logged in to nobody else.',
  },
  {
    name: 'Whoever runs the server',
    text: 'They can read all that is stored on it, but no password.',
  },
];

export const mailsTitle = 'Which mails do I get?';
export const mails = ({ outboxDays }: Kept, { external }: Logins): Answer[] => [
  {
    name: 'About your account',
    text: external
      ? 'When it is suspended, reinstated or deleted, or when what somebody else listed under your address is taken off sale. Firebase sends the mails that confirm your address or change your password.'
      : 'To confirm your address, to choose a password, and when somebody changes how to log in, when the account is suspended, reinstated or deleted, or when what somebody else listed under your address is taken off sale. They protect you, so they cannot be turned off.',
  },
  {
    name: 'About what you sell',
    text: 'When somebody books it: ends with the link in the mail, or under My account. When we take it off the site, or put it back.',
  },
  {
    name: 'About what you save',
    text: 'New results of a search, and lower prices: ends with the link in the mail, or under My searches.',
  },
  {
    name: 'About what you book',
    text: 'One mail when it is not for sale any more. When we take it off the site, or put it back.',
  },
  { name: 'About your report', text: 'One mail, after we have looked at it.' },
  {
    name: 'No others',
    text: `No newsletter and no advertising. A mail is stored until it is sent or given up. On a site without a mail server it stays in a folder for ${outboxDays} days.`,
  },
];

export const browserTitle = 'What is in my browser?';
export const browser = ({ sessionDays, googleMinutes, tokenMinutes }: Kept, logins: Logins): Answer[] => [
  {
    name: 'Cookies',
    text: `None before you log in. Then one that keeps you logged in, until you log out, or ${sessionDays} days after your last visit.${
      logins.google ? ` While you log in with Google, another one, for ${googleMinutes} minutes at most.` : ''
    }`,
  },
  {
    name: 'Storage',
    text: `What you saved before login, compared and looked at; what you have typed and not sent; how far down a list you were. While you are logged in, also whose lists these are, and a key that is good for ${tokenMinutes} minutes.${
      logins.external ? ' Firebase stores its own note of your login.' : ''
    }`,
  },
  {
    name: 'After logout',
    text: 'Cookie and key are gone, and so is what you had compared, looked at, and typed in that tab.',
  },
];

export const companiesTitle = 'Does anybody else get something?';
export const companies = (logins: Logins): Answer[] => [
  {
    name: 'Pictures from elsewhere',
    text: 'A seller may show a picture from another site, and so may your own photo be. Your browser gets it there. That site then sees your IP address, but not which page you look at.',
  },
  ...(logins.google
    ? [
        {
          name: 'Google',
          text: 'Only if you press “Continue with Google”, or link Google under My account. Google learns that you log in here. We get your name, e-mail address, the address of your photo, and Google’s number for you. That number and address are kept until you unlink Google or delete your account.',
        },
      ]
    : []),
  ...(logins.external
    ? [
        {
          name: 'Firebase',
          text: 'Accounts are kept at Firebase, a service of Google. It has your e-mail address, password, name and the address of your photo. It sees your IP address when you register or log in, and while you are logged in. We get its number for you.',
        },
      ]
    : []),
  { name: 'Mail', text: 'Our mails pass through the mail service of the garage and through yours.' },
  {
    name: 'No others',
    text: `Pages, fonts and drawings come from this site alone. There is no advertising, no counting of visits by others, and no map.${
      logins.external ? ' Only the login of Firebase is from Google.' : ''
    }`,
  },
];

export const yoursTitle = 'How do I see, correct or delete it?';
export const yours = ({ rejectDays }: Kept, { external }: Logins): Answer[] => [
  {
    name: 'See it',
    text: 'My account, Download my data: a file with all that we keep about you. Photos are in it by their addresses. Not in it: secrets such as your password, what others keep of a motorcycle that they booked or reported, and mails on their way.',
  },
  {
    name: 'Correct it',
    text: `Your name and photo under My account; a motorcycle under My products; the place and number of a booking by booking again.${
      external ? '' : ' The e-mail address of an account stays: for another one, register again.'
    }`,
  },
  {
    name: 'Delete it',
    text: `My account, Delete my account. It works at once, and for good.${
      external ? ' If Firebase cannot be reached then, the page says that the login is left there.' : ''
    }`,
  },
  {
    name: 'Without a login',
    text: 'Leave your e-mail address on the Contact page, and the garage writes to you. Do so, too, if your account is suspended.',
  },
  {
    name: 'From a list',
    text: `A motorcycle that the garage took from a list has no number or e-mail address of its seller beside it, only the name and the text of the list. If it is yours, write to the garage. Lines of a list that could not be used are kept for ${rejectDays} days.`,
  },
];

export const leftTitle = 'What is left after I delete my account?';
export const left = ({ restorableDays, firebaseDays }: Kept, { external }: Logins): Answer[] => [
  {
    name: 'Your motorcycles',
    text: `They leave the site at once, and lose your name, number, description and photos. They are deleted within the hour. One with a report that nobody has looked at is kept for ${restorableDays} days at most, or until whoever reported it has been told.`,
  },
  {
    name: 'Your bookings',
    text: 'Sellers see that there was a booking, but not whose, nor the place or the number.',
  },
  {
    name: 'Your reports',
    text: 'They stay without your name and address. What you sent while you were not logged in goes too if you had confirmed your address; otherwise as this page says above.',
  },
  {
    name: 'Copies',
    text: 'What others have copied, written down or got by mail. And backups, if the garage makes them: ask it how long it keeps them.',
  },
  ...(external
    ? [
        {
          name: 'Your last login',
          text: `Firebase’s number for you and the time, for ${firebaseDays} days after it, so that it opens nothing again.`,
        },
      ]
    : []),
];

export const askTitle = 'Who answers me?';
export const ask = (host: string) =>
  `The garage that runs ${host} is responsible for your data, and answers you. This page describes what the software of its site does.`;
export const toContact = 'Write to the garage';
export const toAccount = 'My account';
