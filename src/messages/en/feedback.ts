export const title = 'Feedback';
export const description =
  'What buyers and sellers of second-hand motorcycles tell us, what we do about it, and how to send Moto Garage your own feedback.';
export const lead = 'A garage gets better when somebody says where it squeaks.';

export const voicesTitle = 'How it should go';

export const knocksTitle = 'Where the trade knocks, and what we do about it';
export const knocks = [
  {
    problem: 'Sold, but still listed',
    remedy: 'A seller marks a bike as sold in two presses, and it leaves all searches and lists at once.',
  },
  {
    problem: '“Is this available?”, thirty times a day',
    remedy:
      'A bike in a list here has not been marked as sold. A booking comes with a place and a number, so the first message is already the useful one.',
  },
  {
    problem: 'Half the price, twice the hurry',
    remedy:
      'The original price is shown beside the asking price. When the gap is too good to be true, ask why before you go.',
  },
  {
    problem: 'A form that forgets',
    remedy:
      'When something in a form is wrong, we say which field, and keep everything else as you typed it.',
  },
] as const;

export const tellTitle = 'We ask you back';
export const tellText =
  'Good, bad, or a rattle that you cannot place: leave your e-mail address on the Contact page, and we will write to you and ask.';
export const tellButton = 'Contact';
