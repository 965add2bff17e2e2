/** An e-mail address in a narrow place: where it does not fit, the host stands on the next line as a whole. */
export function EmailText({ email }: { email: string }) {
  const host = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </>
  );
}
