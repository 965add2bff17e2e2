export const title = 'Contact';
export const description =
  'Ask Moto Garage about a second-hand motorcycle, its papers, or selling your own. Leave your e-mail address and we will write back.';
export const lead =
  'Leave your e-mail address and we will write to you. You need no account, and we put you on no mailing list.';
export const email = 'E-mail address';
export const emailHint = 'We use it to answer you, and for nothing else.';
export const inquiry = 'Send inquiry';
export const sent = 'Inquiry sent. We will write to you.';
export const sentTo = (address: string) => `We have your inquiry and will write to ${address}.`;

export const topicsTitle = 'What people ask us';
/** The question whose answer is another one in each country. */
export const whichPapers = 'Which papers do I need?';
export const topics = [
  {
    question: 'Is this bike still there?',
    answer:
      'If its card says “Available”, nobody has marked it as sold. Book it with a place and your number, and whoever sells it knows that you are coming.',
  },
  {
    question: 'Can you hold a bike for me?',
    answer:
      'The seller decides. We never ask for money to hold one, and a seller who asks for a large advance for a bike that you have not seen is a seller to avoid.',
  },
  {
    question: whichPapers,
    answer:
      'The registration certificate, the tax token, forms TO and TTO, a sale receipt, a notarised affidavit, and the NID of both sides.',
  },
  {
    question: 'How do I take my bike off the site?',
    answer:
      'Under MY PRODUCTS on your dashboard: mark it as sold, or delete it. It leaves searches and lists at once.',
  },
] as const;
export const papersLink = 'The papers, one by one';
