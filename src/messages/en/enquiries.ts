export const emailEmpty = 'Enter your e-mail address, so that we can answer.';
export const emailInvalid =
  'This does not look like an e-mail address. It should read like name@example.com.';
