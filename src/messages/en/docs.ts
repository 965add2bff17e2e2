export const title = 'The Moto Garage API';
export const intro =
  'Every call that the pages make, for programs. Errors are problem documents (RFC 9457) with a stable code. Members of a request that are not listed are ignored.';
export const recipe =
  'To act as a member: create an account or sign in with /api/auth, keep the session cookie, ask POST /api/jwt for a token with your e-mail, and send it as Authorization: Bearer. A token is good for 15 minutes.';
export const machineReadable = 'OpenAPI 3.1 document';
export const needsToken = 'needs a token';
export const needsSession = 'needs the session cookie';
export const request = 'Request';
export const answers = 'Answers';
export const required = 'required';
export const parameters = 'Parameters';
