/** Password managers save the password of the form under this name. */
export function KnownUsername({ username }: { readonly username: string }) {
  return <input hidden readOnly autoComplete="username" value={username} />;
}
