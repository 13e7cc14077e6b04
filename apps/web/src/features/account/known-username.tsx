/** Password managers save the new password under this name. */
export function KnownUsername({ username }: { readonly username: string }) {
  return <input hidden readOnly autoComplete="username" value={username} />;
}
